import type { Colors } from 'picocolors/types';
import { statementsOf, type Rule } from '../../suite';
import { sectionsText } from '../text/suite-text';
import type { ExplainedSuite } from './explained-suite';

/** A rule: its sentence, those of the document, the rules that it needs and that need it, and what it rests on. */
export function ruleLines(rule: Rule, { suite, readings }: ExplainedSuite, colors: Colors): string[] {
  const { id, sentence, description, level, sections, feature, file, line, needs, silentPoints } = rule;
  const statements = statementsOf(id, suite.document).map(
    ({ section, title, says }) => `${says} ${colors.dim(`(section ${section}, ${title})`)}`,
  );
  const points = suite.silentPoints.filter((point) => silentPoints.includes(point.id));
  const part = (title: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? ['', colors.bold(title), ...lines.map((text) => `  ${text}`)] : [];
  return [
    colors.bold(`${id}  ${sentence}`),
    ...(description === '' ? [] : [description.replace(/\s+/g, ' ')]),
    `level ${level}, ${sectionsText(sections)}`,
    colors.dim(`${feature}, ${file}:${line}`),
    ...part('The document says', statements),
    ...part('Needs', namedRules(suite.rules.filter((one) => needs.includes(one.id)))),
    ...part('Is needed by', namedRules(suite.rules.filter((one) => one.needs.includes(id)))),
    ...part('Rests on the reading', readings.filter(({ rules }) => rules.includes(id)).map(titled)),
    ...part('Observes the silent point', points.map(titled)),
  ];
}

/** Rules by id and sentence, one a line. */
export function namedRules(rules: readonly Rule[]): string[] {
  return rules.map(({ id, sentence }) => `${id}  ${sentence}`);
}

function titled({ id, title }: { readonly id: string; readonly title: string }): string {
  return `${id}  ${title}`;
}
