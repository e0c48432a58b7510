import { escapeMarkup } from '../../runner/text/escape';
import { terminalLines, type Run } from './ansi';

/** The width of the terminal in characters. */
const COLUMNS = 110;
/** The width of a character in pixels, in a monospaced font of 14 pixels. */
const CHARACTER_WIDTH = 8.43;
/** The distance between two lines, in pixels. */
const LINE_HEIGHT = 20;
/** The padding around the text, in pixels. */
const PADDING = 20;

const STYLE = `
text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #1f2328; }
rect { fill: #f6f8fa; stroke: #d1d9e0; }
.bold { font-weight: 700; }
.dim { fill: #59636e; }
.red { fill: #c21c28; }
.green { fill: #1a7f37; }
.yellow { fill: #8a5c00; }
@media (prefers-color-scheme: dark) {
  text { fill: #f0f6fc; }
  rect { fill: #151b23; stroke: #3d444d; }
  .dim { fill: #9ea7b3; }
  .red { fill: #ff8a80; }
  .green { fill: #56d364; }
  .yellow { fill: #e3b341; }
}`;

/**
 * Draws the output of a command as a terminal, for light and dark themes. The text can be selected.
 *
 * @param output the output, with ANSI escape sequences for colours
 * @param title the alternative text of the picture
 */
export function terminalSvg(output: string, title: string): string {
  const lines = terminalLines(output, COLUMNS);
  const width = Math.ceil(COLUMNS * CHARACTER_WIDTH + 2 * PADDING);
  const height = lines.length * LINE_HEIGHT + 2 * PADDING;
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<title id="title">${escapeMarkup(title)}</title>
<style>${STYLE}
</style>
<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>
${lines.flatMap(lineElement).join('\n')}
</svg>
`;
}

function lineElement(runs: readonly Run[], index: number): string[] {
  const visible = runs.filter(({ text }) => text.trim() !== '');
  if (visible.length === 0) return [];
  const y = PADDING + (index + 1) * LINE_HEIGHT - 5;
  return [`<text y="${y}" xml:space="preserve">${visible.map(runElement).join('')}</text>`];
}

// The position of each run is set, so that columns stay aligned in any font.
function runElement({ column, text, styles }: Run): string {
  const x = (PADDING + column * CHARACTER_WIDTH).toFixed(1);
  const classes = styles.length === 0 ? '' : ` class="${styles.join(' ')}"`;
  return `<tspan x="${x}"${classes}>${escapeMarkup(text)}</tspan>`;
}
