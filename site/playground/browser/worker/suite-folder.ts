/** The folder of the suite in the page's virtual file system. The build replaces `__dirname`. */
export const SUITE_FOLDER = __dirname;
