/** The properties of a step definition that determine how the step is played. */
export interface DefinitionOptions {
  readonly isSequential?: true;
  readonly isObserving?: true;
}

/**
 * The options of a step definition whose calls cannot be sent ahead of its turn. Such a definition waits for one call
 * before it makes the next one, or it changes a file that earlier calls read.
 */
export const SEQUENTIAL: DefinitionOptions = { isSequential: true };

/**
 * The options of a Then that makes its own calls and checks their outcomes. Any other Then checks the outcomes of the
 * preceding When.
 */
export const OBSERVING: DefinitionOptions = { isObserving: true };
