import { OverlappingBlocks } from './errors';

interface OpenBlock<Locale> {
  /** The locale that is active again when the block ends. */
  previous: Locale;
}

/** The blocks of a catalog that have begun and not ended, which share its active locale. */
export class OpenBlocks<Locale> {
  private readonly blocks: OpenBlock<Locale>[] = [];

  /** @param show makes a locale the active one */
  constructor(private readonly show: (locale: Locale) => void) {}

  // Keeps BLOCK-02, WITHLOCALE-01, WITHLOCALE-02.
  /**
   * Runs a block and then shows the previous locale: when the block has returned or thrown, or, when it returned a
   * promise, when that is settled.
   *
   * @returns what the block returned; for a promise, one that settles likewise afterwards
   * @throws OverlappingBlocks when a block that began later has not ended
   */
  run<Result>(previous: Locale, block: () => Result): Result {
    const open = { previous };
    this.blocks.push(open);
    let result: Result;
    let promise: Promise<unknown> | undefined;
    try {
      result = block();
      // A `then` that throws when it is read is an error of the block.
      promise = isThenable(result) ? Promise.resolve(result) : undefined;
    } catch (error) {
      this.close(open);
      throw error;
    }
    return promise === undefined ? this.end(open, result) : (this.endLater(open, promise) as Result);
  }

  private endLater(open: OpenBlock<Locale>, promise: Promise<unknown>): Promise<unknown> {
    return promise.then(
      (value) => this.end(open, value),
      (error: unknown) => {
        this.close(open);
        throw error;
      },
    );
  }

  private end<Value>(open: OpenBlock<Locale>, value: Value): Value {
    if (this.close(open)) return value;
    throw new OverlappingBlocks();
  }

  /** @returns whether the block was the innermost */
  private close(open: OpenBlock<Locale>): boolean {
    if (this.blocks.at(-1) === open) {
      this.blocks.pop();
      this.show(open.previous);
      return true;
    }
    // The last one to end brings back the locale from before them all.
    const index = this.blocks.indexOf(open);
    this.blocks[index + 1]!.previous = open.previous;
    this.blocks.splice(index, 1);
    return false;
  }
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  const mayHaveThen = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return mayHaveThen && 'then' in value && typeof value.then === 'function';
}
