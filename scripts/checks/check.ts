/** A check of the whole project. */
export interface Check {
  /** The word that selects the check: `npm run check -- types`. */
  readonly name: string;
  /** The checked condition, as a sentence. */
  readonly title: string;
  /** The action that fixes the findings. */
  readonly remedy: string;
  /**
   * Checks the project and returns its findings, each with its place.
   *
   * @param packageRoot the folder that contains `package.json`
   * @throws SuiteDefect when the check reads the suite, and the suite has mistakes
   */
  readonly find: (packageRoot: string) => Promise<readonly string[]> | readonly string[];
}
