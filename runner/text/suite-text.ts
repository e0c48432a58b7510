import type { Scenario, Step } from '../../suite';
import { count } from './count';

/** Sections of the document in words: `section 3`, `sections 3, 4.2`. */
export function sectionsText(sections: readonly string[]): string {
  return `${sections.length === 1 ? 'section' : 'sections'} ${sections.join(', ')}`;
}

/** The name of a scenario, with its case: `the usual one (a String)`. */
export function scenarioTitle(scenario: Pick<Scenario, 'name' | 'case'>): string {
  return scenario.case === undefined ? scenario.name : `${scenario.name} (${scenario.case})`;
}

/**
 * Writes a step as lines: its sentence, and below it its doc string or its table.
 *
 * @param isMarked whether the sentence is marked with `>`
 * @param mostLines how many lines of a doc string are written at most
 */
export function stepLines(
  { keyword, text, docString, table = [] }: Step,
  isMarked = false,
  mostLines = Infinity,
): string[] {
  const content = docString?.content.split('\n') ?? [];
  const hidden = content.length > mostLines ? content.splice(mostLines - 1) : [];
  return [
    `${isMarked ? '>' : ' '} ${keyword} ${text}`,
    ...content.map((line) => `      ${line}`),
    ...(hidden.length > 0 ? [`      … ${count(hidden.length, 'more line')}`] : []),
    ...tableLines(table),
  ];
}

/** Writes a table as lines, with aligned columns. */
export function tableLines(table: readonly (readonly string[])[]): string[] {
  const cells = table.map((row) => row.map(escapedCell));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells.map(
    (row) => `      | ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
}

/** A cell as Gherkin writes it. */
function escapedCell(cell: string): string {
  return cell.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n');
}
