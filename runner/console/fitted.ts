import { Help } from 'commander';

const HELP = new Help();

/** The additional indentation of continuation lines, in columns. */
const HANGING_INDENT = 4;

/** Matches the indentation of a line, after any colour codes. */
const INDENTED = /^((?:\u001b\[[\d;]*m)*)( *)(.*)$/s;

/**
 * Breaks a line between words to fit a width, with a hanging indent. A command is not broken, so that it can be copied.
 *
 * @param width in columns; absent: unlimited. A line with less than 40 columns left is not broken
 */
export function fitted(line: string, width = Infinity): string[] {
  if (HELP.displayWidth(line) <= width || line.includes('npx i18n-conformance')) return [line];
  const [, style = '', indent = '', text = ''] = INDENTED.exec(line) ?? [];
  const hang = indent + ' '.repeat(HANGING_INDENT);
  const [first = '', ...rest] = HELP.boxWrap(text, width - hang.length).split('\n');
  return [style + indent + first, ...rest.map((part) => hang + part)];
}
