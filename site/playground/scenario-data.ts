import type { Rule, Scenario, Step, Surface } from '../../suite';

/** The scenarios of a rule in the form in which the playground opens them. */
export interface RuleData {
  readonly sentence: string;
  /**
   * The Gherkin of each scenario and each row of an outline, by its id. It contains no feature and no rule, and includes
   * the steps of backgrounds.
   */
  readonly scenarios: Readonly<Record<string, string>>;
}

/** Returns the data of a rule. */
export function ruleDataOf({ sentence, scenarios }: Rule): RuleData {
  return {
    sentence,
    scenarios: Object.fromEntries(scenarios.map((scenario) => [scenario.id, gherkinOf(scenario)])),
  };
}

function gherkinOf(scenario: Scenario): string {
  const { surfaces, name, steps, outline, case: row } = scenario;
  // Only a table can write a line break in the text of a step.
  if (outline && steps.some(({ text }) => text.includes('\n'))) {
    const tables = outline.examples.flatMap(([header = [], ...rows]) => {
      const own = rows.filter((cells) => cells[header.indexOf('case')] === row);
      return own.length === 0 ? [] : ['', 'Examples:', ...tableLines([header, ...own]).map(indented)];
    });
    const lines = [...outline.steps.flatMap(stepLines), ...tables].map(indented);
    return [...tagsOf(surfaces), `Scenario Outline: ${name}`, ...lines].join('\n');
  }
  const lines = steps.flatMap(stepLines).map(indented);
  return [...tagsOf(surfaces), `Scenario: ${titleOf(scenario)}`, ...lines].join('\n');
}

/**
 * Returns the name of the file with the data of a scenario, without the extension. The name is the first part of the
 * id, such as `LOOKUP` for `LOOKUP-01/a-text`.
 */
export function dataFileOf(id: string): string {
  return id.replace(/-\d+(?:\/.*)?$/, '');
}

function titleOf({ name, case: nameOfCase }: Scenario): string {
  return nameOfCase === undefined ? name : `${name}: ${nameOfCase}`;
}

/** Returns the line of tags that names the surfaces of a scenario. A scenario on the default surfaces needs no tags. */
function tagsOf(surfaces: readonly Surface[]): string[] {
  const isDefault = surfaces.length === 2 && !surfaces.includes('library');
  return isDefault ? [] : [surfaces.map((surface) => `@surface:${surface}`).join(' ')];
}

function stepLines({ keyword, text, docString, table = [] }: Step): string[] {
  const argument = docString === undefined ? tableLines(table) : docStringLines(docString.content);
  return [`${keyword} ${text}`, ...argument.map(indented)];
}

function docStringLines(text: string): string[] {
  return ['"""', ...text.replaceAll('"""', '\\"\\"\\"').split('\n'), '"""'];
}

function tableLines(rows: readonly (readonly string[])[]): string[] {
  const texts = rows.map((row) => row.map(cellText));
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map((row) => row[column]!.length)));
  return texts.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`);
}

function cellText(cell: string): string {
  return cell.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n');
}

function indented(line: string): string {
  return line === '' ? '' : `  ${line}`;
}
