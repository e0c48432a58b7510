import type { Suite } from '../../suite';
import { colors } from '../console/terminal';
import { UsageError } from '../errors';
import { suggestionFor } from '../plan/select';
import { type Entry, listedEntries, mistakesOf, ruleEntry } from './entries';
import { fixtureContentLines, scenarioLines, shownScenarios } from './scenario-lines';

/**
 * Returns the lines that explain an id.
 *
 * @throws UsageError when the suite has no rule, scenario or other entry with the id
 */
export function explanation(suite: Suite, id: string): string[] {
  const wanted = id.toLowerCase();
  const listed = listedEntries(suite);
  const entry = listed.find((one) => one.id.toLowerCase() === wanted);
  if (entry) return entryLines(entry);

  const rule = suite.rules.find((one) => `${wanted}/`.startsWith(`${one.id.toLowerCase()}/`));
  const shown = rule ? shownScenarios(rule, wanted) : [];
  if (rule && shown.length > 0) {
    return [
      ...entryLines(ruleEntry(rule, suite)),
      ...shown.flatMap((one) => ['', ...scenarioLines(one)]),
      ...fixtureContentLines(shown),
      ...partLines(mistakesOf(rule)),
    ];
  }
  const outlines = suite.scenarios.flatMap(({ outline }) => (outline ? [outline] : []));
  const ids = [...suite.rules, ...listed, ...suite.scenarios, ...outlines].map((one) => one.id);
  throw new UsageError(
    `${id} is not the id of a rule, scenario, silent point, reading, contradiction or accident${suggestionFor(id, ids)}`,
  );
}

function entryLines({ id, title, about, parts }: Entry): string[] {
  return [colors.bold(`${id}  ${title}`), ...about, ...partLines(parts)];
}

function partLines(parts: Entry['parts']): string[] {
  return Object.entries(parts).flatMap(([title, texts]) => {
    const lines = texts.map((text) => `  ${text.trim().replace(/\s*\n\s*/g, ' ')}`);
    return lines.length > 0 ? ['', colors.bold(title), ...lines] : [];
  });
}
