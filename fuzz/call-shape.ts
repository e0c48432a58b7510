import { isDeepStrictEqual } from 'node:util';
import type { CallResponse, WithLocaleParams, WithLocaleResult } from '../adapter/contract/adapter';
import type { Outcome } from '../steps/deviations';
import type { PlayedCall } from './side';

/** The params whose few possible values an implementation treats differently from each other. */
const CHOICES: readonly string[] = ['rule'];

/** The operations, by their aliases. An implementation rarely treats an alias differently from its operation. */
const ALIASED: Readonly<Record<string, string>> = { t: 'translate', 't!': 'translate!', l: 'localize' };

/** The shape of a call: its operation and the kinds of its arguments, without their values and without the surface. */
export interface CallShape {
  /**
   * The operation. An alias is replaced by its operation. For a block, the first inner call with different outcomes is
   * appended.
   */
  readonly operation: string;
  /** The name and the kind of each argument. */
  readonly arguments: readonly string[];
}

/** Returns the shape of a call. */
export function shapeOfCall({ method, params }: PlayedCall, outcomes: Responses): CallShape {
  const kinds = Object.entries(params)
    .filter(([name, value]) => name !== 'subject' && name !== 'block' && value !== undefined)
    .map(([name, value]) => `${name}: ${CHOICES.includes(name) ? String(value) : kindOf(value)}`);
  const inner = method === 'with_locale' ? innerMethods(params as WithLocaleParams, outcomes) : [];
  return { operation: [ALIASED[method] ?? method, ...inner].join(' '), arguments: kinds };
}

/** Returns the kind of an argument: `text`, `symbol`, `pattern`, `integer`, `float`, `time`, `list of text`, `map`. */
function kindOf(value: unknown): string {
  if (typeof value === 'string') return value.includes('%') ? 'pattern' : 'text';
  if (Array.isArray(value)) return ['list', ...new Set(value.map(kindOf))].join(' ');
  if (typeof value !== 'object' || value === null) return value === null ? 'nil' : typeof value;
  const [only = '', ...others] = Object.keys(value);
  const isTagged = others.length === 0 && TAGS.includes(only);
  return isTagged ? only : 'map';
}

/** The fields by which the protocol distinguishes kinds of values. */
const TAGS: readonly string[] = ['symbol', 'integer', 'float', 'time', 'date'];

type Responses = readonly [Outcome | CallResponse, Outcome | CallResponse];

/**
 * Returns the method of the first call in a block whose outcomes differ. If this call runs a block itself, the method
 * of its inner call follows.
 */
function innerMethods({ block }: WithLocaleParams, [reference, port]: Responses): string[] {
  const [ofReference, ofPort] = [responsesOf(reference), responsesOf(port)];
  const index = ofReference.findIndex((response, at) => !isDeepStrictEqual(response, ofPort[at]));
  const [call, one, other] = [block[index], ofReference[index], ofPort[index]];
  if (call === undefined || one === undefined) return [];
  const isBlock = call.method === 'with_locale' && other !== undefined;
  const inner = isBlock ? innerMethods(call.params as WithLocaleParams, [one, other]) : [];
  return [`in ${ALIASED[call.method] ?? call.method}`, ...inner];
}

function responsesOf(outcome: Outcome | CallResponse): readonly CallResponse[] {
  if (!('result' in outcome)) return [];
  return (outcome.result as Partial<WithLocaleResult> | null)?.block ?? [];
}
