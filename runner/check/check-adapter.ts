import type { Call } from '../../adapter/contract/adapter';
import type { Session } from '../../adapter/contract/session';
import { needsOf } from '../../steps/expressible';
import { probeAdapter, type ProbeResult } from './probe-adapter';
import type { MethodProbe } from './probes';

/** The results of all probes that were made, and those that were not, by the reason. */
export interface CheckedAdapter {
  readonly results: readonly ProbeResult[];
  readonly untried: ReadonlyMap<string, readonly MethodProbe[]>;
}

/**
 * Makes the probes of an adapter, each from a fresh state. A probe is not made when a call that comes before it was
 * refused already, or when the port declares that its language cannot say its params: one cause is reported once.
 *
 * @param onResult is called with each result as it comes
 */
export async function checkAdapter(
  session: Session,
  probes: readonly MethodProbe[],
  onResult: (result: ProbeResult) => void,
): Promise<CheckedAdapter> {
  const { inexpressible = [] } = session.handshake;
  const results: ProbeResult[] = [];
  const untried = new Map<string, MethodProbe[]>();
  /** Why each call that was refused cannot come before another one. */
  const refused = new Map<string, string>();

  const reasonNotToTry = ({ before = [], params }: MethodProbe): string | undefined => {
    const need = needsOf(params).find((one) => inexpressible.includes(one));
    if (need !== undefined) return `the port's language cannot say ${need}`;
    return before.map((call) => refused.get(keyOf(call))).find((reason) => reason !== undefined);
  };

  for (const probe of probes) {
    const reason = reasonNotToTry(probe);
    if (reason !== undefined) {
      untried.set(reason, [...(untried.get(reason) ?? []), probe]);
      continue;
    }
    const result = await probeAdapter(session, probe);
    const { call, kind } = result;
    if (result.isRefused)
      refused.set(keyOf(call), `${call.method} ${kind === 'lacks' ? 'is missing' : 'failed'}`);
    results.push(result);
    onResult(result);
  }
  return { results, untried };
}

function keyOf({ method, params = {} }: Call): string {
  return JSON.stringify([method, params]);
}
