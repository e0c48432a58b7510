import type { CatalogLocale } from './catalog-locale';

/** The active locale of one catalog inside one block. Calling `activate` inside the block changes this locale. */
export interface BlockScope {
  active: CatalogLocale;
}

/** Gives each block its own active locale, so that asynchronous blocks may overlap. */
export interface BlockScopes {
  /**
   * Returns the scope of the innermost `withLocale` block of the given catalog that the caller runs in; undefined
   * outside such blocks.
   */
  scopeOf(catalog: object): BlockScope | undefined;

  /**
   * Runs a `withLocale` block of a catalog, with `active` as the block's own active locale. The block and all code that
   * it starts share this locale. Code that is still running after the block has ended keeps this locale.
   */
  run<Result>(catalog: object, active: CatalogLocale, block: () => Result): Result;
}

/**
 * The block scopes of all catalogs in the process. `current` is undefined until the `async-blocks` entry point sets it,
 * and is then never reset. While `current` is undefined, all blocks of a catalog share the catalog's active locale.
 */
export const blockScopes: { current: BlockScopes | undefined } = { current: undefined };
