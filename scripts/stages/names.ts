import { closest } from '../../runner/text/edit-distance';

/** The stages and the test files that a command line names, or the reason why the command line cannot be read. */
export type Names = { readonly stages: string[]; readonly files: string[] } | { readonly problem: string };

/**
 * Reads the words of a command line. Each word is the name of a stage, or the end of a test file's path, such as
 * `player.test.ts` or `dist/tests/play/player.test.js`.
 *
 * @param stages the names of all stages
 * @param files the paths of all test files, in `tests/`
 */
export function readNames(
  words: readonly string[],
  stages: readonly string[],
  files: readonly string[],
): Names {
  const named: { stages: string[]; files: string[] } = { stages: [], files: [] };
  for (const word of words) {
    const path = word
      .replaceAll('\\', '/')
      .replace(/^(?:\.\/)?(?:dist\/)?/, '')
      .replace(/\.js$/, '.ts');
    const found = files.filter((file) => file === path || file.endsWith(`/${path}`));
    if (stages.includes(word)) named.stages.push(word);
    else if (found.length > 0) named.files.push(...found);
    else return { problem: problemOf(word, stages, files) };
  }
  return { stages: named.stages, files: [...new Set(named.files)] };
}

function problemOf(word: string, stages: readonly string[], files: readonly string[]): string {
  const likely = closest(word, [...stages, ...files, ...files.map((file) => file.split('/').at(-1)!)]);
  return `${word} is neither a stage nor a test file; did you mean ${likely}? The stages are ${stages.join(', ')}.`;
}
