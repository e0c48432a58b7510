import {
  dispatch,
  type Call,
  type CallResponse,
  type WithLocaleResult,
} from '../../adapter/contract/adapter';
import { AdapterFault, ErrorCode, OperationError } from '../../adapter/contract/errors';
import { isOfPromisedType, promisedTypeOf } from '../../adapter/contract/promised-types';
import type { Session } from '../../adapter/contract/session';
import { needsOf } from '../../steps/needs';
import { actualText } from '../../play/value-text';
import type { Probe } from './probe-cases';
import type { MethodCall } from './probe-data';

/** An adapter's answer to a probe, and the classification of the answer. */
export interface ProbeResult {
  readonly probe: Probe;
  /** The call that this result describes: the probe's own call, or an earlier call that failed. */
  readonly call: MethodCall;
  /**
   * An answer is `unexpected` if the protocol allows it but no conforming port gives it. A probe is `skipped` if an
   * earlier probe has shown that a call before it fails, or if the port's language cannot express its params.
   */
  readonly kind: 'ok' | 'lacks' | 'skipped' | 'unexpected' | 'fault';
  /** The answer, or the reason for skipping the probe. */
  readonly text: string;
  /** Whether the adapter responded with an error or was at fault, so that probes after this call are skipped. */
  readonly isRefused?: true;
  /** For a fault, the last lines that the adapter wrote to standard error. */
  readonly stderr?: readonly string[];
}

type Answered = Pick<ProbeResult, 'kind' | 'text'>;

const RESET: MethodCall = { method: 'reset' };
/**
 * After this many failed resets in a row, all other probes are skipped. A single failed reset is tolerated, because an
 * adapter program is restarted after a fault.
 */
const MAX_FAILED_RESETS = 2;

/**
 * Probes an adapter, starting each probe from a fresh state.
 *
 * @param onResult called with each result as soon as it is known
 */
export async function checkAdapter(
  session: Session,
  probes: readonly Probe[],
  onResult: (result: ProbeResult) => void,
): Promise<ProbeResult[]> {
  const { inexpressible = [], isolation } = session.handshake;
  /** Maps the calls that failed to a sentence that says so. */
  const refused = new Map<string, string>();
  let failedResets = 0;
  const results: ProbeResult[] = [];
  for (const probe of probes) {
    // Such a port is started anew for each scenario, and its method reset need not do anything.
    if (isolation === 'process' && probe.before?.some(({ method }) => method === 'reset')) continue;
    const need = needsOf(probe.params).find((one) => inexpressible.includes(one));
    const before = failedResets < MAX_FAILED_RESETS ? (probe.before ?? []) : [RESET];
    const obstacle = before.map((call) => refused.get(keyOf(call))).find((text) => text !== undefined);
    const reason = need === undefined ? obstacle : `the language cannot express ${need}`;
    const result: ProbeResult =
      reason === undefined
        ? await answerTo(session, probe)
        : { probe, call: probe, kind: 'skipped', text: reason };
    const { call, kind, isRefused } = result;
    const name = call === probe ? nameOf(probe) : call.method;
    if (isRefused) refused.set(keyOf(call), `${name} ${kind === 'lacks' ? 'is not supported' : 'failed'}`);
    if (reason === undefined) failedResets = call.method === RESET.method ? failedResets + 1 : 0;
    results.push(result);
    onResult(result);
  }
  return results;
}

/** Returns the name of a probe, such as `translate (a symbol, module)`. */
export function nameOf({ method, about }: Probe): string {
  return about === undefined ? method : `${method} (${about})`;
}

function keyOf({ method, params = {} }: Call): string {
  return JSON.stringify([method, params]);
}

