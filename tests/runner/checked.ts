import assert from 'node:assert/strict';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import type { Adapter } from '../../adapter/contract/adapter';
import createReference from '../../ports/reference';
import { checkAdapter, type CheckedAdapter } from '../../runner/check/check-adapter';
import { type ProbeResult, PROBES } from '../../runner/check/probe-adapter';

/** Checks the reference with some of its operations changed. */
export async function checked(change: (reference: Adapter) => Partial<Adapter>): Promise<CheckedAdapter> {
  const reference = createReference();
  const session = await openInProcessSession(() => ({ ...reference, ...change(reference) }));
  let told = 0;
  const outcome = await checkAdapter(session, PROBES, () => (told += 1));
  assert.equal(told, outcome.results.length);
  return outcome;
}

/** Returns the results that are not sound, each in one line. */
export function unsound({ results }: CheckedAdapter): string[] {
  return results.filter(({ kind }) => kind !== 'sound').map(textOf);
}

function textOf({ kind, call, text }: ProbeResult): string {
  return `${kind} ${call.method}: ${text}`;
}

/** Returns the reasons for which probes were skipped. */
export const skippedOf = ({ skipped }: CheckedAdapter): string[] => [...skipped.keys()];
