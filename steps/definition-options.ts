/** The properties of a step definition that the engine must know. */
export interface DefinitionOptions {
  readonly isSequential?: true;
  readonly isObserving?: true;
}

/**
 * The options of a step definition that cannot be prefetched: it makes a call after it waited for an earlier one, or
 * has effects besides making calls.
 */
export const SEQUENTIAL: DefinitionOptions = { isSequential: true };

/**
 * The options of a Then that makes calls of its own and checks their outcomes. Every other Then checks the outcomes of
 * the When before it.
 */
export const OBSERVING: DefinitionOptions = { isObserving: true };
