/** A check of the whole project. */
export interface Check {
  /** The word that selects it: `npm run check -- types`. */
  readonly name: string;
  /** The condition that it checks, as a sentence. */
  readonly title: string;
  /** The action that fixes its findings. */
  readonly remedy: string;
  /**
   * Checks the project and returns its findings, each with its place.
   *
   * @param packageRoot the folder that holds `package.json`
   * @throws SuiteDefect with its findings, where it reads the suite
   */
  readonly find: (packageRoot: string) => Promise<readonly string[]> | readonly string[];
}
