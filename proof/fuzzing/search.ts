import { openInProcessSession } from '../../adapter/client/in-process-session';
import { fuzz } from '../../fuzz/fuzz';
import createReference from '../../ports/reference';
import type { Level } from '../../suite';
import { MUTANTS } from '../mutants';
import { VARIANTS } from '../variants';

/** An implementation, and the scenarios that are played with it. */
export interface Search {
  readonly id: string;
  readonly level: Level;
  readonly runs: number;
  readonly seed: number;
}

/** Tells whether the fuzzer finds a difference in a mutant or a variant. Threads of the pool call it. */
export default async function search({ id, ...options }: Search): Promise<boolean> {
  const implementation = [...MUTANTS, ...VARIANTS].find((one) => one.id === id);
  if (implementation === undefined) throw new Error(`no mutant and no variant is called ${id}`);
  const reference = await openInProcessSession(createReference);
  const port = await openInProcessSession(() => implementation.make());
  const stop = new AbortController();
  // Shrinking would take most of the time.
  const onRun = ({ isShrinking }: { readonly isShrinking: boolean }): void => {
    if (isShrinking) stop.abort();
  };
  const { find } = await fuzz({ ...options, reference, port, signal: stop.signal, onRun });
  return find !== undefined;
}
