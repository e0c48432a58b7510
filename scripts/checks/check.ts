/** Something that holds of the whole project. */
export interface Check {
  /** What holds, as a sentence. */
  readonly title: string;
  /** What to do when it does not. */
  readonly remedy: string;
  /**
   * Looks at the project and gives what is wrong, with its place; nothing when all is well.
   *
   * @param packageRoot the folder that holds `package.json`
   * @throws SuiteDefect with its findings, where it reads the suite
   */
  readonly find: (packageRoot: string) => Promise<readonly string[]> | readonly string[];
}
