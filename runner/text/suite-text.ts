import type { Scenario, Step } from '../../suite';
import { count } from './count';

/** Returns sections of the document in words: `section 3`, `sections 3, 4.2`. */
export function sectionsText(sections: readonly string[]): string {
  return `${sections.length === 1 ? 'section' : 'sections'} ${sections.join(', ')}`;
}

/** Returns the name of a scenario with its case: `a locale that was never injected (a String)`. */
export function scenarioTitle(scenario: Pick<Scenario, 'name' | 'case'>): string {
  return scenario.case === undefined ? scenario.name : `${scenario.name} (${scenario.case})`;
}

/**
 * Returns the lines of a step: its text, and its doc string or table.
 *
 * @param isMarked whether to mark the text with `>`
 * @param maxLines the maximum number of lines for a doc string
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
    ...content.map((line) => `      ${line}`),
    ...(hidden.length > 0 ? [`      … ${count(hidden.length, 'more line')}`] : []),
    ...tableLines(table),
  ];
}

/** Returns the lines of a table with aligned columns. */
export function tableLines(table: readonly (readonly string[])[]): string[] {
  const cells = table.map((row) => row.map(escapedCell));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells.map(
    (row) => `      | ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
}

/** Escapes a cell as in Gherkin. */
function escapedCell(cell: string): string {
  return cell.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n');
}
