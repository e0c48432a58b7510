import { openInProcessSession } from '../../adapter/client/in-process-session';
import type { Adapter } from '../../adapter/contract/adapter';
import createReference from '../../ports/reference';
import { checkAdapter, type ProbeResult } from '../../runner/check/check-adapter';
import { PROBES } from '../../runner/check/probes';

/** Checks the reference with some of its operations changed. */
export async function checked(change: (reference: Adapter) => Partial<Adapter>): Promise<ProbeResult[]> {
  const reference = createReference();
  const session = await openInProcessSession(() => ({ ...reference, ...change(reference) }));
  return checkAdapter(session, PROBES, () => undefined);
}

/** Returns the results that are neither ok nor skipped, each in one line. */
export function failuresIn(results: readonly ProbeResult[]): string[] {
  return results.filter(({ kind }) => kind !== 'ok' && kind !== 'skipped').map(textOf);
}

/** Leaves out the place in a test where an error was created, which changes with each line. */
function textOf({ kind, call, text }: ProbeResult): string {
  return `${kind} ${call.method}: ${text.replace(/ \(\S+:\d+\)$/, '')}`;
}

/** Returns the number of skipped probes by the reason for skipping them. */
export function skippedIn(results: readonly ProbeResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { text } of results.filter(({ kind }) => kind === 'skipped'))
    counts[text] = (counts[text] ?? 0) + 1;
  return counts;
}
