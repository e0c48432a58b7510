/** A file that README.md shows and that its programs read. */
export interface ShownFile {
  readonly path: string;
  readonly text: string;
}

/** A program that README.md shows, and the output in its comments, line by line. */
export interface ShownProgram {
  readonly source: string;
  readonly output: readonly string[];
}

const FENCED = /^```(\w+)\n([\s\S]*?)^```$/gm;

/** A block below a line that names its file and ends with a colon. */
const FILE = /`([\w/.-]+\.(?:html|json|mjs|yml))`:\n\n```\w+\n([\s\S]*?)^```$/gm;

/** Returns the files that a page shows: blocks below a line that names `a.file` and ends with a colon. */
export function shownFiles(page: string): ShownFile[] {
  return [...page.matchAll(FILE)].map(([, path = '', text = '']) => {
    return { path, text };
  });
}

/** Returns the programs that a page shows: blocks of JavaScript that are no files. */
export function shownPrograms(page: string): ShownProgram[] {
  return blocksOf(page.replace(FILE, ''), 'js').map((source) => ({
    source,
    output: [...source.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line = '']) => line),
  }));
}

/** Returns the commands that a page shows: lines of shell blocks. */
export function shownCommands(page: string): string[] {
  return blocksOf(page, 'sh').flatMap((block) => block.trim().split('\n'));
}

/** Returns the texts of the blocks in a language that a page shows. */
export function blocksOf(page: string, language: string): string[] {
  return [...page.matchAll(FENCED)].filter(([, name]) => name === language).map(([, , text = '']) => text);
}
