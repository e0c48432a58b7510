import { SuiteDefect } from '../../suite';

/** A generated block: a comment with the marker, the content, and a comment with the end. */
const BLOCK = /^([ \t]*)(#|\/\/) generated: (.+)\n[\s\S]*?^\1\2 end$/gm;

/**
 * Replaces the generated blocks of a source file, each between the comments `generated: name` and `end`.
 *
 * @param source the text of the file
 * @param blocks the lines of each block, by its name
 * @param file the path of the file, with which each finding begins
 * @throws SuiteDefect when a block is missing, unknown, or occurs twice
 */
export function fillSource(
  source: string,
  blocks: ReadonlyMap<string, readonly string[]>,
  file: string,
): string {
  const found = [...source.matchAll(BLOCK)].map(([, , , name = '']) => name);
  const findings = [
    ...found.filter((name) => !blocks.has(name)).map((name) => `${file}: no block is called "${name}"`),
    ...[...blocks.keys()]
      .filter((name) => found.filter((one) => one === name).length !== 1)
      .map((name) => `${file}: the block "${name}" is not there once`),
  ];
  if (findings.length > 0) throw new SuiteDefect(findings);
  return source.replace(BLOCK, (_, indent: string, comment: string, name: string) => {
    const lines = blocks.get(name)!.map((line) => (line === '' ? '' : `${indent}${line}`));
    return [`${indent}${comment} generated: ${name}`, ...lines, `${indent}${comment} end`].join('\n');
  });
}
