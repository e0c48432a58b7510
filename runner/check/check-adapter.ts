import type { Call } from '../../adapter/contract/adapter';
import type { Session } from '../../adapter/contract/session';
import { needsOf } from '../../steps/expressible';
import { withOneLocale } from './one-locale';
import { probeAdapter, type ProbeResult } from './probe-adapter';
import type { MethodProbe } from './probes';

/** The results of the probes that were made, and the probes that were skipped, by the reason. */
export interface CheckedAdapter {
  readonly results: readonly ProbeResult[];
  readonly skipped: ReadonlyMap<string, readonly MethodProbe[]>;
}

/**
 * The number of consecutive failed resets after which no more probes are made. One may fail alone: after a fault, the
 * next probe has a new process.
 */
const MAX_FAILED_RESETS = 2;

const RESET: Call = { method: 'reset' };

/**
 * Makes each probe of an adapter from a fresh state. A probe is skipped when the adapter has already refused a call
 * that must come before it, or when the port's language cannot express its params. So each cause is reported once.
 *
 * @param onResult is called with each result as soon as it is known
 */
export async function checkAdapter(
  session: Session,
  probes: readonly MethodProbe[],
  onResult: (result: ProbeResult) => void,
): Promise<CheckedAdapter> {
  const { inexpressible = [] } = session.handshake;
  const results: ProbeResult[] = [];
  const skipped = new Map<string, MethodProbe[]>();
  const refusals = new Refusals();
  let failedResets = 0;

  for (const planned of probes) {
    const probe = withOneLocale(planned, (call) => refusals.reasonFor([call]) !== undefined);
    const need = needsOf(probe.params).find((one) => inexpressible.includes(one));
    const before = failedResets >= MAX_FAILED_RESETS ? [RESET] : (probe.before ?? []);
    const reason =
      need === undefined ? refusals.reasonFor(before) : `the port's language cannot express ${need}`;
    const result = reason === undefined ? await probeAdapter(session, probe) : undefined;
    const isReset = result?.call.method === RESET.method;
    if (result) failedResets = isReset ? failedResets + 1 : 0;
    const isNew = result !== undefined && !(isReset && refusals.reasonFor([RESET]));
    if (result?.isRefused) refusals.add(result);
    const reasonToSkip = isReset ? refusals.reasonFor([RESET]) : reason;
    if (reasonToSkip !== undefined) skipped.set(reasonToSkip, [...(skipped.get(reasonToSkip) ?? []), probe]);
    if (!isNew) continue;
    results.push(result);
    onResult(result);
  }
  return { results, skipped };
}

/** The calls that an adapter refused. */
class Refusals {
  private readonly reasons = new Map<string, string>();

  add({ call, kind }: ProbeResult): void {
    this.reasons.set(keyOf(call), `${call.method} ${kind === 'lacks' ? 'is missing' : 'failed'}`);
  }

  /** Returns the reason to skip a probe that needs these calls; undefined when none of them was refused. */
  reasonFor(calls: readonly Call[]): string | undefined {
    return calls.map((call) => this.reasons.get(keyOf(call))).find((reason) => reason !== undefined);
  }
}

function keyOf({ method, params = {} }: Call): string {
  return JSON.stringify([method, params]);
}
