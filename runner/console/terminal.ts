import { Help } from 'commander';

/** The codes that begin and end each style on a terminal. */
const STYLES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39] } as const;

/** Functions that colour a text, by the name of the style. */
export type Colors = Readonly<Record<keyof typeof STYLES, (text: string) => string>>;

/** Returns the functions that colour a text. If colours are not wanted, they return the text unchanged. */
export function createColors(areWanted: boolean): Colors {
  const styled = ([begin, end]: readonly [number, number]) =>
    areWanted ? (text: string) => `\u001b[${begin}m${text}\u001b[${end}m` : (text: string) => text;
  const { bold, dim, red, green, yellow } = STYLES;
  return {
    bold: styled(bold),
    dim: styled(dim),
    red: styled(red),
    green: styled(green),
    yellow: styled(yellow),
  };
}

const { FORCE_COLOR, NO_COLOR } = process.env;
const isAsked = FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0';
const isDeclined = NO_COLOR !== undefined && NO_COLOR !== '';

/**
 * The functions that colour standard output. Colours are used on a terminal or if FORCE_COLOR is set, but never if
 * NO_COLOR is set.
 */
export const colors = createColors(!isDeclined && (isAsked || Boolean(process.stdout.isTTY)));

const HELP = new Help();

/** The additional indentation of continuation lines, in columns. */
const HANGING_INDENT = 4;

/** Matches a line, and captures the colour codes at its start, its indentation, and the rest. */
const INDENTED = /^((?:\u001b\[[\d;]*m)*)( *)(.*)$/s;

/**
 * Wraps a line between words at the given width, with a hanging indent. A line that contains a command is not wrapped,
 * so that the command can be copied.
 *
 * @param width the available columns; unlimited if omitted. If fewer than 40 columns remain for the text, the line is
 *   not wrapped
 */
export function fitted(line: string, width = Infinity): string[] {
  if (HELP.displayWidth(line) <= width || line.includes('npx i18n-conformance')) return [line];
  const [, style = '', indent = '', text = ''] = INDENTED.exec(line) ?? [];
  const hang = indent + ' '.repeat(HANGING_INDENT);
  const [first = '', ...rest] = HELP.boxWrap(text, width - hang.length).split('\n');
  return [style + indent + first, ...rest.map((part) => hang + part)];
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
