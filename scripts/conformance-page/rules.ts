import { count } from '../../runner/text/suite-text';
import type { Feature, Rule, Suite } from '../../suite';
import { chaptersOf, chapterTitle } from './chapters';
import { anchoredId, escapeMarkdown, linkToHeading, table } from './markdown';

/**
 * Returns a table with the number of rules, scenarios and verdicts at each level. A scenario has one verdict on each of
 * its surfaces.
 */
export function countsBlock({ rules, trials }: Suite): string {
  const rows = (['spec', 'crystal'] as const).map((level) => {
    const itsRules = rules.filter((rule) => rule.level === level);
    const ids = new Set(itsRules.map(({ id }) => id));
    const scenarios = itsRules.flatMap((rule) => rule.scenarios);
    const verdicts = trials.filter(({ rule }) => ids.has(rule));
    return [`\`${level}\``, ...[itsRules, scenarios, verdicts].map(({ length }) => String(length))];
  });
  return table(['Level', 'Rules', 'Scenarios', 'Trials'], rows);
}

/** Returns a table of links to the features, with a row for each chapter. */
export function featuresBlock(features: readonly Feature[]): string {
  const rows = chaptersOf(features).map(([chapter, itsFeatures]) => {
    const links = itsFeatures.map(({ name }) => linkToHeading(name));
    return [linkToHeading(chapterTitle(chapter)), links.join(' · ')];
  });
  return table(['Chapter', 'Features'], rows);
}

/** Lists every rule, grouped by chapter and feature. */
export function rulesBlock(features: readonly Feature[]): string {
  return chaptersOf(features)
    .map(([chapter, itsFeatures]) =>
      [`### ${chapterTitle(chapter)}`, ...itsFeatures.map(featureBlock)].join('\n\n'),
    )
    .join('\n\n');
}

function featureBlock({ name, description, file, rules }: Feature): string {
  return [
    `#### ${escapeMarkdown(name)}`,
    ...(description === '' ? [] : [escapeMarkdown(description)]),
    table(['Rule', 'Sentence', 'Level', 'Sections', 'Checked by'], rules.map(rowOf)),
    `Source: [${file}](${file})`,
  ].join('\n\n');
}

function rowOf({ id, sentence, level, sections, file, scenarios }: Rule): string[] {
  const checks = `[${count(scenarios.length, 'scenario')}](${file})`;
  return [anchoredId(id), escapeMarkdown(sentence), `\`${level}\``, sections.join(', '), checks];
}
