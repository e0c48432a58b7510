import { escapeMarkup } from '../../runner/text/escape';
import { terminalLines, type Run } from './ansi';

/** The width of the terminal in characters. */
const COLUMNS = 104;
/** The width of a character in pixels, in a monospaced font of 14 pixels. */
const CHARACTER_WIDTH = 8.43;
/** The distance between two lines, in pixels. */
const LINE_HEIGHT = 20;
/** The padding around the text, in pixels. */
const PADDING = 20;
/** The room for the numbers of notes beside the text, in pixels. */
const MARGIN = 30;
/** The distance between two notes below the terminal, in pixels. */
const NOTE_HEIGHT = 24;

const STYLE = `
text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #1f2328; }
rect { fill: #f6f8fa; stroke: #d1d9e0; }
.bold { font-weight: 700; }
.dim { fill: #59636e; }
.red { fill: #c21c28; }
.green { fill: #1a7f37; }
.yellow { fill: #8a5c00; }
circle { fill: #1b5a87; }
.number { fill: #ffffff; font-weight: 700; font-size: 12px; text-anchor: middle; }
.note { font-family: system-ui, sans-serif; font-size: 15px; }
@media (prefers-color-scheme: dark) {
  text { fill: #f0f6fc; }
  rect { fill: #151b23; stroke: #3d444d; }
  .dim { fill: #9ea7b3; }
  .red { fill: #ff8a80; }
  .green { fill: #56d364; }
  .yellow { fill: #e3b341; }
  circle { fill: #86bdea; }
  .number { fill: #15181c; }
}`;

/** A note on the first line of a terminal that contains a text. */
export interface Note {
  readonly on: string;
  readonly says: string;
}

/**
 * Draws the output of a command as a terminal, for light and dark themes. The text can be selected.
 *
 * @param output the output, with ANSI escape sequences for colours
 * @param title the alternative text of the picture
 * @param notes explanations, which are numbered beside their lines and listed below the terminal
 * @throws Error when no line has the text of a note
 */
export function terminalSvg(output: string, title: string, notes: readonly Note[]): string {
  const lines = terminalLines(output, COLUMNS);
  const width = Math.ceil(COLUMNS * CHARACTER_WIDTH + 2 * PADDING + MARGIN);
  const terminal = lines.length * LINE_HEIGHT + 2 * PADDING;
  const height = terminal + notes.length * NOTE_HEIGHT + PADDING;
  const noteElements = notes.flatMap(({ on, says }, index) => {
    const line = lines.findIndex((runs) =>
      runs
        .map(({ text }) => text)
        .join('')
        .includes(on),
    );
    if (line === -1) throw new Error(`no line of the picture has the text ${on}`);
    const y = terminal + (index + 1) * NOTE_HEIGHT;
    const words = `<text class="note" x="${PADDING + MARGIN}" y="${y + 5}">${escapeMarkup(says)}</text>`;
    return [...numberAt(index + 1, baselineOf(line) - 5), ...numberAt(index + 1, y), words];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<title id="title">${escapeMarkup(title)}</title>
<style>${STYLE}
</style>
<rect x="0.5" y="0.5" width="${width - 1}" height="${terminal - 1}" rx="8"/>
${[...lines.flatMap(lineElement), ...noteElements].join('\n')}
</svg>
`;
}

function numberAt(number: number, y: number): string[] {
  return [
    `<circle cx="${PADDING + 6}" cy="${y}" r="9"/>`,
    `<text class="number" x="${PADDING + 6}" y="${y + 4}">${number}</text>`,
  ];
}

function baselineOf(line: number): number {
  return PADDING + (line + 1) * LINE_HEIGHT - 5;
}

function lineElement(runs: readonly Run[], index: number): string[] {
  const visible = runs.filter(({ text }) => text.trim() !== '');
  if (visible.length === 0) return [];
  return [`<text y="${baselineOf(index)}" xml:space="preserve">${visible.map(runElement).join('')}</text>`];
}

// The position of each run is set, so that columns stay aligned in any font.
function runElement({ column, text, styles }: Run): string {
  const x = (PADDING + MARGIN + column * CHARACTER_WIDTH).toFixed(1);
  const classes = styles.length === 0 ? '' : ` class="${styles.join(' ')}"`;
  return `<tspan x="${x}"${classes}>${escapeMarkup(text)}</tspan>`;
}
