import { markdownCode, markdownText } from '../text/escape';
import { stepLines } from '../text/gherkin';
import {
  type Block,
  type DiffLine,
  type Fold,
  type TextLine,
  plainText,
  type Span,
  spanText,
  type Table,
} from './block';
import { labelled } from './terminal-text';

/**
 * The detail of a text: everything, with folds that a reader can open; only the summaries of folds; or only the summaries
 * of folds, findings included.
 */
export type Detail = 'all' | 'summaries' | 'outline';

/** The settings with which blocks are written as Markdown. */
interface Writing {
  readonly detail: Detail;
  /** The text ends with the block in which it becomes longer than this number of characters. */
  readonly most: number;
  /** The level of the headings above the blocks. */
  readonly depth: number;
}

/**
 * Returns the text of blocks as Markdown for GitHub, with an empty line at its end.
 *
 * @param most the number of characters after which nothing more is written, because the text is of no use then: those of
 *   a run with thousands of failures would take much memory
 */
export function markdownOf(blocks: readonly Block[], detail: Detail, most = Infinity): string {
  return blocksText(blocks, { detail, most, depth: 3 });
}

function blocksText(blocks: readonly Block[], writing: Writing): string {
  const { detail, most } = writing;
  let text = '';
  for (const [index, block] of blocks.entries()) {
    if (text.length > most) break;
    const next = blocks[index + 1];
    // Items of a list are not separated by empty lines.
    const isItem = isListItem(block, detail) && next !== undefined && isListItem(next, detail);
    text += `${blockText(block, writing)}\n${isItem ? '' : '\n'}`;
  }
  return text;
}

function isFolded({ folded }: Fold, detail: Detail): boolean {
  return detail === 'outline' || (detail === 'summaries' && folded === undefined);
}

function isListItem(block: Block, detail: Detail): boolean {
  return block.kind === 'fold' && isFolded(block, detail);
}

function blockText(block: Block, writing: Writing): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(writing.depth)} ${block.title} (${block.remark})`;
    case 'text':
      return block.role === 'quote' ? `> ${lineText(block.line)}` : lineText(block.line);
    case 'table':
      return tableText(block);
    case 'steps':
      return markdownCode(
        block.steps.flatMap((step, index) => stepLines(step, block.marked.has(index))).join('\n'),
      );
    case 'diff': {
      const lines = block.lines.map((line) => `${SIGNS[line.kind]} ${labelled(line)}`);
      return `${markdownText(block.title)}:\n\n${markdownCode(lines.join('\n'), 'diff')}`;
    }
    case 'code': {
      const title = block.title === undefined ? '' : `${markdownText(block.title)}:\n\n`;
      return `${title}${markdownCode(block.lines.join('\n'))}`;
    }
    case 'command':
      return markdownCode(block.command, 'sh');
    case 'list':
      return block.items.map((item) => `- ${lineText(item)}`).join('\n');
    case 'fold':
      return foldText(block, writing);
  }
}

function foldText(fold: Fold, writing: Writing): string {
  const { detail, depth } = writing;
  const numbers = fold.numbers === undefined ? '' : ` (${fold.numbers})`;
  if (isFolded(fold, detail)) return `- ${lineText(fold.summary)}${numbers}`;
  const content = blocksText(fold.content(), { ...writing, depth: depth + 1 }).trimEnd();
  if (fold.folded !== undefined)
    return `${'#'.repeat(depth + 1)} ${lineText(fold.summary)}${numbers}\n\n${content}`;
  // GitHub reads a line with HTML as HTML, where backticks do not make code.
  const summary = markdownText(plainText(fold.summary).replaceAll('`', ''));
  return `<details><summary>${summary}${numbers}</summary>\n\n${content}\n\n</details>`;
}

function tableText({ columns, numeric, rows }: Table): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    row(columns),
    row(columns.map((_, index) => (numeric.includes(index) ? '---:' : '---'))),
    ...rows.map((cells) => row(cells.map(({ line }) => lineText(line)))),
  ].join('\n');
}

function lineText(line: TextLine): string {
  return line.map(spanMarkdown).join('').trimStart();
}

function spanMarkdown(span: Span): string {
  const text = spanText(span);
  const isStrong = typeof span === 'object' && 'strong' in span;
  // A text is escaped without the spaces around it, because two spaces at its end would be a line break.
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const escaped = markdownText(inner);
  return `${before && ' '}${isStrong ? `**${escaped}**` : escaped}${after && ' '}`;
}

/**
 * The sign before each kind of line. GitHub shows lines that begin with `+` in green, and lines that begin with `-` in
 * red.
 */
const SIGNS: Readonly<Record<DiffLine['kind'], string>> = { expected: '+', actual: '-', equal: ' ' };
