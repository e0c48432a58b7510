import { Help } from 'commander';

const HELP = new Help();

/** How much further than its first line a line that is broken is indented. */
const HANGING_INDENT = 4;

/** The indentation of a line, which colours may precede. */
const INDENTED = /^((?:\u001b\[[\d;]*m)*)( *)(.*)$/s;

/**
 * Breaks a line between words so that it fits into a width, and indents what follows further than its beginning. A
 * command stays in one line, which the terminal breaks where it must: so it can be copied.
 *
 * @param width in columns; absent: as wide as it is. Where less than 40 columns are left, it is not broken
 */
export function fitted(line: string, width = Infinity): string[] {
  if (HELP.displayWidth(line) <= width || line.includes('npx i18n-conformance')) return [line];
  const [, style = '', indent = '', text = ''] = INDENTED.exec(line) ?? [];
  const hang = indent + ' '.repeat(HANGING_INDENT);
  const [first = '', ...rest] = HELP.boxWrap(text, width - hang.length).split('\n');
  return [style + indent + first, ...rest.map((part) => hang + part)];
}
