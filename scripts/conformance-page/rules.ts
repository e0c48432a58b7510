import { count } from '../../runner/text/suite-text';
import { LEVELS, type Feature, type Rule, type Suite } from '../../suite/read';
import { chaptersOf, chapterTitle } from './chapters';
import { linksToSections } from './document';
import { anchoredId, escapeMarkdown, table } from './markdown';

/**
 * Returns a table with the number of rules, scenarios and verdicts at each level. A scenario has one verdict on each of
 * its surfaces.
 */
export function countsBlock({ rules, trials }: Suite): string {
  const rows = LEVELS.map((level) => {
    const itsRules = rules.filter((rule) => rule.level === level);
    const ids = new Set(itsRules.map(({ id }) => id));
    const scenarios = itsRules.flatMap((rule) => rule.scenarios);
    const verdicts = trials.filter(({ rule }) => ids.has(rule));
    return [`\`${level}\``, ...[itsRules, scenarios, verdicts].map(({ length }) => String(length))];
  });
  return table(['Level', 'Rules', 'Scenarios', 'Trials'], rows);
}

/** Lists every rule, with a table for each chapter. */
export function rulesBlock(features: readonly Feature[]): string {
  return chaptersOf(features)
    .map(([chapter, itsFeatures]) => {
      const rows = itsFeatures.flatMap((feature) => feature.rules.map((rule) => rowOf(feature, rule)));
      return `### ${chapterTitle(chapter)}\n\n${table(['Rule', 'Sentence', 'Sections', 'Checked by'], rows)}`;
    })
    .join('\n\n');
}

function rowOf({ name }: Feature, { id, sentence, sections, file, scenarios }: Rule): string[] {
  const checks = `${count(scenarios.length, 'scenario')} in [${escapeMarkdown(name)}](${file})`;
  return [anchoredId(id), escapeMarkdown(sentence), linksToSections(sections), checks];
}
