import { OverlappingBlocks } from './errors';
import type { CatalogLocale } from './lookup/catalog-locale';

/** The active locale of a catalog or, inside a block that has its own, that of the block. */
interface Activation {
  locale: CatalogLocale;
}

/** The part of Node's `AsyncLocalStorage` that gives each `withLocale` block an activation of its own. */
export interface BlockStorage {
  /** Returns, for each catalog, the activation of the innermost block that the caller runs in. */
  getStore(): ReadonlyMap<object, Activation> | undefined;
  run<Result>(activations: ReadonlyMap<object, Activation>, block: () => Result): Result;
}

/** The storage of the process. Until the `async-blocks` entry point sets it, blocks share the active locale. */
export const blockStorage: { current: BlockStorage | undefined } = { current: undefined };

/** An open block that shares the active locale, the locale that its end will restore, and the next older block. */
interface OpenBlock {
  restored: CatalogLocale;
  older: OpenBlock | undefined;
}

/** The active locale of a catalog, and its open blocks. */
export class ActiveLocale implements Activation {
  #newest: OpenBlock | undefined;

  /** @param locale the active locale outside of blocks that have their own; it need not be available */
  constructor(public locale: CatalogLocale) {}

  /** The active locale for the caller. Setting it inside a block that has its own active locale changes only that. */
  get current(): CatalogLocale {
    return (blockStorage.current?.getStore()?.get(this) ?? this).locale;
  }
  set current(locale: CatalogLocale) {
    (blockStorage.current?.getStore()?.get(this) ?? this).locale = locale;
  }

  // Keeps BLOCK-02, WITHLOCALE-01, WITHLOCALE-02.
  /** Makes a locale active while a block runs, until a promise that it returns has settled. See `withLocale`. */
  during<Result>(locale: CatalogLocale, run: () => Result): Result {
    const storage = blockStorage.current;
    if (storage !== undefined) return storage.run(new Map(storage.getStore()).set(this, { locale }), run);
    const block: OpenBlock = { restored: this.locale, older: this.#newest };
    this.#newest = block;
    this.locale = locale;
    const fail = (error: unknown): never => {
      this.end(block);
      throw error;
    };
    let result: Result;
    try {
      result = run();
      // If the result's `then` is a getter that throws an error, the error counts as an error of the block.
      if (typeof (result as Partial<PromiseLike<unknown>> | null | undefined)?.then === 'function')
        return Promise.resolve(result).then((value) => this.finish(block, value), fail) as Result;
    } catch (error) {
      return fail(error);
    }
    return this.finish(block, result);
  }

  private finish<Value>(block: OpenBlock, value: Value): Value {
    if (this.end(block)) return value;
    throw new OverlappingBlocks();
  }

  /** Ends a block, and tells whether it was the newest. If not, the next newer one will restore the earlier locale. */
  private end(block: OpenBlock): boolean {
    if (this.#newest === block) {
      this.locale = block.restored;
      this.#newest = block.older;
      return true;
    }
    let newer = this.#newest!;
    while (newer.older !== block) newer = newer.older!;
    newer.restored = block.restored;
    newer.older = block.older;
    return false;
  }
}
