import type { Adapter } from '../../adapter/contract/adapter';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import createReference from '../../ports/reference';
import { fuzz, type FuzzResult } from '../../fuzz/fuzz';
import { scenarioText } from '../../fuzz/gherkin';
import { stepsOf } from '../../fuzz/random-scenario';
import type { Level, Surface, Trial } from '../../suite';

/** The reference with some operations that take the place of its own. */
export function port(change: (reference: Adapter) => Partial<Adapter>): () => Adapter {
  return () => {
    // Blocks are run on this very object, so that the calls inside them are changed as well.
    const adapter = createReference();
    return Object.assign(adapter, change({ ...adapter }));
  };
}

/** Returns the result of fuzzing a port, always from the same seed. */
export async function fuzzed(
  make: () => Adapter,
  options: {
    readonly level?: Level;
    readonly surface?: Surface;
    readonly runs?: number;
    readonly seed?: number;
    readonly path?: string;
    readonly finds?: number;
    readonly knownToFail?: readonly Trial[];
  } = {},
): Promise<FuzzResult> {
  const { level = 'spec', runs = 1000, seed = 1, ...others } = options;
  return fuzz({
    reference: await openInProcessSession(createReference),
    port: await openInProcessSession(make),
    level,
    runs,
    seed,
    ...others,
  });
}

/** The scenario of what was found, as it is printed. */
export function printed({ find }: FuzzResult): string {
  return find === undefined ? 'nothing was found' : scenarioText('found', find.surface, stepsOf(find.groups));
}
