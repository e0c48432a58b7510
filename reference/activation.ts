import type { CatalogLocale } from './catalog-locale';
import { OverlappingBlocks } from './errors';

/**
 * The active locale of a catalog, and what it replaced: a linked list with an item for each block that has not ended, the
 * block that began last first.
 */
export interface Activation {
  active: CatalogLocale;
  /** The activation to restore when the block that began last ends; undefined outside of blocks. */
  previous: Activation | undefined;
}

// Keeps BLOCK-02, WITHLOCALE-01, WITHLOCALE-02.
/**
 * Makes a locale the active one, runs a block, and makes the previous locale active again. That happens when the block has
 * returned or thrown or, if it returned a promise, when the promise is settled.
 *
 * @returns what the block returned; for a promise, one that is settled likewise afterwards
 * @throws OverlappingBlocks when the block has ended without an error of its own, but one that began later has not. The
 *   promise of an asynchronous block rejects with it. It is thrown at once by a block that begins an asynchronous one and
 *   does not return its promise
 */
export function runBlock<Result>(current: Activation, locale: CatalogLocale, block: () => Result): Result {
  const previous = { active: current.active, previous: current.previous };
  current.previous = previous;
  current.active = locale;
  let result: Result;
  let promise: Promise<unknown> | undefined;
  try {
    result = block();
    // A `then` that throws when it is read is an error of the block.
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
 * Takes a block out of the list, and restores what was active before it. If other blocks began later, the locale of the last
 * of them stays active, and the one after this block restores what this one would have.
 *
 * @returns whether no block that began later is open
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
