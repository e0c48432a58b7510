import type { Step, Surface } from '../suite';
import { yamlText } from './notation';

/** A step of a random scenario, written in Gherkin. */
export interface GeneratedStep extends Omit<Step, 'line'> {
  readonly keyword: 'Given' | 'When' | 'Then';
}

/** Steps that belong together: either all or none of the steps are played. */
export type StepGroup = readonly GeneratedStep[];

/** Returns a step without a doc string or a table. */
export function plainStep(keyword: GeneratedStep['keyword'], text: string): GeneratedStep {
  return { keyword, text };
}

/**
 * Returns a step with a doc string. The doc string is written when it is first read, because writing YAML takes long
 * and many steps are dropped.
 */
export function docStep(keyword: GeneratedStep['keyword'], text: string, write: () => string): GeneratedStep {
  let content: string | undefined;
  const docString = {
    get content() {
      return (content ??= write());
    },
  };
  return { keyword, text, docString };
}

/** Returns a function that makes a single step with a value as YAML in its doc string. */
export function yamlStep(
  keyword: GeneratedStep['keyword'],
  text: string,
  blockLevels?: number,
): (value: unknown) => StepGroup {
  return (value) => [docStep(keyword, text, () => yamlText(value, blockLevels))];
}

/** A scenario to play: steps on a surface. */
export interface DrawnScenario {
  readonly surface: Surface;
  readonly groups: readonly StepGroup[];
}

/**
 * Returns a scenario in Gherkin, with its surface, indented for a rule. In the text, no Given step follows a When step.
 */
export function scenarioText(name: string, surface: Surface, steps: readonly GeneratedStep[]): string {
  const keywords = keywordsOf(steps);
  const lines = steps.flatMap((step, index) => {
    const keyword = keywords[index] ?? step.keyword;
    return stepLines(step, keywords[index - 1] === keyword ? 'And' : keyword);
  });
  return [`    @surface:${surface}`, `    Scenario: ${name}`, ...lines].join('\n');
}

/**
 * Returns the keywords of steps for printing. Steps are played in the order in which they were drawn, where a Given may
 * follow a When. A When before a later Given, with no Then before it, is printed as a Given. A Given after a Then is
 * printed as a When.
 */
function keywordsOf(steps: readonly GeneratedStep[]): GeneratedStep['keyword'][] {
  const keywords = steps.map(({ keyword }) => keyword);
  const firstThen = keywords.includes('Then') ? keywords.indexOf('Then') : keywords.length;
  const lastGiven = keywords.slice(0, firstThen).lastIndexOf('Given');
  return keywords.map((keyword, index) => {
    if (keyword === 'Then') return keyword;
    if (index > firstThen) return 'When';
    return index <= lastGiven ? 'Given' : keyword;
  });
}

function stepLines({ text, docString, table = [] }: GeneratedStep, keyword: string): string[] {
  const argument = docString === undefined ? tableLines(table) : docStringLines(docString.content);
  return [`      ${keyword} ${text}`, ...argument.map((line) => `        ${line}`)];
}

function docStringLines(text: string): string[] {
  return ['"""', ...text.trimEnd().replaceAll('"""', '\\"\\"\\"').split('\n'), '"""'];
}

/** Returns the rows of a table, with aligned columns. */
function tableLines(rows: readonly (readonly string[])[]): string[] {
  const texts = rows.map((row) => row.map(cellText));
  const widthOf = (column: number): number => Math.max(...texts.map((row) => row[column]?.length ?? 0));
  return texts.map((row) => `| ${row.map((cell, column) => cell.padEnd(widthOf(column))).join(' | ')} |`);
}

function cellText(cell: string): string {
  return cell.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n');
}
