import type { Call } from '../../adapter/contract/adapter';
import { DATA, type DataKind } from '../../adapter/contract/probe-data';
import type { Session } from '../../adapter/contract/session';
import { needsOf } from '../../steps/expressible';
import { type MethodProbe, probeAdapter, type ProbeResult } from './probe-adapter';

/** The results of the probes that were made, and the skipped probes, grouped by the reason for skipping them. */
export interface CheckedAdapter {
  readonly results: readonly ProbeResult[];
  readonly skipped: ReadonlyMap<string, readonly MethodProbe[]>;
}

/**
 * After this many failed resets in a row, the remaining probes are skipped. A single failed reset is tolerated: an
 * adapter program is restarted after a fault, so the next reset may succeed.
 */
const MAX_FAILED_RESETS = 2;

const RESET: Call = { method: 'reset' };

/**
 * Probes an adapter, starting each probe from a fresh state. A probe is skipped if the adapter has already refused a
 * call that must precede the probe, or if the port's language cannot express the params of the probe.
 *
 * @param onResult called with each result as soon as it is known
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
    if (result) refusals.add(result);
    const reasonToSkip = isReset ? refusals.reasonFor([RESET]) : reason;
    if (reasonToSkip !== undefined) skipped.set(reasonToSkip, [...(skipped.get(reasonToSkip) ?? []), probe]);
    if (!isNew) continue;
    results.push(result);
    onResult(result);
  }
  return { results, skipped };
}

/**
 * The calls that an adapter refused, and the methods that it accepted at least once. A method that the adapter accepts
 * with some arguments, but refuses with others, is not reported as missing.
 */
class Refusals {
  private readonly refused = new Map<string, ProbeResult>();
  private readonly accepted = new Set<string>();

  add(result: ProbeResult): void {
    const { probe, call, isRefused } = result;
    if (isRefused) this.refused.set(keyOf(call), result);
    const made = [...(probe.before ?? []), probe];
    const answered = isRefused ? made.slice(0, Math.max(0, made.indexOf(call as MethodProbe))) : made;
    for (const { method } of answered) this.accepted.add(method);
  }

  /** Returns the reason to skip a probe that needs the given calls, or undefined if none of them was refused. */
  reasonFor(calls: readonly Call[]): string | undefined {
    const result = calls
      .map((call) => this.refused.get(keyOf(call)))
      .find((refusal) => refusal !== undefined);
    return result && this.reasonOf(result);
  }

  private reasonOf({ probe, call: { method }, kind }: ProbeResult): string {
    if (kind !== 'lacks') return `${method} failed`;
    if (!this.accepted.has(method)) return `${method} is missing`;
    return `${method} refuses ${KINDS_OF_DATA[probe.data ?? 'texts']}`;
  }
}

const KINDS_OF_DATA: Readonly<Record<DataKind, string>> = {
  texts: 'translations of several locales',
  plurals: 'plural forms',
  formats: 'formats and names',
};

function keyOf({ method, params = {} }: Call): string {
  return JSON.stringify([method, params]);
}

/**
 * Returns the probe. If it uses a catalog of several locales, and the adapter has refused to create such a catalog, the
 * returned probe uses a catalog of a single locale instead. A probe that needs several locales is always returned
 * unchanged.
 *
 * @param isRefused tells whether the adapter has refused a call
 */
function withOneLocale(probe: MethodProbe, isRefused: (call: Call) => boolean): MethodProbe {
  const { catalog, catalogOfOneLocale } = DATA[probe.data ?? 'texts'];
  if (probe.before !== catalog || probe.needsSeveralLocales) return probe;
  // If even the catalog of a single locale has been refused, the returned probe uses it all the same, and the caller
  // skips the probe. A catalog of several locales would be refused as well.
  const isRefusedSome = [...DATA.texts.catalog, ...catalog, ...catalogOfOneLocale].some(isRefused);
  return isRefusedSome ? { ...probe, before: catalogOfOneLocale as MethodProbe['before'] & object } : probe;
}
