import type { Method, WithLocaleResult } from '../../adapter/contract/adapter';
import { isUnexpected } from '../../adapter/contract/json-value';
import { isOfPromisedType, promisedTypeOf } from '../../adapter/contract/promised-types';
import type { Session } from '../../adapter/contract/session';
import type { MadeCall } from '../../play/compare';
import { differenceText, type Deviation } from '../../play/deviation';
import { ScriptPlay } from '../../play/script-play';
import { expectedText } from '../../play/value-text';
import { needsOf } from '../../steps/needs';
import type { Script } from '../../steps/script';
import type { Probe } from './probes';

/** An adapter's answer to a probe, and the classification of the answer. */
export interface ProbeResult {
  readonly probe: Probe;
  /** The call that this result describes: the probe itself, or an earlier call that failed. */
  readonly call: Probe;
  /** The name of the call. If the call only prepares the probe, the text also names the probe. */
  readonly name: string;
  /**
   * An answer is `unexpected` if the protocol allows it but no conforming port gives it. A probe is `skipped` if an
   * earlier probe has shown that a call before it fails, or if the port's language cannot express its params.
   */
  readonly kind: 'ok' | 'lacks' | 'skipped' | 'unexpected' | 'fault';
  /** The answer, or the reason for skipping the probe. */
  readonly text: string;
  /** Whether the adapter responded with an error or was at fault, so that probes after this call are skipped. */
  readonly isRefused: boolean;
  /** For a fault, the last lines that the adapter wrote to standard error. */
  readonly stderr: readonly string[];
}

const KINDS = {
  failed: 'unexpected',
  unsupported: 'lacks',
  'not-applicable': 'skipped',
  fault: 'fault',
} as const;
const RESET: Probe = { method: 'reset', params: {}, before: [], expect: [] };
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
  /** Maps the calls that failed to a sentence that says so. */
  const refused = new Map<string, string>();
  let failedResets = 0;
  const results: ProbeResult[] = [];
  for (const probe of probes) {
    const before = failedResets < MAX_FAILED_RESETS ? probe.before : [RESET];
    // Such a port is started anew for each scenario, and its method reset need not do anything.
    if (session.handshake.isolation === 'process' && before.some(({ method }) => method === 'reset'))
      continue;
    const text = before.map((call) => refused.get(keyOf(call))).find((one) => one !== undefined);
    const skipped = { probe, call: probe, name: nameOf(probe), kind: 'skipped', isRefused: false } as const;
    const result = text === undefined ? await answerTo(session, probe) : { ...skipped, text, stderr: [] };
    const { call, kind, isRefused } = result;
    const name = call === probe ? nameOf(probe) : call.method;
    if (isRefused) refused.set(keyOf(call), `${name} ${kind === 'lacks' ? 'is not supported' : 'failed'}`);
    if (text === undefined) failedResets = call.method === 'reset' ? failedResets + 1 : 0;
    results.push(result);
    onResult(result);
  }
  return results;
}

/** Returns the name of a probe, such as `translate (a symbol, module)`. */
function nameOf({ method, about }: Probe): string {
  return about === undefined ? method : `${method} (${about})`;
}

function keyOf({ method, params }: Probe): string {
  return JSON.stringify([method, params]);
}

