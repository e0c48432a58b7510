/** The folder of the suite in the page: the build gives it to `__dirname`. */
export const SUITE_FOLDER = __dirname;
