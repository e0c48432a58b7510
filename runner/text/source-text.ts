import { fixturesOf, statementsOf, type Rule, type Scenario, type Section } from '../../suite';

/** Returns the sentences of the document that a rule states, one per line: `section 2.1: A catalog …`. */
export function statementTexts({ id }: Pick<Rule, 'id'>, document: readonly Section[]): string[] {
  return statementsOf(id, document).map(({ section, says }) => `section ${section}: ${says}`);
}

/** Returns the sentences of the document that a rule states as a paragraph; nothing when there are none. */
export function statementLines(rule: Pick<Rule, 'id'>, document: readonly Section[]): string[] {
  const texts = statementTexts(rule, document);
  return texts.length > 0 ? [...texts, ''] : [];
}

/** Returns the fixture folders that a scenario names as a paragraph; nothing when there are none. */
export function fixtureLines(scenario: Pick<Scenario, 'steps'>): string[] {
  const folders = fixturesOf(scenario);
  return folders.length > 0 ? [...folders.map((folder) => `fixture: ${folder}`), ''] : [];
}
