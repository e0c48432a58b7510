import type * as messages from '@cucumber/messages';
import { DOCUMENT_FILE } from './document';
import { parseGherkin } from './gherkin';
import { readScenarios } from './read-scenario';
import { SuiteDefect, SURFACES, type Feature, type Level, type Rule, type Surface } from './suite';

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
  const findings: string[] = [];
  const rules: Rule[] = [];
  for (const { rule, scenario } of feature.children) {
    if (scenario) findings.push(`${file}:${scenario.location.line}: the scenario is in no rule`);
    if (rule) rules.push(readRule(rule, { feature, file, pickles, sectionsByRule, findings }));
  }
  if (findings.length > 0) throw new SuiteDefect(findings);
  return {
    name: feature.name,
    description: unindent(feature.description),
    chapter: file.split('/').at(-2) ?? '',
    file,
    rules,
  };
}

/** Returns the level of the rules in a feature file, which depends on the file's folder. */
export function levelOf(file: string): Level {
  return file.startsWith('features/crystal/') ? 'crystal' : 'spec';
}

/** The data for reading the rules of a feature. Mistakes in the rules are added to `findings`. */
interface FeatureSource {
  readonly feature: messages.Feature;
  readonly file: string;
  readonly pickles: readonly messages.Pickle[];
  readonly sectionsByRule: SectionsByRule;
  readonly findings: string[];
}

function readRule(rule: messages.Rule, source: FeatureSource): Rule {
  const { feature, file, pickles, sectionsByRule, findings } = source;
  const place = `${file}:${rule.location.line}`;
  const level = levelOf(file);
  const [id = '', ...otherIds] = tagged(rule, '@id:');
  const sections = level === 'spec' ? (sectionsByRule.get(id) ?? []) : tagged(rule, '@section:');
  if (id === '' || otherIds.length > 0) findings.push(`${place}: a rule has exactly one @id: tag`);
  if (sections.length === 0) {
    const missing = level === 'spec' ? `no sentence of ${DOCUMENT_FILE} names it` : 'it has no @section: tag';
    findings.push(`${place}: the rule belongs to no section: ${missing}`);
  }

  const steps = stepsById(feature, rule);
  const scenarios = rule.children.flatMap(({ scenario }) => {
    if (scenario === undefined) return [];
    const itsPickles = pickles.filter((pickle) => pickle.astNodeIds[0] === scenario.id);
    const surfaces = surfacesOf([scenario, rule, feature], place, findings);
    return readScenarios(scenario, itsPickles, { rule: id, file, surfaces, steps, findings });
  });
  if (scenarios.length === 0) findings.push(`${place}: a rule has at least one scenario`);

  return {
    id,
    level,
    sections,
    silentPoints: tagged(rule, '@silent:'),
    sentence: rule.name,
    description: unindent(rule.description),
    feature: feature.name,
    file,
    line: rule.location.line,
    scenarios,
  };
}

/** Returns the steps of a rule's scenarios and of the backgrounds, keyed by node id. */
function stepsById(feature: messages.Feature, rule: messages.Rule): Map<string, messages.Step> {
  const holders = [...feature.children, ...rule.children].map((child) => child.background ?? child.scenario);
  const steps = holders.flatMap((holder) => holder?.steps ?? []);
  return new Map(steps.map((step) => [step.id, step]));
}

/** The surfaces of a scenario to which no surface tag applies. */
const BOTH: readonly Surface[] = ['module', 'catalog'];

/**
 * Reads the surfaces on which a scenario is played.
 *
 * @param holders the scenario, its rule and its feature; the first of them that has a surface tag decides
 */
function surfacesOf(holders: readonly Tagged[], place: string, findings: string[]): readonly Surface[] {
  const names = holders.map((holder) => tagged(holder, '@surface:')).find((tags) => tags.length > 0);
  if (names === undefined) return BOTH;
  const surfaces = SURFACES.filter((surface) => names.includes(surface));
  if (surfaces.length !== names.length) {
    findings.push(`${place}: @surface: names ${SURFACES.join(', ')}, and not ${names.join(', ')}`);
  }
  return surfaces;
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
