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
  /** Runs a block of a catalog with an activation of its own, which all code that it starts shares. */
  run<Result>(catalog: ActiveLocale, activation: Activation, block: () => Result): Result;
}

/** The block scopes of the process. Until the `async-blocks` entry point sets them, blocks share the active locale. */
export const blockScopes: { current: BlockScopes | undefined } = { current: undefined };

/** The active locale of a catalog, and the locales that its open blocks will restore. */
export class ActiveLocale implements Activation {
  /** The locales that the open blocks will restore when they end, from the oldest block to the newest. */
  readonly #restored: Activation[] = [];

  /** @param locale the active locale outside of blocks that have their own; it need not be available */
  constructor(public locale: CatalogLocale) {}

  /** The active locale for the caller. Setting it inside a block that has its own active locale changes only that. */
  get current(): CatalogLocale {
    return (blockScopes.current?.activationIn(this) ?? this).locale;
  }
  set current(locale: CatalogLocale) {
    (blockScopes.current?.activationIn(this) ?? this).locale = locale;
  }

  // Keeps BLOCK-02, WITHLOCALE-01, WITHLOCALE-02.
  /** Makes a locale active while a block runs, until a promise that it returns has settled. See `withLocale`. */
  during<Result>(locale: CatalogLocale, block: () => Result): Result {
    if (blockScopes.current !== undefined) return blockScopes.current.run(this, { locale }, block);
    const previous = { locale: this.locale };
    this.#restored.push(previous);
    this.locale = locale;
    const fail = (error: unknown): never => {
      this.restore(previous);
      throw error;
    };
    let result: Result;
    try {
      result = block();
      // If the result's `then` is a getter that throws an error, the error counts as an error of the block.
      if (isThenable(result))
        return Promise.resolve(result).then((value) => this.finish(previous, value), fail) as Result;
    } catch (error) {
      return fail(error);
    }
    return this.finish(previous, result);
  }

  private finish<Value>(previous: Activation, value: Value): Value {
    if (this.restore(previous)) return value;
    throw new OverlappingBlocks();
  }

  /** Ends a block, and tells whether it was the newest. If not, the next newer one will restore the earlier locale. */
  private restore(previous: Activation): boolean {
    const restored = this.#restored;
    if (restored.at(-1) === previous) {
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
