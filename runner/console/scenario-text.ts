import type { GeneratedStep } from '../../fuzz/gherkin';
import type { Surface } from '../../suite/read';
import { tableLines } from '../text/suite-text';

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
  const argument = docString === undefined ? [] : docStringLines(docString.content);
  const lines = [
    ...argument.map((line) => `        ${line}`),
    ...tableLines(table).map((line) => `  ${line}`),
  ];
  return [`      ${keyword} ${text}`, ...lines];
}

function docStringLines(text: string): string[] {
  return ['"""', ...text.trimEnd().replaceAll('"""', '\\"\\"\\"').split('\n'), '"""'];
}
