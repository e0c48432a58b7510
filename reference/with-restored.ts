/**
 * Runs a block, then `restore`: when the block has returned or thrown, or, when it returned a promise, when that is
 * settled.
 * Keeps BLOCK-02, WITHLOCALE-01, WITHLOCALE-02.
 *
 * @returns what the block returned; for a promise, one that settles likewise after `restore`
 */
export function withRestored<Result>(block: () => Result, restore: () => void): Result {
  let result: Result;
  try {
    result = block();
  } catch (error) {
    restore();
    throw error;
  }
  if (isThenable(result)) return Promise.resolve(result).finally(restore) as Result;
  restore();
  return result;
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
