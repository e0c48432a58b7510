import { dispatch, type Method } from '../../adapter/contract/adapter';
import { AdapterFault, ErrorCode, OperationError } from '../../adapter/contract/errors';
import type { Session } from '../../adapter/contract/session';
import type { Probe } from './probes';

/** What a probe showed. */
export interface ProbeResult {
  readonly probe: Probe;
  /** `odd`: an answer in good shape, and another one than a port gives. That is for a run to judge. */
  readonly kind: 'sound' | 'lacks' | 'odd' | 'fault';
  readonly text: string;
  /** The last lines of the adapter's standard error, for a fault. */
  readonly stderr: readonly string[];
}

/** Puts one probe to an adapter, from a fresh state. */
export async function probeAdapter(session: Session, probe: Probe): Promise<ProbeResult> {
  let asked: Method = probe.method;
  try {
    const adapter = await session.fresh();
    for (const { method, params = {} } of probe.before ?? []) {
      asked = method;
      await dispatch(adapter, method, params);
    }
    asked = probe.method;
    const result = await dispatch(adapter, probe.method, probe.params ?? {});
    return { probe, ...answered(probe, result), stderr: [] };
  } catch (thrown) {
    if (thrown instanceof AdapterFault)
      return { probe, kind: 'fault', text: thrown.message, stderr: thrown.stderr };
    if (!(thrown instanceof OperationError)) throw thrown;
    return { probe, ...refused(probe, asked, thrown), stderr: [] };
  }
}

type Answer = Pick<ProbeResult, 'kind' | 'text'>;

function answered({ refusal }: Probe, result: unknown): Answer {
  const text = JSON.stringify(result) ?? 'nothing';
  if (refusal === undefined) return { kind: 'sound', text };
  return { kind: 'odd', text: `was to be refused with error ${refusal}, and gave ${text}` };
}

function refused({ method, refusal }: Probe, asked: Method, { code, type, message }: OperationError): Answer {
  const text = `error ${code}, ${type}: ${message}`;
  const before = asked === method ? '' : `${asked}, which comes before it: `;
  if (code === ErrorCode.Unsupported) return { kind: 'lacks', text: `${before}${message}` };
  if (asked === method && code === refusal) return { kind: 'sound', text };
  return { kind: 'odd', text: `${before}${text}` };
}
