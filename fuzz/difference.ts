import { isDeepStrictEqual } from 'node:util';
import type { AdapterFault } from '../adapter/contract/errors';
import { callsInBlock, STATEMENT, type MadeCall } from '../play/compare';
import type { Deviation, Outcome } from '../play/deviation';

/** The params whose few possible values an implementation treats differently from each other. */
const CHOICES: readonly string[] = ['rule'];

/** The operations, by their aliases. An implementation rarely treats an alias differently from its operation. */
const ALIASED: Readonly<Record<string, string>> = { t: 'translate', 't!': 'translate!', l: 'localize' };

/** The fields by which the protocol distinguishes kinds of values. */
const TAGS: readonly string[] = ['symbol', 'integer', 'float', 'time', 'date'];

/** The shape of a difference, without the values of the call and without its surface. */
export interface Shape {
  /**
   * The operation. An alias is replaced by its operation. For a block, the first inner call with different outcomes is
   * appended.
   */
  readonly operation: string;
  /** The name and the kind of each argument. */
  readonly arguments: readonly string[];
  /** The kinds of the outcomes: first the reference's, then the port's. */
  readonly outcomes: readonly string[];
}

/**
 * Tells whether a difference repeats an earlier difference. The operation and the kinds of the outcomes must be the
 * same, and the call must have at least the same kinds of arguments. A call that fails for a String fails for a Symbol
 * too.
 */
export function isSame(earlier: Shape, later: Shape): boolean {
  const given = later.arguments.flatMap((kind) => [kind, kind.replace('symbol', 'text')]);
  return (
    earlier.operation === later.operation &&
    isDeepStrictEqual(earlier.outcomes, later.outcomes) &&
    earlier.arguments.every((kind) => given.includes(kind))
  );
}

/** Thrown when the port and the reference differ in a call. The reader decides which of the two is wrong. */
export class FoundDifference extends Error {
  override readonly name = 'FoundDifference';
  readonly shape: Shape;

  /** @param deviation the deviation of the port from what the reference did */
  constructor(
    readonly reference: MadeCall,
    readonly port: MadeCall,
    deviation: Pick<Deviation, 'expected'>,
  ) {
    super(`the port and the reference differ in ${reference.method}`);
    const isStatement = deviation.expected === STATEMENT;
    this.shape = {
      operation: operationOf(reference, port),
      // The text of a missing translation does not depend on the kinds of the arguments.
      arguments: isStatement ? [] : argumentsOf(reference.params),
      outcomes: [isStatement ? 'missing' : kindOfOutcome(reference.outcome), kindOfOutcome(port.outcome)],
    };
  }
}

/** Returns the shape of a fault: its reason, and the operations of the step during which it happened. */
export function shapeOfFault({ reason }: AdapterFault, calls: readonly { readonly method: string }[]): Shape {
  const methods = new Set(calls.map(({ method }) => method));
  return { operation: [...methods].join(' '), arguments: [], outcomes: ['fault', reason] };
}

function operationOf(reference: MadeCall, port: MadeCall | undefined): string {
  const operation = ALIASED[reference.method] ?? reference.method;
  if (reference.method !== 'with_locale' || port === undefined) return operation;
  const [inner, others] = [callsInBlock(reference), callsInBlock(port)];
  const index = inner.findIndex(({ outcome }, at) => !isDeepStrictEqual(outcome, others[at]?.outcome));
  const differing = inner[index];
  return differing ? `${operation} in ${operationOf(differing, others[index])}` : operation;
}

function argumentsOf(params: object): string[] {
  return Object.entries(params)
    .filter(([name, value]) => name !== 'subject' && name !== 'block' && value !== undefined)
    .map(([name, value]) => `${name}: ${CHOICES.includes(name) ? String(value) : kindOf(value)}`);
}

/** Returns the kind of an argument: `text`, `symbol`, `pattern`, `integer`, `float`, `time`, `list of text`, `map`. */
function kindOf(value: unknown): string {
  if (typeof value === 'string') return value.includes('%') ? 'pattern' : 'text';
  if (Array.isArray(value)) return ['list', ...new Set(value.map(kindOf))].join(' ');
  if (typeof value !== 'object' || value === null) return value === null ? 'nil' : typeof value;
  const [only = '', ...others] = Object.keys(value);
  return others.length === 0 && TAGS.includes(only) ? only : 'map';
}

function kindOfOutcome(outcome: Outcome): string {
  if ('error' in outcome) return `raises error ${outcome.error.code}`;
  const { result } = outcome;
  return result === null ? 'nil' : Array.isArray(result) ? 'list' : typeof result;
}
