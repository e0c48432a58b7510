/** A part of a terminal line with the same styles throughout. */
export interface Run {
  /** The column of the first character, counted from 0. */
  readonly column: number;
  readonly text: string;
  /** The styles, such as `bold` and `red`. */
  readonly styles: readonly Style[];
}

/** The styles that the suite writes. */
export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow';

const STYLES: Readonly<Record<string, Style>> = { 1: 'bold', 2: 'dim', 31: 'red', 32: 'green', 33: 'yellow' };
const ENDS: Readonly<Record<string, readonly Style[]>> = {
  22: ['bold', 'dim'],
  39: ['red', 'green', 'yellow'],
};

/**
 * Parses coloured output into the lines of a terminal. A line that is too long continues on the next line, after its
 * last space that has room, so that ids stay whole.
 *
 * @param output text with ANSI escape sequences for the styles above
 * @param columns the width of the terminal
 * @throws Error when the output contains another escape sequence
 */
export function terminalLines(output: string, columns: number): Run[][] {
  const lines: Run[][] = [[]];
  const styles = new Set<Style>();
  let column = 0;
  for (const [, code, newline, text = ''] of output.matchAll(/\u001b\[(\d+)m|(\n)|([^\u001b\n]+)/g)) {
    if (code !== undefined) applyCode(code, styles);
    if (newline !== undefined) [lines[lines.length], column] = [[], 0];
    for (let rest = text; rest !== '';) {
      const room = columns - column;
      const space = rest.lastIndexOf(' ', room);
      const part = rest.length <= room ? rest : rest.slice(0, space === -1 ? room : space + 1);
      lines.at(-1)?.push({ column, text: part.slice(0, room), styles: [...styles] });
      column += part.length;
      rest = rest.slice(part.length);
      if (rest !== '') [lines[lines.length], column] = [[], 0];
    }
  }
  return lines;
}

function applyCode(code: string, styles: Set<Style>): void {
  const style = STYLES[code];
  const ended = ENDS[code];
  if (style !== undefined) styles.add(style);
  else if (ended !== undefined) ended.forEach((one) => styles.delete(one));
  else throw new Error(`the picture knows no style for the ANSI code ${code}`);
}
