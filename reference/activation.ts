import type { CatalogLocale } from './catalog-locale';
import { OverlappingBlocks } from './errors';

/**
 * A linked list: the active locale of a catalog, and then the locales that its open blocks will restore, newest block
 * first.
 */
export interface Activation {
  active: CatalogLocale;
  /**
   * The rest of the list: the locale that becomes active again when this activation's block ends, and the locales after
   * it. Undefined at the end of the list.
   */
  previous: Activation | undefined;
}

// Keeps BLOCK-02, WITHLOCALE-01, WITHLOCALE-02.
/**
 * Makes a locale active while a block runs, and then restores the previously active locale. A block that returns a
 * promise ends when the promise settles. Any other block ends when it returns or throws.
 *
 * @returns the block's return value; if it is a promise, a new promise that settles with the same value or error once
 *   the locale has been restored
 * @throws OverlappingBlocks when the block ends without an error while a block that began later is still open. For an
 *   asynchronous block, the returned promise rejects with this error. If a synchronous block starts an asynchronous
 *   block and does not return the promise of that block, the error is thrown when the synchronous block returns
 */
export function runBlock<Result>(current: Activation, locale: CatalogLocale, block: () => Result): Result {
  const previous = { active: current.active, previous: current.previous };
  current.previous = previous;
  current.active = locale;
  let result: Result;
  let promise: Promise<unknown> | undefined;
  try {
    result = block();
    // If the result's `then` is a getter that throws an error, the error counts as an error of the block.
    promise = isThenable(result) ? Promise.resolve(result) : undefined;
  } catch (error) {
    restore(current, previous);
    throw error;
  }
  if (promise === undefined) return finish(current, previous, result);
  return promise.then(
    (value) => finish(current, previous, value),
    (error: unknown) => {
      restore(current, previous);
      throw error;
    },
  ) as Result;
}

function finish<Value>(current: Activation, previous: Activation, value: Value): Value {
  if (restore(current, previous)) return value;
  throw new OverlappingBlocks();
}

/**
 * Removes a block from the list. If it is the newest block, the locale that it was to restore becomes active.
 * Otherwise, the next newer block will restore that locale, and the active locale does not change.
 *
 * @returns whether the block was the newest block in the list
 */
function restore(current: Activation, previous: Activation): boolean {
  let inner = current;
  while (inner.previous !== previous) inner = inner.previous!;
  inner.active = previous.active;
  inner.previous = previous.previous;
  return inner === current;
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as Partial<PromiseLike<unknown>> | null | undefined)?.then === 'function';
}
