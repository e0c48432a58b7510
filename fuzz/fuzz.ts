import * as fc from 'fast-check';
import type { Session } from '../adapter/contract/session';
import type { Level } from '../suite';
import { grammarOf } from './grammar';
import type { Sessions } from './random-scenario';
import { Trial, type FuzzFind, type FuzzProgress, type TrialOptions } from './trial';

/** What to try, and for how long. */
export interface FuzzOptions extends Sessions, TrialOptions {
  readonly level: Level;
  /** How many random scenarios are played at most. */
  readonly runs: number;
  /** The seed that all of them come from. */
  readonly seed: number;
  /** The number from 0 of the one scenario to play: that of an earlier find. */
  readonly path?: number;
}

/** The result of fuzzing. */
export interface FuzzResult extends FuzzProgress {
  /** The shortest find, and the number of the scenario that showed it first, from 0. */
  readonly find?: FuzzFind & { readonly path: number };
  /** Whether it was ended before all scenarios were played. */
  readonly isInterrupted: boolean;
  /** The messages of operations that the port does not support, and how many scenarios ended there. */
  readonly unsupported: ReadonlyMap<string, number>;
}

/** How many steps are drawn at most. Many of them make no sense where they stand, and are left out. */
const MOST_STEPS = 40;

/**
 * Plays random scenarios on a port and on the reference, side by side, until they differ, and shrinks the scenario in
 * which they do to the shortest one.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { level, path } = options;
  const trial = new Trial(level, limited(options), options);
  const { beginning, following } = grammarOf(level);
  const property = fc.asyncProperty(
    beginning,
    fc.array(following, { maxLength: MOST_STEPS, size: 'max' }),
    (first, others) => trial.run([...first, ...others]),
  );
  const details = await fc.check(property, {
    seed: options.seed,
    numRuns: path === undefined ? options.runs : 1,
    ...(path !== undefined && { path: String(path) }),
  });
  // Whatever else is thrown is a defect of this program.
  if (details.failed && trial.find === undefined) throw details.errorInstance;
  const first = Number(details.counterexamplePath?.split(':')[0]);
  return {
    ...trial.progress,
    ...(trial.find && { find: { ...trial.find, path: first } }),
    isInterrupted: details.interrupted,
    unsupported: trial.unsupported,
  };
}

/** Returns the sessions, each with what one of the two cannot say: a step that needs it is played on neither. */
function limited({ reference, port }: Sessions): Sessions {
  const inexpressible = [reference, port]
    .flatMap(({ handshake }) => handshake.inexpressible ?? [])
    // The grammar has no Floats that are whole. Looking for them takes long.
    .filter((need) => need !== 'whole-floats');
  const limit = (session: Session): Session => ({
    handshake: { ...session.handshake, inexpressible },
    fresh: () => session.fresh(),
    close: () => session.close(),
  });
  return { reference: limit(reference), port: limit(port) };
}
