import { dispatch, type Method } from '../../adapter/contract/adapter';
import { AdapterFault, ErrorCode, OperationError } from '../../adapter/contract/errors';
import type { Session } from '../../adapter/contract/session';
import type { MethodProbe } from './probes';

/** The answer to a probe, and what it shows of the adapter. */
export interface ProbeResult {
  readonly probe: MethodProbe;
  /** `odd` is an answer of the right shape that a port does not give. A run judges it. */
  readonly kind: 'sound' | 'lacks' | 'odd' | 'fault';
  readonly text: string;
  /** The last lines of the adapter's standard error, for a fault. */
  readonly stderr: readonly string[];
}

/** Makes the calls of one probe, from a fresh state. */
export async function probeAdapter(session: Session, probe: MethodProbe): Promise<ProbeResult> {
  let called = probe.method;
  let result: unknown;
  try {
    const adapter = await session.fresh();
    for (const { method, params = {} } of [...(probe.before ?? []), probe]) {
      called = method;
      result = await dispatch(adapter, method, params);
    }
    return { probe, ...answered(probe, result), stderr: [] };
  } catch (thrown) {
    if (thrown instanceof AdapterFault)
      return { probe, kind: 'fault', text: thrown.message, stderr: thrown.stderr };
    if (!(thrown instanceof OperationError)) throw thrown;
    return { probe, ...refused(probe, called, thrown), stderr: [] };
  }
}

type Answer = Pick<ProbeResult, 'kind' | 'text'>;

function answered({ refusal }: MethodProbe, result: unknown): Answer {
  const text = JSON.stringify(result) ?? 'nothing';
  if (refusal === undefined) return { kind: 'sound', text };
  return { kind: 'odd', text: `was to be refused with error ${refusal}, and gave ${text}` };
}

function refused(
  { method, refusal }: MethodProbe,
  called: Method,
  { code, type, message }: OperationError,
): Answer {
  const text = `error ${code}, ${type}: ${message}`;
  const before = called === method ? '' : `${called}, which comes before it: `;
  if (code === ErrorCode.Unsupported) return { kind: 'lacks', text: `${before}${message}` };
  if (called === method && code === refusal) return { kind: 'sound', text };
  return { kind: 'odd', text: `${before}${text}` };
}
