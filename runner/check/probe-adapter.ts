import {
  type Adapter,
  type Call,
  type CallResponse,
  dispatch,
  type Method,
  type WithLocaleResult,
} from '../../adapter/contract/adapter';
import { AdapterFault, ErrorCode, OperationError } from '../../adapter/contract/errors';
import { DEFINITIONS } from '../../adapter/contract/methods';
import type { Probe } from '../../adapter/contract/probe';
import { isOfPromisedType, promisedTypeOf } from '../../adapter/contract/promised-types';
import type { Session } from '../../adapter/contract/session';
import { actualText } from '../../steps/value-text';

/** An adapter's answer to a probe, and the classification of the answer. */
export interface ProbeResult {
  readonly probe: MethodProbe;
  /** The call that this result describes: the probe's own call, or an earlier call that failed. */
  readonly call: Call & { readonly method: Method };
  /**
   * Whether the adapter responded with an error or was at fault. If so, other probes that must make this call first are
   * skipped.
   */
  readonly isRefused: boolean;
  /** An answer is `odd` if the protocol allows it but no conforming port gives it. */
  readonly kind: 'sound' | 'lacks' | 'odd' | 'fault';
  readonly text: string;
  /** For a fault, the last lines that the adapter wrote to standard error; otherwise empty. */
  readonly stderr: readonly string[];
}

/** Makes the calls of one probe, starting from a fresh state. */
export async function probeAdapter(session: Session, probe: MethodProbe): Promise<ProbeResult> {
  let call: ProbeResult['call'] = { method: 'reset' };
  let result: unknown;
  try {
    const adapter = await freshAdapter(session);
    for (call of [...(probe.before ?? []), probe]) {
      result = (await dispatch(adapter, call.method, call.params ?? {})) ?? null;
    }
    return { probe, call, isRefused: false, ...answered(probe, result), stderr: [] };
  } catch (thrown) {
    if (thrown instanceof AdapterFault) {
      const { message, stderr } = thrown;
      return { probe, call, isRefused: true, kind: 'fault', text: message, stderr };
    }
    if (!(thrown instanceof OperationError)) throw thrown;
    return { probe, call, isRefused: true, ...refused(probe, call === probe, thrown), stderr: [] };
  }
}

async function freshAdapter(session: Session): Promise<Adapter> {
  const adapter = await session.fresh();
  const { pipelining, isolation } = session.handshake;
  // A pipelining session sends the reset together with the next call, which fails if the reset fails. Here, the next
  // call is a second reset, so that no call of the probe is blamed.
  if (pipelining && isolation !== 'process') await adapter.reset();
  return adapter;
}

type Answered = Pick<ProbeResult, 'kind' | 'text'>;

function answered({ method, refusal, answer }: MethodProbe, result: unknown): Answered {
  const got = (expected: string): string => `got ${actualText({ expected, inWords: true, actual: result })}`;
  const odd = (expected: string): Answered => ({
    kind: 'odd',
    text: `expected ${expected}, ${got(expected)}`,
  });
  if (refusal !== undefined) return odd(`error ${refusal}`);
  const lacking = method === 'with_locale' ? lackingIn(result as WithLocaleResult) : undefined;
  if (lacking !== undefined) return { kind: 'lacks', text: `a call in its block: ${lacking}` };
  if (!isOfPromisedType(method, result)) return odd(promisedTypeOf(method) ?? 'another result');
  if (answer?.holds(result) === false) return odd(answer.text);
  return { kind: 'sound', text: JSON.stringify(result) };
}

/** Returns the message of the first unsupported call in a block, or undefined if all calls are supported. */
function lackingIn({ block }: WithLocaleResult): string | undefined {
  const errors = block.flatMap((response: CallResponse) => ('error' in response ? [response.error] : []));
  return errors.find(({ code }) => code === ErrorCode.Unsupported)?.message;
}

function refused(
  { refusal, answer }: MethodProbe,
  isOfProbe: boolean,
  { code, type, message }: OperationError,
): Answered {
  if (code === ErrorCode.Unsupported) return { kind: 'lacks', text: message };
  const text = `error ${code}, ${type}: ${message}`;
  if (!isOfProbe) return { kind: 'odd', text };
  if (code === refusal) return { kind: 'sound', text };
  const expected = refusal === undefined ? (answer?.text ?? 'a result') : `error ${refusal}`;
  return { kind: 'odd', text: `expected ${expected}, got ${text}` };
}

/** A probe, and the method that it calls. */
export interface MethodProbe extends Probe {
  readonly method: Method;
  readonly before?: readonly (Call & { readonly method: Method })[];
}

/** The probes of all methods. A test validates their calls against the protocol's schema. */
export const PROBES = Object.values(DEFINITIONS).flatMap(({ method, probes }) =>
  probes.map((probe: Probe) => ({ method, ...probe })),
) as readonly MethodProbe[];
