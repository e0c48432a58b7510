/** A block's own active locale. */
export interface BlockScope {
  locale: string;
}

/** Keeps the locales of blocks apart, so that asynchronous ones may overlap. */
export interface BlockScopes {
  /** The scope of the innermost block of a catalog that the caller runs in. */
  scopeOf(catalog: object): BlockScope | undefined;

  /** Runs a block, and all that it starts, in a scope. */
  run<Result>(catalog: object, scope: BlockScope, block: () => Result): Result;
}

/** The scopes of blocks. There are none at first: without them, blocks share the active locale of their catalog. */
export const blockScopes: { current: BlockScopes | undefined } = { current: undefined };
