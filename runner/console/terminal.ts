import { Help } from 'commander';
import { stripVTControlCharacters, styleText } from 'node:util';

const STYLES = ['bold', 'dim', 'red', 'green', 'yellow'] as const;

/** Functions that colour a text, by the name of the style. */
export type Colors = Readonly<Record<(typeof STYLES)[number], (text: string) => string>>;

/**
 * Returns the functions that colour a text. If colours are not wanted, they return the text unchanged. If nothing is
 * given, they colour it if standard output is a terminal with colours, or as FORCE_COLOR and NO_COLOR say.
 */
export function createColors(areWanted?: boolean): Colors {
  const options = areWanted ? { validateStream: false } : { stream: process.stdout };
  const functions = STYLES.map((style) => [
    style,
    (text: string) => (areWanted === false ? text : styleText(style, text, options)),
  ]);
  return Object.fromEntries(functions) as Colors;
}

/** The functions that colour standard output. */
export const colors = createColors();

const HELP = new Help();

/** The additional indentation of continuation lines, in columns. */
const HANGING_INDENT = 4;

/** Matches a line, and captures its indentation with the colour codes in it, and the rest. */
const INDENTED = /^((?:\u001b\[[\d;]*m| )*)(.*)$/s;

/** Matches a line that contains a command. */
const COMMAND = /^ *npm |npx i18n-conformance/;

/**
 * Wraps a line between words at the given width, with a hanging indent. A line that contains a command is not wrapped,
 * so that the command can be copied.
 *
 * @param width the available columns; unlimited if omitted. If fewer than 40 columns remain for the text, the line is
 *   not wrapped
 */
export function fitted(line: string, width = Infinity): string[] {
  if (HELP.displayWidth(line) <= width || COMMAND.test(line)) return [line];
  const [, indent = '', text = ''] = INDENTED.exec(line) ?? [];
  const hang = ' '.repeat(stripVTControlCharacters(indent).length + HANGING_INDENT);
  const [first = '', ...rest] = HELP.boxWrap(text, width - hang.length).split('\n');
  return [indent + first, ...rest.map((part) => hang + part)];
}

/** Writes a text and a newline. On a terminal, lines are wrapped between words. */
export function writeFitted(out: NodeJS.WriteStream, text: string): void {
  const width = out.isTTY ? out.columns : undefined;
  const lines = text.split('\n').flatMap((line) => fitted(line, width));
  out.write(`${lines.join('\n')}\n`);
}

/** The minimum time between two redraws, in milliseconds. About twelve redraws per second look continuous. */
const REDRAW_INTERVAL_MS = 80;

/** A progress line that is redrawn in place, and shown only on a terminal. */
export class ProgressLine {
  private drawnAt = -Infinity;

  constructor(private readonly out: NodeJS.WriteStream) {}

  /** Draws the line, unless it was last drawn less than {@link REDRAW_INTERVAL_MS} ago. */
  show(text: string): void {
    if (!this.out.isTTY || performance.now() - this.drawnAt < REDRAW_INTERVAL_MS) return;
    this.drawnAt = performance.now();
    // A line that wraps could not be cleared. Some terminals do not know their width.
    this.out.write(`\r\u001b[K${this.out.columns > 1 ? text.slice(0, this.out.columns - 1) : text}`);
  }

  /** Clears the line. */
  end(): void {
    if (this.out.isTTY) this.out.write('\r\u001b[K');
  }
}
