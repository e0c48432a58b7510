import { openInProcessSession } from '../../adapter/client/in-process-session';
import type { Adapter } from '../../adapter/contract/adapter';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readScripts } from '../../suite/compile/scripts-file';
import createReference from '../../ports/reference';
import { checkAdapter, type CheckedCall } from '../../runner/check/check-adapter';
import { checkedTrials } from '../../runner/check/scenarios';
import { readSuite } from '../../suite/read';

export const CHECKED_TRIALS = checkedTrials(readSuite(PACKAGE_ROOT));
export const scriptOf = readScripts();

/** Changes of operations of the reference. */
export type Change = Partial<Adapter> | ((reference: Adapter) => Partial<Adapter>);

/** Checks the reference with some of its operations changed. */
export async function checked(change: Change): Promise<CheckedCall[]> {
  const reference = createReference();
  const changed = typeof change === 'function' ? change(reference) : change;
  const session = await openInProcessSession(() => ({ ...reference, ...changed }));
  return checkAdapter(session, CHECKED_TRIALS, scriptOf, () => undefined);
}

/** Returns the calls that are neither ok nor skipped, each different one in one line. */
export function failuresIn(calls: readonly CheckedCall[]): string[] {
  const lines = calls
    .filter(({ kind }) => kind !== 'ok' && kind !== 'skipped')
    .map(({ kind, method, text }) => `${kind} ${method}: ${text.replace(/ \(\S+:\d+\)$/, '')}`);
  return [...new Set(lines)];
}

/** Returns the reasons for which calls were skipped. */
export function reasonsIn(calls: readonly CheckedCall[]): string[] {
  return [...new Set(calls.flatMap(({ kind, text }) => (kind === 'skipped' ? [text] : [])))];
}
