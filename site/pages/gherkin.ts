import type { Scenario, Step } from '../../suite/read';
import { restrictionText, tableLines } from '../../runner/text/suite-text';

/**
 * Returns a scenario, or the outline to which it belongs, as Gherkin that the playground can read: without a feature and
 * a rule, and with the steps of backgrounds.
 */
export function gherkinOf({ name, surfaces, outline, steps }: Scenario): string {
  const tags = restrictionText(surfaces).replaceAll('@', '@surface:');
  const examples = (outline?.examples ?? []).flatMap((table) => [
    '',
    '  Examples:',
    ...tableLines(escaped(table)),
  ]);
  return [
    ...(tags === '' ? [] : [tags]),
    `Scenario${outline ? ' Outline' : ''}: ${name}`,
    ...(outline?.steps ?? steps).flatMap(stepLines),
    ...examples,
  ].join('\n');
}

function stepLines({ keyword, text, docString, table = [] }: Step): string[] {
  return [`  ${keyword} ${text}`, ...docStringLines(docString?.content), ...tableLines(escaped(table))];
}

function docStringLines(text: string | undefined): string[] {
  if (text === undefined) return [];
  const lines = ['"""', ...text.replaceAll('"""', '\\"\\"\\"').split('\n'), '"""'];
  return lines.map((line) => (line === '' ? '' : `    ${line}`));
}

/** Doubles backslashes, which `tableLines` shows as the value has them. */
function escaped(table: readonly (readonly string[])[]): string[][] {
  return table.map((row) => row.map((cell) => cell.replaceAll('\\', '\\\\')));
}
