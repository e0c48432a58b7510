import * as fc from 'fast-check';
import type { Level } from '../suite';
import { Folders } from './folders';
import type { Step } from './step';
import { StepCommand, type Conditions } from './step-command';
import { Trial, type Find, type Progress, type Sessions, type TrialOptions } from './trial';
import { readFixtures, vocabularyOf } from './vocabulary';

/** What to try, and for how long. */
export interface FuzzOptions extends Sessions, TrialOptions {
  readonly level: Level;
  /** How many random scenarios are run at most. */
  readonly runs: number;
  /** The seed that all of them come from. */
  readonly seed: number;
  /** The one scenario that is run, by its number from 0: that of an earlier find. */
  readonly path?: number;
}

/** What came out of it. */
export interface FuzzResult extends Progress {
  /** The shortest difference found, and the number of the scenario that showed it first, from 0. */
  readonly find?: Find & { readonly path: number };
  /** Whether it was ended before all scenarios were run. */
  readonly isInterrupted: boolean;
  /** What the port says that it does not support, and how many scenarios ended there. */
  readonly unsupported: ReadonlyMap<string, number>;
}

/** How many steps are drawn at most. Many of them make no sense where they stand, and are left out. */
const MOST_STEPS = 40;

/**
 * Runs random scenarios on a port and on the reference, side by side, until they differ, and shrinks the scenario in
 * which they do to the shortest one.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { reference, port, level, path } = options;
  const folders = new Folders();
  const trial = new Trial({ reference, port }, options);
  const inexpressible = [reference, port]
    .flatMap(({ handshake }) => handshake.inexpressible ?? [])
    // Of Floats, the vocabulary has none that is whole.
    .filter((need) => need !== 'whole-floats');
  try {
    const property = await scenarios({ level, inexpressible, folderOf: folders.folderOf }, trial);
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
  } finally {
    folders.remove();
  }
}

async function scenarios(conditions: Conditions, trial: Trial) {
  const { beginning, steps } = vocabularyOf(conditions.level, await readFixtures());
  const commandOf = (step: Step) => new StepCommand(step, conditions);
  return fc.asyncProperty(
    beginning.map((step) => (step === null ? [] : [commandOf(step)])),
    // fc.commands would draw the same, and shrink to scenarios that have steps to spare.
    fc.array(fc.oneof(...steps.map((step) => step.map(commandOf))), { maxLength: MOST_STEPS, size: 'max' }),
    (first, others) => trial.run([...first, ...others]),
  );
}
