import type { GeneratedStep } from '../../fuzz/gherkin';
import type { Surface } from '../../suite/read';
import { gherkinText } from '../text/gherkin';

/**
 * Returns a scenario in Gherkin, with its surface, indented for a rule. In the text, no Given step follows a When step.
 */
export function scenarioText(name: string, surface: Surface, steps: readonly GeneratedStep[]): string {
  const keywords = keywordsOf(steps);
  const written = steps.map(({ docString, ...step }, index) => ({
    ...step,
    ...(docString && { docString: { content: docString.content.trimEnd() } }),
    keyword: keywords[index - 1] === keywords[index] ? 'And' : keywords[index]!,
  }));
  return gherkinText({ tags: `@surface:${surface}`, name, steps: written }, '    ');
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
