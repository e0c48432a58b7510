import { createColors, type Colors } from '../console/terminal';
import { safeLine, safeText } from '../text/escape';
import { stepLines } from '../text/gherkin';
import { meaningOf } from '../verdict/verdict';
import {
  type Block,
  type Cell,
  type DiffLine,
  type Fold,
  type TextLine,
  plainText,
  spanText,
  type Table,
} from './block';

/** Without `--verbose`, at most this many lines of a doc string are shown. */
const FEW_LINES = 12;

/** The options for showing blocks in a terminal. */
export interface TerminalStyle {
  readonly colors: Colors;
  /** Whether the content of all folds is shown, with all lines of doc strings and the sentences of the document. */
  readonly isVerbose: boolean;
}

/** The style of a plain text that contains everything. */
export const PLAIN: TerminalStyle = { colors: createColors(false), isVerbose: true };

/** Returns the text of blocks for a terminal, without a newline at its end. */
export function terminalText(blocks: readonly Block[], style: TerminalStyle): string {
  return linesOf(blocks, style).join('\n');
}

function linesOf(blocks: readonly Block[], style: TerminalStyle): string[] {
  return blocks.flatMap((block, index) => {
    const before = blocks[index - 1];
    if (!isFolded(block, style)) {
      return [...(before && startsParagraph(block) ? [''] : []), ...blockLines(block, style)];
    }
    // Folded parts in a row are a list, and so are entries below the text that introduces them.
    const isListed = isFolded(before, style) || (block.role === 'entry' && !isFold(before));
    const line = foldedLine(block, isFolded(blocks[index + 1], style), style);
    return before && !isListed ? ['', line] : [line];
  });
}

function isFold(block: Block | undefined): boolean {
  return block?.kind === 'fold';
}

/** Tells whether only the summary of a part is shown. */
function isFolded(block: Block | undefined, { isVerbose }: TerminalStyle): block is Fold {
  return block?.kind === 'fold' && block.folded === undefined && !isVerbose;
}

/** Tells whether an empty line comes before a block, unless it is the first one. */
function startsParagraph(block: Block): boolean {
  if (block.kind === 'text') return block.role === 'title';
  return block.kind === 'heading' || (block.kind === 'fold' && block.role !== 'entry');
}

function blockLines(block: Block, style: TerminalStyle): string[] {
  const { colors, isVerbose } = style;
  switch (block.kind) {
    case 'heading':
      return [`${colors.bold(block.title)}  ${colors.dim(block.remark)}`];
    case 'text': {
      const line = lineText(block.line, style);
      // A rule says the same as the sentences of the document, so a short text leaves them out.
      if (block.role === 'quote') return isVerbose ? [colors.dim(`| ${line}`)] : [];
      if (block.role === 'title') return [colors.bold(line)];
      return [block.role === 'place' ? colors.dim(line) : line];
    }
    case 'table':
      return tableLines(block, style);
    case 'steps':
      return block.steps.flatMap((step, index) => {
        const isMarked = block.marked.has(index);
        const [sentence = '', ...argument] = stepLines(step, isMarked, isVerbose ? Infinity : FEW_LINES);
        return [isMarked ? colors.red(sentence) : sentence, ...argument.map(colors.dim)];
      });
    case 'diff':
      return [
        `${safeLine(block.title)}:`,
        ...block.lines.map((line) => `  ${DIFF_COLORS[line.kind](colors)(labelled(line))}`),
      ];
    case 'code':
      return [
        ...(block.title === undefined ? [] : [`${block.title}:`]),
        ...indented(block.lines.map(safeLine)),
      ];
    case 'command':
      return [`${colors.dim(`${block.title}:`)} ${safeLine(block.command)}`];
    case 'list':
      return block.items.map((item) => lineText(item, style));
    case 'fold': {
      const numbers = block.numbers === undefined ? '' : colors.dim(` (${block.numbers})`);
      const summary = lineText(block.summary, style);
      const content = indented(linesOf(block.content(), style));
      return [
        block.role === 'entry' ? `${summary}${numbers}` : `${colors.bold(summary)}${numbers}`,
        ...content,
      ];
    }
  }
}

/** Returns the line of a folded part. One hint is enough for several parts in a row. */
function foldedLine({ role, summary, numbers }: Fold, isContinued: boolean, style: TerminalStyle): string {
  const what = role === 'entry' ? 'lists the scenarios' : 'shows all';
  const hint = isContinued ? '' : style.colors.dim(` (--verbose ${what})`);
  return `${lineText(summary, style)}${numbers === undefined ? '' : ` (${numbers})`}${hint}`;
}

/** Returns a line with colours. A verdict colours the span that follows it. */
export function lineText(line: TextLine, { colors }: Pick<TerminalStyle, 'colors'>): string {
  let paint = (text: string): string => text;
  let shown = '';
  for (const span of line) {
    if (typeof span === 'object' && 'verdict' in span) paint = colors[meaningOf(span.verdict).color];
    const text = safeLine(spanText(span));
    if (text.trim() === '') {
      shown += shown === '' ? '' : text;
      continue;
    }
    const isSoft = typeof span === 'object' && 'soft' in span;
    shown += isSoft ? colors.dim(text) : paint(text);
    paint = (plain) => plain;
  }
  return shown;
}

/** Returns the lines of a table with aligned columns. Numbers are aligned at their right end. */
function tableLines({ columns, numeric, rows }: Table, style: TerminalStyle): string[] {
  const { colors } = style;
  const texts = [columns, ...rows.map((cells) => cells.map(({ line }) => safeLine(plainText(line))))];
  const widths = columns.map((_, index) => Math.max(...texts.map((row) => row[index]?.length ?? 0)));
  const padded = (row: readonly string[]): string[] =>
    row.map((cell, index) => {
      if (numeric.includes(index)) return cell.padStart(widths[index]!);
      return index === row.length - 1 ? cell : cell.padEnd(widths[index]!);
    });
  const colored = ({ isGood }: Cell, cell: string): string => {
    if (isGood === undefined) return cell;
    return isGood ? colors.green(cell) : colors.red(cell);
  };
  return [
    colors.dim(`  ${padded(columns).join('   ')}`.trimEnd()),
    ...rows.map((cells, index) => {
      const parts = padded(texts[index + 1]!).map((cell, column) => colored(cells[column]!, cell));
      return `  ${parts.join('   ')}`.trimEnd();
    }),
  ];
}

/** The labels of the lines of a diff, padded to the same width. */
const LABELS: Readonly<Record<DiffLine['kind'], string>> = {
  expected: 'expected  ',
  actual: 'actual    ',
  equal: '          ',
};

/** Returns a line of a diff with its label: `expected  "0.2.2"`. */
export function labelled({ kind, text }: DiffLine): string {
  return `${LABELS[kind]}${safeText(text)}`;
}

const DIFF_COLORS: Readonly<Record<DiffLine['kind'], (colors: Colors) => (text: string) => string>> = {
  expected: (colors) => colors.green,
  actual: (colors) => colors.red,
  equal: () => (text) => text,
};

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? line : `  ${line}`));
}
