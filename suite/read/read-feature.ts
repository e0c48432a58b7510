import type * as messages from '@cucumber/messages';
import { DOCUMENT_FILE } from './document';
import { parseGherkin } from './gherkin';
import { mistakesInScenario, readScenarios } from './read-scenario';
import { SuiteDefect, SURFACES, USUAL_SURFACES, type Feature, type Level, type Rule } from './suite';

/** Maps the id of each rule of level `spec` to the sections of the document that the rule comes from. */
export type SectionsByRule = ReadonlyMap<string, readonly string[]>;

/**
 * Reads one feature file.
 *
 * @param source the text of the file
 * @param file the path of the file relative to the package's root, with forward slashes
 * @throws SuiteDefect with a finding for each mistake, such as a rule without an id or a scenario outside a rule
 */
export function readFeature(source: string, file: string, sectionsByRule: SectionsByRule): Feature {
  const { document, pickles } = parseGherkin(source, file);
  const { feature } = document;
  if (feature === undefined) throw new SuiteDefect([`${file}:1: there is no feature in this file`]);
  const context = { feature, file, pickles, sectionsByRule };
  const rules = feature.children.flatMap(({ rule }) =>
    rule ? [{ rule, read: readRule(rule, context) }] : [],
  );
  const findings = [
    ...feature.children.flatMap(({ scenario }) =>
      scenario ? [`${file}:${scenario.location.line}: the scenario is in no rule`] : [],
    ),
    ...rules.flatMap(({ rule, read }) => mistakesIn(rule, read, feature)),
  ];
  if (findings.length > 0) throw new SuiteDefect(findings);
  return {
    name: feature.name,
    description: unindent(feature.description),
    chapter: file.split('/').at(-2) ?? '',
    file,
    rules: rules.map(({ read }) => read),
  };
}

/** Returns the level of the rules in a feature file, which depends on the file's folder. */
export function levelOf(file: string): Level {
  return file.startsWith('features/crystal/') ? 'crystal' : 'spec';
}

/** The data for reading the rules of a feature. */
interface FeatureContext {
  readonly feature: messages.Feature;
  readonly file: string;
  readonly pickles: readonly messages.Pickle[];
  readonly sectionsByRule: SectionsByRule;
}

function readRule(rule: messages.Rule, context: FeatureContext): Rule {
  const { feature, file, pickles, sectionsByRule } = context;
  const level = levelOf(file);
  const [id = ''] = tagged(rule, '@id:');
  const steps = stepsById(feature, rule);
  return {
    id,
    level,
    sections: level === 'spec' ? (sectionsByRule.get(id) ?? []) : tagged(rule, '@section:'),
    silentPoints: tagged(rule, '@silent:'),
    sentence: rule.name,
    description: unindent(rule.description),
    feature: feature.name,
    file,
    line: rule.location.line,
    scenarios: scenariosIn(rule).flatMap((scenario) => {
      const itsPickles = pickles.filter((pickle) => pickle.astNodeIds[0] === scenario.id);
      const surfaces = SURFACES.filter((surface) =>
        surfacesNamedBy([scenario, rule, feature]).includes(surface),
      );
      return readScenarios(scenario, itsPickles, { rule: id, file, surfaces, steps });
    }),
  };
}

/** Finds the mistakes in a rule that was read. */
function mistakesIn(rule: messages.Rule, read: Rule, feature: messages.Feature): string[] {
  const { file, line, level, sections, scenarios } = read;
  const missing = level === 'spec' ? `no sentence of ${DOCUMENT_FILE} names it` : 'it has no @section: tag';
  const named = scenariosIn(rule).map((scenario) => surfacesNamedBy([scenario, rule, feature]));
  const unknown = named
    .map((names) => names.filter((name) => !SURFACES.some((surface) => surface === name)))
    .filter(({ length }) => length > 0);
  return [
    ...(tagged(rule, '@id:').length === 1 ? [] : ['a rule has exactly one @id: tag']),
    ...(sections.length > 0 ? [] : [`the rule belongs to no section: ${missing}`]),
    ...unknown.map((names) => `@surface: names ${SURFACES.join(', ')}, and not ${names.join(', ')}`),
    ...(scenarios.length > 0 ? [] : ['a rule has at least one scenario']),
  ]
    .map((finding) => `${file}:${line}: ${finding}`)
    .concat(scenarios.flatMap(mistakesInScenario));
}

function scenariosIn({ children }: messages.Rule): messages.Scenario[] {
  return children.flatMap(({ scenario }) => scenario ?? []);
}

/** Returns the steps of a rule's scenarios and of the backgrounds, keyed by node id. */
function stepsById(feature: messages.Feature, rule: messages.Rule): Map<string, messages.Step> {
  const holders = [...feature.children, ...rule.children].map((child) => child.background ?? child.scenario);
  const steps = holders.flatMap((holder) => holder?.steps ?? []);
  return new Map(steps.map((step) => [step.id, step]));
}

/**
 * Returns the surfaces on which a scenario is played, as tags name them.
 *
 * @param holders the scenario, its rule and its feature; the first of them that has a surface tag decides
 */
function surfacesNamedBy(holders: readonly Tagged[]): readonly string[] {
  return (
    holders.map((holder) => tagged(holder, '@surface:')).find((tags) => tags.length > 0) ?? USUAL_SURFACES
  );
}

/** A node in a feature file that can have tags. */
type Tagged = Pick<messages.Rule, 'tags'>;

function tagged(holder: Tagged, prefix: string): string[] {
  return holder.tags
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name }) => name.slice(prefix.length));
}

function unindent(description: string): string {
  return description
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}
