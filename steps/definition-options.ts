/** The properties that the engine needs to know about a step definition. */
export interface DefinitionOptions {
  readonly isSequential?: true;
  readonly isObserving?: true;
}

/**
 * The options of a step definition that cannot be prefetched, because it waits for one call before it makes the next
 * one or has effects other than its calls.
 */
export const SEQUENTIAL: DefinitionOptions = { isSequential: true };

/**
 * The options of a Then that makes its own calls and checks their outcomes. Any other Then checks the outcomes of the
 * preceding When.
 */
export const OBSERVING: DefinitionOptions = { isObserving: true };
