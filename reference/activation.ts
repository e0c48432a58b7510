import type { CatalogLocale } from './catalog-locale';
import { OverlappingBlocks } from './errors';

/**
 * A catalog's active locale, followed by the locales that its open blocks will restore: a linked list, newest block
 * first.
 */
export interface Activation {
  active: CatalogLocale;
  /** The activation that the newest block in this list will restore; undefined outside blocks. */
  previous: Activation | undefined;
}

// Keeps BLOCK-02, WITHLOCALE-01, WITHLOCALE-02.
/**
 * Makes a locale active, runs a block, and restores the previously active locale. The previous locale is restored when
 * the block returns or throws or, if the block returns a promise, when that promise settles.
 *
 * @returns the block's return value; if it is a promise, a new promise that settles in the same way after the locale is
 *   restored
 * @throws OverlappingBlocks when the block ends without an error while a block that began later is still open. For an
 *   asynchronous block, the promise rejects with this error. If a synchronous block starts an asynchronous block and
 *   does not return its promise, the error is thrown when the synchronous block returns
 */
export function runBlock<Result>(current: Activation, locale: CatalogLocale, block: () => Result): Result {
  const previous = { active: current.active, previous: current.previous };
  current.previous = previous;
  current.active = locale;
  let result: Result;
  let promise: Promise<unknown> | undefined;
  try {
    result = block();
    // A getter `then` that throws counts as an error of the block.
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
 * Removes a block from the list, and restores the locale that was active before it. If later blocks are still open, the
 * newest block's locale stays active. The block that began next will then restore the locale that this block would have
 * restored.
 *
 * @returns whether the block was the newest one in the list
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
