/** The command was used in a way that cannot be meant: one line says what is wrong and what is meant. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
