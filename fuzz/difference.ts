import { isDeepStrictEqual } from 'node:util';
import type { AdapterFault } from '../adapter/contract/errors';
import type { Mismatch, Outcome } from '../steps/deviations';
import { STATEMENT } from '../steps/missing';
import { shapeOfCall, type CallShape } from './call-shape';
import type { PlayedCall } from './side';

/** The shape of a difference. */
export interface Shape extends CallShape {
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

  constructor(
    readonly reference: Outcome,
    readonly port: Outcome,
    readonly shape: Shape,
  ) {
    super(`the port and the reference differ in ${reference.operation}`);
  }
}

/** Returns the differences that a step found, one for each deviation. */
export function differencesOf(
  { deviations }: Pick<Mismatch, 'deviations'>,
  reference: readonly PlayedCall[],
  port: readonly PlayedCall[],
): FoundDifference[] {
  const pairs = reference.flatMap((call, index) => {
    const other = port[index];
    return call.outcome && other?.outcome ? [{ call, reference: call.outcome, port: other.outcome }] : [];
  });
  const differing = pairs.find((one) => !isDeepStrictEqual(one.reference, one.port)) ?? pairs[0];
  return deviations.flatMap(({ surface, operation, expected }) => {
    const pair =
      pairs.find(({ port }) => port.surface === surface && port.operation === operation) ?? differing;
    if (pair === undefined) return [];
    const { call, reference, port } = pair;
    const isStatement = expected === STATEMENT;
    const { operation: called, arguments: given } = shapeOfCall(call, [reference, port]);
    const shape = {
      operation: called,
      // The text of a missing translation does not depend on the kinds of the arguments.
      arguments: isStatement ? [] : given,
      outcomes: [isStatement ? 'missing' : kindOf(reference), kindOf(port)],
    };
    return new FoundDifference(reference, port, shape);
  });
}

/** Returns the shape of a fault: its reason, and the operations of the step during which it happened. */
export function shapeOfFault({ reason }: AdapterFault, calls: readonly PlayedCall[]): Shape {
  const methods = new Set(calls.map(({ method }) => method));
  return { operation: [...methods].join(' '), arguments: [], outcomes: ['fault', reason] };
}

function kindOf(outcome: Outcome): string {
  if ('error' in outcome) return `raises error ${outcome.error.code}`;
  const { result } = outcome;
  return result === null ? 'nil' : Array.isArray(result) ? 'list' : typeof result;
}
