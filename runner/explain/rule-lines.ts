import type { Colors } from 'picocolors/types';
import { statementsOf, type Rule } from '../../suite';
import { sectionsText } from '../text/suite-text';
import type { ExplainedSuite } from './explained-suite';

/** Returns lines about a rule: its sentence, its source in the document, related rules, readings and silent points. */
export function ruleLines(rule: Rule, { suite, readings }: ExplainedSuite, colors: Colors): string[] {
  const { id, sentence, description, level, sections, feature, file, line, silentPoints } = rule;
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
    ...part('Depends on the reading', readings.filter(({ rules }) => rules.includes(id)).map(titled)),
    ...part('Observes the silent point', points.map(titled)),
  ];
}

/** Returns the id and the sentence of each rule. */
export function namedRules(rules: readonly Rule[]): string[] {
  return rules.map(({ id, sentence }) => `${id}  ${sentence}`);
}

function titled({ id, title }: { readonly id: string; readonly title: string }): string {
  return `${id}  ${title}`;
}
