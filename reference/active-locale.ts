import type { CatalogLocale } from './catalog-locale';
import { OverlappingBlocks } from './errors';

/** The active locale of a catalog or, inside a block that has its own, that of the block. */
export interface Activation {
  locale: CatalogLocale;
}

/** Gives each `withLocale` block its own active locale, so that asynchronous blocks may overlap. */
export interface BlockScopes {
  /** Returns the activation of the catalog's innermost block that the caller runs in; undefined outside its blocks. */
  activationIn(catalog: ActiveLocale): Activation | undefined;

  /**
   * Runs a block of a catalog with an activation of its own. The block and all code that it starts share the
   * activation. Code that is still running after the block has ended keeps it.
   */
  run<Result>(catalog: ActiveLocale, activation: Activation, block: () => Result): Result;
}

/**
 * The block scopes of all catalogs in the process. `current` is undefined until the `async-blocks` entry point sets it,
 * and is then never reset. While `current` is undefined, all blocks of a catalog share the catalog's active locale.
 */
export const blockScopes: { current: BlockScopes | undefined } = { current: undefined };

/** The active locale of a catalog, and the locales that its open blocks will restore. */
export class ActiveLocale implements Activation {
  /** The locales that the open blocks will restore when they end, from the oldest block to the newest. */
  private readonly restored: Activation[] = [];

  /** @param locale the active locale outside of blocks that have their own; it need not be available */
  constructor(public locale: CatalogLocale) {}

  /** The active locale for the caller. Setting it inside a block that has its own active locale changes only that. */
  get current(): CatalogLocale {
    return this.activation.locale;
  }
  set current(locale: CatalogLocale) {
    this.activation.locale = locale;
  }

  private get activation(): Activation {
    return blockScopes.current?.activationIn(this) ?? this;
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
  during<Result>(locale: CatalogLocale, block: () => Result): Result {
    if (blockScopes.current !== undefined) return blockScopes.current.run(this, { locale }, block);
    const previous = { locale: this.locale };
    this.restored.push(previous);
    this.locale = locale;
    let result: Result;
    let promise: Promise<unknown> | undefined;
    try {
      result = block();
      // If the result's `then` is a getter that throws an error, the error counts as an error of the block.
      promise = isThenable(result) ? Promise.resolve(result) : undefined;
    } catch (error) {
      this.restore(previous);
      throw error;
    }
    if (promise === undefined) return this.finish(previous, result);
    return promise.then(
      (value) => this.finish(previous, value),
      (error: unknown) => {
        this.restore(previous);
        throw error;
      },
    ) as Result;
  }

  private finish<Value>(previous: Activation, value: Value): Value {
    if (this.restore(previous)) return value;
    throw new OverlappingBlocks();
  }

  /**
   * Ends a block. If it is the newest, the locale that it was to restore becomes active. Otherwise, the next newer block
   * will restore that locale, and the active locale does not change.
   *
   * @returns whether the block was the newest
   */
  private restore(previous: Activation): boolean {
    const { restored } = this;
    if (restored[restored.length - 1] === previous) {
      restored.pop();
      this.locale = previous.locale;
      return true;
    }
    const index = restored.indexOf(previous);
    restored[index + 1]!.locale = previous.locale;
    restored.splice(index, 1);
    return false;
  }
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as Partial<PromiseLike<unknown>> | null | undefined)?.then === 'function';
}
