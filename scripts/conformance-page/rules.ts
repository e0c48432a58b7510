import { count } from '../../runner/text/count';
import type { Feature, Rule } from '../../suite';
import { anchoredId, escapeMarkdown, table } from './markdown';

/** The chapters in the order of the document; level crystal is last. */
const CHAPTERS = ['catalog', 'module', 'loading', 'lookup', 'localization', 'crystal'];

/** Counts the rules and scenarios of each level. */
export function countsBlock(features: readonly Feature[]): string {
  const rules = features.flatMap((feature) => feature.rules);
  const rows = (['spec', 'crystal'] as const).map((level) => {
    const itsRules = rules.filter((rule) => rule.level === level);
    const scenarios = itsRules.flatMap((rule) => rule.scenarios);
    return [`\`${level}\``, String(itsRules.length), String(scenarios.length)];
  });
  return table(['Level', 'Rules', 'Scenarios'], rows);
}

/** Lists every rule, by chapter and feature. */
export function rulesBlock(features: readonly Feature[]): string {
  const chapters = [...new Set(features.map(({ chapter }) => chapter))].sort(byChapter);
  return chapters
    .map((chapter) => {
      const itsFeatures = features.filter((feature) => feature.chapter === chapter);
      return [`### ${titleOf(chapter)}`, ...itsFeatures.map(featureBlock)].join('\n\n');
    })
    .join('\n\n');
}

function featureBlock({ name, description, file, rules }: Feature): string {
  const rows = rules.map((rule) => rowOf(rule));
  return [
    `#### [${escapeMarkdown(name)}](${file})`,
    ...(description === '' ? [] : [escapeMarkdown(description)]),
    table(['Rule', 'Sentence', 'Level', 'Sections', 'Checked by'], rows),
  ].join('\n\n');
}

function rowOf({ id, sentence, level, sections, file, scenarios }: Rule): string[] {
  const checks = `[${count(scenarios.length, 'scenario')}](${file})`;
  return [anchoredId(id), escapeMarkdown(sentence), `\`${level}\``, sections.join(', '), checks];
}

function titleOf(chapter: string): string {
  return chapter.charAt(0).toUpperCase() + chapter.slice(1);
}

function byChapter(one: string, other: string): number {
  return placeOf(one) - placeOf(other) || one.localeCompare(other);
}

function placeOf(chapter: string): number {
  const place = CHAPTERS.indexOf(chapter);
  return place === -1 ? CHAPTERS.length : place;
}
