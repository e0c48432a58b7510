import type * as messages from '@cucumber/messages';
import { DOCUMENT_FILE } from './document';
import { parseGherkin } from './gherkin';
import { readScenario } from './read-scenario';
import { SuiteDefect, type Feature, type Level, type Rule } from './suite';

/** The sections of the document that each rule of level spec comes from, by the rule's id. */
export type SectionsByRule = ReadonlyMap<string, readonly string[]>;

/**
 * Reads one feature file.
 *
 * @param source its text
 * @param file its path relative to the package's root, with forward slashes
 * @throws SuiteDefect when it does not parse, a rule lacks its id, its sections or its scenarios, or a scenario stands
 *   outside of a rule
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

/** Returns the level of the rules in a feature file, which follows from its folder. */
export function levelOf(file: string): Level {
  return file.startsWith('features/crystal/') ? 'crystal' : 'spec';
}

/** The feature that a rule is read from. */
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
    return itsPickles.map((pickle) => readScenario(scenario, pickle, { rule: id, file, steps, findings }));
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

/** Returns the steps that scenarios of a rule play, those of its backgrounds included, by their node's id. */
function stepsById(feature: messages.Feature, rule: messages.Rule): Map<string, messages.Step> {
  const holders = [...feature.children, ...rule.children].map((child) => child.background ?? child.scenario);
  const steps = holders.flatMap((holder) => holder?.steps ?? []);
  return new Map(steps.map((step) => [step.id, step]));
}

function tagged(rule: messages.Rule, prefix: string): string[] {
  return rule.tags.filter(({ name }) => name.startsWith(prefix)).map(({ name }) => name.slice(prefix.length));
}

function unindent(description: string): string {
  return description
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}
