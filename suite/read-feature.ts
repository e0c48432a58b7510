import type * as messages from '@cucumber/messages';
import { parseGherkin } from './gherkin';
import { readScenario } from './read-scenario';
import { SuiteDefect, type Feature, type Level, type Rule } from './suite';

/**
 * Reads one feature file.
 *
 * @param source its text
 * @param file its path relative to the package's root, with forward slashes
 * @throws SuiteDefect when it does not parse, a rule lacks its tags or its scenarios, or a scenario stands outside
 *   of a rule
 */
export function readFeature(source: string, file: string): Feature {
  const { document, pickles } = parseGherkin(source, file);
  const { feature } = document;
  if (feature === undefined) throw new SuiteDefect([`${file}:1: there is no feature in this file`]);
  const findings: string[] = [];
  const rules: Rule[] = [];
  for (const child of feature.children) {
    if (child.scenario) findings.push(`${file}:${child.scenario.location.line}: the scenario is in no rule`);
    if (child.rule) rules.push(readRule(child.rule, { feature, file, pickles, findings }));
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

interface Surroundings {
  readonly feature: messages.Feature;
  readonly file: string;
  readonly pickles: readonly messages.Pickle[];
  readonly findings: string[];
}

function readRule(rule: messages.Rule, { feature, file, pickles, findings }: Surroundings): Rule {
  const place = `${file}:${rule.location.line}`;
  const [id = '', ...otherIds] = tagged(rule, '@id:');
  const [level, ...otherLevels] = tagged(rule, '@level:');
  const sections = tagged(rule, '@section:');
  if (id === '' || otherIds.length > 0) findings.push(`${place}: a rule has exactly one @id: tag`);
  if ((level !== 'spec' && level !== 'crystal') || otherLevels.length > 0) {
    findings.push(`${place}: a rule has exactly one tag of @level:spec and @level:crystal`);
  }
  if (sections.length === 0) findings.push(`${place}: a rule has a @section: tag`);

  const steps = stepsById(feature, rule);
  const scenarios = rule.children.flatMap(({ scenario }) => {
    if (scenario === undefined) return [];
    const itsPickles = pickles.filter((pickle) => pickle.astNodeIds[0] === scenario.id);
    return itsPickles.map((pickle) => readScenario(scenario, pickle, { rule: id, file, steps, findings }));
  });
  if (scenarios.length === 0) findings.push(`${place}: a rule has at least one scenario`);

  return {
    id,
    level: level as Level,
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

/** The steps that scenarios of a rule run, those of its backgrounds included, by their node's id. */
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
