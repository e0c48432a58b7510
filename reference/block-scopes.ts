import type { CatalogLocale } from './catalog-locale';

/** The active locale of a block that has one of its own, for one catalog. `activate` inside the block changes it. */
export interface BlockScope {
  active: CatalogLocale;
}

/** Gives blocks locales of their own, so that asynchronous blocks may overlap. */
export interface BlockScopes {
  /** Returns the scope of the innermost block of a catalog that the caller runs in; undefined outside of blocks. */
  scopeOf(catalog: object): BlockScope | undefined;

  /**
   * Runs a block, and everything that it starts, with a locale of its own. All of that shares the locale, and keeps it after
   * the block has ended.
   */
  run<Result>(catalog: object, active: CatalogLocale, block: () => Result): Result;
}

/**
 * The scopes of blocks, in all catalogs of the process. Undefined, as at first, makes blocks share the active locale of their
 * catalog. The entry `async-blocks` sets them, and nothing takes them away again.
 */
export const blockScopes: { current: BlockScopes | undefined } = { current: undefined };
