/** Wrong usage of the command. Its message is one line that states the problem and the remedy. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
