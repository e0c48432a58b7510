import type { Adapter } from '../../adapter/contract/adapter';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import createReference from '../../ports/reference';
import { fuzz, type FuzzResult } from '../../fuzz/fuzz';
import { scenarioText } from '../../runner/console/scenario-text';
import { stepsOf } from '../../fuzz/random-scenario';
import type { Level, Surface } from '../../suite/read';

/** Returns a function that makes the reference with some of its operations replaced. */
export function port(change: (reference: Adapter) => Partial<Adapter>): () => Adapter {
  return () => {
    // Blocks run on this object, so that calls inside them are changed too.
    const adapter = createReference();
    return Object.assign(adapter, change({ ...adapter }));
  };
}

/** Returns the result of fuzzing a port, by default with seed 1. */
export async function fuzzed(
  make: () => Adapter,
  options: {
    readonly level?: Level;
    readonly surface?: Surface;
    readonly runs?: number;
    readonly seed?: number;
    readonly path?: number;
    readonly time?: number;
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

/** Returns the found scenario as it is printed. */
export function printed({ find }: FuzzResult): string {
  return find === undefined ? 'nothing was found' : scenarioText('found', find.surface, stepsOf(find.groups));
}
