import type { CatalogLocale } from './catalog-locale';

/** The active locale of one catalog inside one block. `activate` inside the block changes this locale. */
export interface BlockScope {
  active: CatalogLocale;
}

/** Gives each block its own active locale, so that asynchronous blocks may overlap. */
export interface BlockScopes {
  /** Returns the scope of a catalog's innermost block around the caller; undefined outside blocks. */
  scopeOf(catalog: object): BlockScope | undefined;

  /**
   * Runs a block with its own active locale for a catalog. The block and everything that it starts share this locale,
   * even after the block has ended.
   */
  run<Result>(catalog: object, active: CatalogLocale, block: () => Result): Result;
}

/**
 * The block scopes for all catalogs of the process. While `current` is undefined, as it is initially, blocks share the
 * active locale of their catalog. The entry `async-blocks` sets `current`, and nothing resets it.
 */
export const blockScopes: { current: BlockScopes | undefined } = { current: undefined };
