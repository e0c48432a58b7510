import type { Outline, Scenario, Step } from '../../suite/read';
import { count, restrictionText } from './suite-text';

/** A scenario, or an outline with its examples, to be written as in a feature file. */
interface WrittenGherkin {
  /** The tags on one line; empty if there are none. */
  readonly tags: string;
  readonly name: string;
  readonly steps: readonly Omit<Step, 'line'>[];
  readonly examples?: Outline['examples'];
}

/**
 * Returns Gherkin that a parser reads back.
 *
 * @param indent the spaces before each line
 */
export function gherkinText({ tags, name, steps, examples = [] }: WrittenGherkin, indent = ''): string {
  const lines = [
    ...(tags === '' ? [] : [tags]),
    `Scenario${examples.length > 0 ? ' Outline' : ''}: ${name}`,
    ...steps.flatMap(({ keyword, text, docString, table = [] }) => [
      `  ${keyword} ${text}`,
      ...docStringLines(docString?.content),
      ...parsedTable(table),
    ]),
    ...examples.flatMap((table) => ['', '  Examples:', ...parsedTable(table)]),
  ];
  return lines.map((line) => (line === '' ? line : `${indent}${line}`)).join('\n');
}

/** Returns the scenario, or the outline to which it belongs, with the steps of backgrounds. */
export function scenarioGherkin({ name, surfaces, outline, steps }: Scenario): string {
  const tags = restrictionText(surfaces).replaceAll('@', '@surface:');
  return gherkinText({ tags, name, steps, ...outline });
}

function docStringLines(text: string | undefined): string[] {
  if (text === undefined) return [];
  // A parser unescapes only the first delimiter of each line. Another one in the line cannot end the text.
  const content = text.split('\n').map((line) => line.replace('"""', '\\"\\"\\"'));
  const lines = ['"""', ...content, '"""'];
  return lines.map((line) => (line === '' ? line : `    ${line}`));
}

function parsedTable(table: Outline['examples'][number]): string[] {
  const doubled = table.map((row) => row.map((cell) => cell.replaceAll('\\', '\\\\')));
  return tableRows(doubled).map((row) => `    ${row}`);
}

/**
 * Returns the lines of a step for readers: its text, and its doc string or table.
 *
 * @param isMarked whether to mark the text with `>`
 * @param maxLines the maximum number of lines to show of a doc string
 */
export function stepLines(
  { keyword, text, docString, table = [] }: Step,
  isMarked = false,
  maxLines = Infinity,
): string[] {
  const content = docString?.content.split('\n') ?? [];
  const hidden = content.length > maxLines ? content.splice(maxLines - 1) : [];
  return [
    `${isMarked ? '>' : ' '} ${keyword} ${text}`,
    ...content.map((line) => (line === '' ? line : `      ${line}`)),
    ...(hidden.length > 0 ? [`      … ${count(hidden.length, 'more line')}`] : []),
    ...tableLines(table),
  ];
}

/**
 * Returns the lines of a table for readers. Backslashes are shown as the value has them, and not doubled as in a
 * feature, so that a text looks the same wherever it is shown.
 */
export function tableLines(table: Outline['examples'][number]): string[] {
  return tableRows(table).map((row) => `      ${row}`);
}

/** Returns the rows of a table with aligned columns. What would end a cell or its line is escaped. */
function tableRows(table: Outline['examples'][number]): string[] {
  const cells = table.map((row) => row.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', '\\n')));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
}
