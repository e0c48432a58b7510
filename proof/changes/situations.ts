import { METHODS, type Adapter } from '../../adapter/contract/adapter';
import { ErrorCode, OperationError } from '../../adapter/contract/errors';
import type { Change } from './reference-with';
import { subjectOf } from './surfaces';

type OperationName = keyof Adapter;

/** A call that was made on a mutant. */
export interface PastCall {
  readonly operation: OperationName;
  readonly params: object;
  /** The catalog that it was made on; `I18n` is the module. */
  readonly subject: string;
  /** Whether a block made it. */
  readonly isInBlock: boolean;
}

/** Tells whether a call gets the wrong outcome, from the call and all calls before it, in their order. */
export type Situation = (call: PastCall, earlier: readonly PastCall[]) => boolean;

/** Lets an operation do its work and then raise an error of its own. */
export function raisingAfterwards(operation: OperationName, holds: Situation): Change {
  return endingOtherwise(operation, holds, () => {
    throw new OperationError(ErrorCode.Other, 'StateError', 'raised after the work was done');
  });
}

/** Lets an operation do its work and then return something else. */
export function returningAfterwards(operation: OperationName, holds: Situation, value: unknown): Change {
  return endingOtherwise(operation, holds, () => value);
}

function endingOtherwise(operation: OperationName, holds: Situation, end: () => unknown): Change {
  return (reference) => {
    const past: PastCall[] = [];
    let blocks = 0;
    const operations = Object.values(METHODS).map((name) => {
      const original = reference[name] as (params: object) => Promise<unknown>;
      const changed = async (params: { readonly subject?: string; readonly catalog?: string } = {}) => {
        const call = {
          operation: name,
          params,
          subject: params.catalog ?? subjectOf(params),
          isInBlock: blocks > 0,
        };
        const isOtherwise = name === operation && holds(call, past);
        past.push(call);
        if (name === 'withLocale') blocks += 1;
        const result = await original(params).finally(() => {
          if (name === 'withLocale') blocks -= 1;
        });
        return isOtherwise ? end() : result;
      };
      return [name, changed];
    });
    return Object.fromEntries(operations) as Partial<Adapter>;
  };
}

/** Holds for the second call of an operation on one surface, and for later ones. */
export function again({ operation, subject }: PastCall, earlier: readonly PastCall[]): boolean {
  return earlier.some((one) => one.operation === operation && one.subject === subject);
}

/** Holds for a call after one of these operations on the same surface. */
export function after(...operations: readonly OperationName[]): typeof again {
  return ({ subject }, earlier) =>
    earlier.some((one) => operations.includes(one.operation) && one.subject === subject);
}

/** Holds for a call that a block makes. */
export function inBlock({ isInBlock }: PastCall): boolean {
  return isInBlock;
}

/** Holds for a call after the same operation on another surface. */
export function onASecondSurface({ operation, subject }: PastCall, earlier: readonly PastCall[]): boolean {
  return earlier.some((one) => one.operation === operation && one.subject !== subject);
}