/** Plays the calls of one probe. */
async function answerTo(session: Session, probe: Probe): Promise<ProbeResult> {
  const { pipelining, isolation } = session.handshake;
  // A pipelining session sends the reset together with the next call, which fails if the reset fails. Here, the next
  // call is a second reset, so that no call of the probe is blamed.
  const resets = pipelining && isolation !== 'process' ? [RESET] : [];
  const calls = [...resets, ...probe.before, probe];
  const play = new ScriptPlay(session, scriptOf(calls));
  const { problem, step = problem?.kind === 'fault' ? -1 : calls.length - 1 } = await play.play();
  const [call = RESET, made] = [calls[step], play.made[step]];
  const deviations = problem === undefined ? typeDeviations(made!) : (problem.deviations ?? []);
  const isRaised = problem !== undefined && made !== undefined && 'error' in made.outcome;
  const answer = {
    probe,
    call,
    name: call === probe ? nameOf(probe) : `${call.method}, before ${nameOf(probe)}`,
    isRefused: isRaised || problem?.kind === 'fault',
    stderr: problem?.fault?.stderr ?? [],
  };
  if (deviations.length > 0) {
    const text = deviations.map((one) => textOf(one, call)).join('; ');
    return { ...answer, kind: 'unexpected', text };
  }
  if (problem === undefined) return { ...answer, kind: 'ok', text: outcomeText(made!) };
  const isInBlock = problem.kind === 'unsupported' && !isRaised;
  const text = `${isInBlock ? 'a call in its block: ' : ''}${problem.message}`;
  return { ...answer, kind: KINDS[problem.kind], text };
}

/** Returns a script of calls, the last of which is a probe. */
function scriptOf(calls: readonly Probe[]): Script {
  return {
    needs: needsOf(calls.at(-1)!.params),
    calls: calls.map(({ method, params, expect }, step) => {
      const expectations = expect.length > 0 ? expect : [{ predicate: 'succeeds' } as const];
      return { step, method, params, expect: expectations.map((one) => ({ ...one, step })) };
    }),
  };
}

/** Compares a result with the type that the document promises, which a script does not state. */
function typeDeviations({ method, surface, operation, outcome }: MadeCall): Deviation[] {
  if ('error' in outcome) return [];
  const { result: actual } = outcome;
  const type = promisedTypeOf(method as Method);
  const isRight = type === undefined ? isBlockResult(actual) : isOfPromisedType(method as Method, actual);
  const expected = type ?? 'the value "block", which the adapter\'s block returns';
  return isRight ? [] : [{ surface, operation, expected, inWords: true, actual }];
}

/**
 * Tells whether `with_locale` may return a value. The document does not say which. So besides the text that the
 * adapter's block returns, a locale, nil, a number, a boolean, a value that JSON cannot express and an absent value are
 * accepted. Any other String, a list or a map is a mistake in the adapter.
 */
function isBlockResult(result: unknown): boolean {
  const { value } = result as WithLocaleResult;
  if (typeof value === 'string') return value.startsWith('block') || ['fr', 'en'].includes(value);
  return typeof value !== 'object' || value === null || isUnexpected(value);
}

/** Describes a deviation. If it is one of a call in a block, or of a field, the text names it. */
function textOf(deviation: Deviation, { method }: Probe): string {
  const { operation, error } = deviation;
  const inner = operation === method ? '' : `${operation}: `;
  const place = error?.at === undefined ? '' : ` (${error.at})`;
  const difference = differenceText(deviation).replace(/^expected raises/, 'expected error');
  return `${inner}${difference}${place}${jsonHint(deviation)}`;
}

/** Returns a question about the adapter's JSON library, if an answer looks as if that had changed the type of a value. */
function jsonHint(deviation: Deviation): string {
  const [expected, json] = [expectedText(deviation), JSON.stringify(deviation.actual) ?? ''];
  if (/\d\.0\b/.test(json) && !/\d\.0\b/.test(expected)) {
    return ' (does the JSON library decode an integer, such as 2, as the float 2.0?)';
  }
  const isMapWanted = /^(?:an object|a translations hash)\b/.test(expected);
  const isListForMap = isMapWanted && json.includes('[]');
  return isListForMap || (/^an array\b/.test(expected) && json === '{}')
    ? ' (does the JSON library tell an empty map, {}, from an empty list, []?)'
    : '';
}

function outcomeText({ outcome }: MadeCall): string {
  if ('result' in outcome) return JSON.stringify(outcome.result);
  const { code, type, message } = outcome.error;
  return `error ${code}, ${type}: ${message}`;
}
