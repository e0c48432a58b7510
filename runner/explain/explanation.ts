import type { Suite } from '../../suite/read';
import type { TextLine } from '../blocks/block';
import { lineText } from '../blocks/terminal-text';
import { colors } from '../console/terminal';
import { UsageError } from '../errors';
import { suggestionFor } from '../plan/select';
import { type ExplainedEntry, listedEntries, mistakesOf, ruleEntry, sectionEntry } from './entries';
import { fixtureContentLines, scenarioLines, shownScenarios } from './scenario-lines';

/** A text of more lines than this names the scenarios of a rule instead of showing their steps. */
const MAX_LINES = 40;

/**
 * Returns the lines that explain an id. Those of a rule with many scenarios give their names, unless everything is
 * wanted.
 *
 * @throws UsageError when the suite has no rule, scenario or other entry with the id
 */
export function explanation(suite: Suite, id: string, isVerbose = false): string[] {
  const wanted = id.toLowerCase();
  const listed = listedEntries(suite);
  const entry = listed.find((one) => one.id.toLowerCase() === wanted);
  if (entry) return entryLines(entry);
  const cited = suite.document.find(({ section }) => section === wanted);
  if (cited) return entryLines(sectionEntry(cited));

  const rule = suite.rules.find((one) => `${wanted}/`.startsWith(`${one.id.toLowerCase()}/`));
  const shown = rule ? shownScenarios(rule, wanted) : [];
  if (rule && shown.length > 0) {
    const head = entryLines(ruleEntry(rule, suite));
    const scenarios = [...shown.flatMap((one) => ['', ...scenarioLines(one)]), ...fixtureContentLines(shown)];
    const whole = [...head, ...scenarios, ...partLines(mistakesOf(rule))];
    if (isVerbose || whole.length <= MAX_LINES) return whole;
    if (shown.length === 1) return [...head, ...scenarios];
    return [
      ...head,
      ...partLines({ Scenarios: shown.map(({ id: shownId }) => [shownId]) }),
      '',
      ...hintLines(rule.id, shown),
    ];
  }
  const outlines = suite.scenarios.flatMap(({ outline }) => (outline ? [outline] : []));
  const ids = [...suite.rules, ...listed, ...suite.scenarios, ...outlines].map((one) => one.id);
  throw new UsageError(
    `${id} is not the id of a rule, scenario, section, silent point, reading, contradiction or accident${suggestionFor(id, ids)}`,
  );
}

/** Returns the commands that show what was left out. */
function hintLines(rule: string, [first]: readonly { readonly id: string }[]): string[] {
  return [
    `explain ${first!.id} shows a single scenario`,
    `explain ${rule} --verbose shows all, and the mistakes that they detect`,
  ].map((line) => colors.dim(line));
}

function entryLines({ id, title, about, parts }: ExplainedEntry): string[] {
  return [colors.bold(`${id}  ${title}`), ...about.map(shownLine), ...partLines(parts)];
}

function partLines(parts: ExplainedEntry['parts']): string[] {
  return Object.entries(parts).flatMap(([title, lines]) =>
    lines.length > 0 ? ['', colors.bold(title), ...lines.map((line) => `  ${shownLine(line)}`)] : [],
  );
}

function shownLine(line: TextLine): string {
  return lineText(line, { colors }).trim();
}
