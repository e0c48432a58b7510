/** What the engine must know of a step definition, besides what its code does. */
export interface DefinitionOptions {
  readonly wrapperOptions: { readonly isSequential?: true; readonly isObserving?: true };
}

/**
 * The options of a step definition that cannot be prefetched: it makes a call after it waited for an earlier one, or
 * does something besides making calls.
 */
export const SEQUENTIAL: DefinitionOptions = { wrapperOptions: { isSequential: true } };

/**
 * The options of a Then that makes calls of its own and checks their outcomes. Every other Then checks the outcomes of
 * the When before it.
 */
export const OBSERVING: DefinitionOptions = { wrapperOptions: { isObserving: true } };
