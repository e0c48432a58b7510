import type { CatalogLocale } from './catalog-locale';

/** The active locale of one catalog inside one block. Calling `activate` inside the block changes this locale. */
export interface BlockScope {
  active: CatalogLocale;
}

/** Gives each block its own active locale, so that asynchronous blocks may overlap. */
export interface BlockScopes {
  /** Returns the scope of the catalog's innermost block that the caller runs in; undefined outside blocks. */
  scopeOf(catalog: object): BlockScope | undefined;

  /**
   * Runs a block that has its own active locale in a catalog. The block and all code that it starts share this locale,
   * even after the block has ended.
   */
  run<Result>(catalog: object, active: CatalogLocale, block: () => Result): Result;
}

/**
 * The block scopes of all catalogs in the process. While `current` is undefined, which it is initially, all blocks of a
 * catalog share its active locale. The `async-blocks` entry point sets `current`; it is never reset.
 */
export const blockScopes: { current: BlockScopes | undefined } = { current: undefined };
