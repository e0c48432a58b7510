import type { CatalogLocale } from './catalog-locale';

/** The active locale of a block that has one of its own. */
export interface BlockScope {
  active: CatalogLocale;
}

/** Gives blocks locales of their own, so that asynchronous blocks may overlap. */
export interface BlockScopes {
  /** Returns the scope of the innermost block of a catalog that the caller runs in; undefined outside of blocks. */
  scopeOf(catalog: object): BlockScope | undefined;

  /** Runs a block, and everything that it starts, with a locale of its own. */
  run<Result>(catalog: object, active: CatalogLocale, block: () => Result): Result;
}

/** The scopes of blocks. Undefined, as at first, makes blocks share the active locale of their catalog. */
export const blockScopes: { current: BlockScopes | undefined } = { current: undefined };
