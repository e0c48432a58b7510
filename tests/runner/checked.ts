import { openInProcessSession } from '../../adapter/client/in-process-session';
import type { Adapter } from '../../adapter/contract/adapter';
import createReference from '../../ports/reference';
import { checkAdapter, type ProbeResult } from '../../runner/check/check-adapter';
import { readProbes } from '../../runner/check/probes';

const PROBES = readProbes();

/** Changes of operations of the reference. */
export type Change = Partial<Adapter> | ((reference: Adapter) => Partial<Adapter>);

/** Checks the reference with some of its operations changed. */
export async function checked(change: Change): Promise<ProbeResult[]> {
  const reference = createReference();
  const changed = typeof change === 'function' ? change(reference) : change;
  const session = await openInProcessSession(() => ({ ...reference, ...changed }));
  return checkAdapter(session, PROBES, () => undefined);
}

/** Returns the results that are neither ok nor skipped, each in one line. */
export function failuresIn(results: readonly ProbeResult[]): string[] {
  return results
    .filter(({ kind }) => kind !== 'ok' && kind !== 'skipped')
    .map(({ kind, call, text }) => `${kind} ${call.method}: ${text.replace(/ \(\S+:\d+\)$/, '')}`);
}

/** Returns the number of skipped probes by the reason for skipping them. */
export function skippedIn(results: readonly ProbeResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { text } of results.filter(({ kind }) => kind === 'skipped'))
    counts[text] = (counts[text] ?? 0) + 1;
  return counts;
}