/** Makes the calls of one probe. */
async function answerTo(session: Session, probe: Probe): Promise<ProbeResult> {
  let call = RESET;
  let result: unknown;
  try {
    const adapter = await session.fresh();
    const { pipelining, isolation } = session.handshake;
    // A pipelining session sends the reset together with the next call, which fails if the reset fails. Here, the next
    // call is a second reset, so that no call of the probe is blamed.
    if (pipelining && isolation !== 'process') await adapter.reset();
    for (call of [...(probe.before ?? []), probe]) {
      result = (await dispatch(adapter, call.method, call.params ?? {})) ?? null;
    }
    return { probe, call, ...answered(probe, result) };
  } catch (thrown) {
    if (thrown instanceof AdapterFault) {
      const { message, stderr } = thrown;
      return { probe, call, kind: 'fault', text: message, isRefused: true, stderr };
    }
    if (!(thrown instanceof OperationError)) throw thrown;
    return { probe, call, ...raised(probe, call === probe, thrown), isRefused: true };
  }
}

function answered({ method, refusal, mayReturn, answer }: Probe, result: unknown): Answered {
  const unexpected = (expected: string): Answered => {
    const got =
      method === 'with_locale'
        ? blockText(result as WithLocaleResult)
        : actualText({ expected, inWords: true, actual: result });
    return { kind: 'unexpected', text: `expected ${expected}${jsonHint(expected, result)}, got ${got}` };
  };
  if (refusal !== undefined && mayReturn !== true) return unexpected(`error ${refusal}`);
  const lacking = method === 'with_locale' ? lackingIn(result as WithLocaleResult) : undefined;
  if (lacking !== undefined) return { kind: 'lacks', text: `a call in its block: ${lacking}` };
  if (!isOfPromisedType(method, result)) return unexpected(promisedTypeOf(method) ?? 'another result');
  if (answer?.holds(result) === false) return unexpected(answer.text);
  return { kind: 'ok', text: JSON.stringify(result) };
}

/** Returns a question about the adapter's JSON library, if an answer looks as if that had changed the type of a value. */
function jsonHint(expected: string, result: unknown): string {
  const json = JSON.stringify(result);
  if (/\d\.0\b/.test(json) && !/\d\.0\b/.test(expected)) {
    return ' (does the JSON library decode an integer, such as 2, as the float 2.0?)';
  }
  const isMapWanted = /^(?:an object|a translations hash)\b/.test(expected);
  const isListForMap = isMapWanted && json.includes('[]');
  return isListForMap || (/^an array\b/.test(expected) && json === '{}')
    ? ' (does the JSON library tell an empty map, {}, from an empty list, []?)'
    : '';
}

/** Describes the result of `with_locale`, such as `"fr" from the calls of the block, and the value "fr"`. */
function blockText({ block, value }: WithLocaleResult): string {
  const responses = block.map((response: CallResponse) =>
    'error' in response ? `error ${response.error.code}` : (JSON.stringify(response.result) ?? 'nil'),
  );
  const returned = responses.length === 0 ? 'nothing' : responses.join(' and ');
  const valueText = value === undefined ? 'no value' : `the value ${JSON.stringify(value)}`;
  return `${returned} from the calls of the block, and ${valueText}`;
}

/** Returns the message of the first unsupported call in a block, or undefined if all calls are supported. */
function lackingIn({ block }: WithLocaleResult): string | undefined {
  const errors = block.flatMap((response: CallResponse) => ('error' in response ? [response.error] : []));
  return errors.find(({ code }) => code === ErrorCode.Unsupported)?.message;
}

function raised({ refusal, answer }: Probe, isOfProbe: boolean, error: OperationError): Answered {
  const { code, type, message, at } = error;
  if (code === ErrorCode.Unsupported) return { kind: 'lacks', text: message };
  const text = `error ${code}, ${type}: ${message}${at === undefined ? '' : ` (${at})`}`;
  if (!isOfProbe) return { kind: 'unexpected', text };
  if (code === refusal) return { kind: 'ok', text };
  const expected = refusal === undefined ? (answer?.text ?? 'a result') : `error ${refusal}`;
  return { kind: 'unexpected', text: `expected ${expected}, got ${text}` };
}
