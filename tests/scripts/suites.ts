import type { Rule, Scenario, Suite } from '../../suite/read';
import { trialsOf } from '../../suite/read/trials';
import type { Sources } from '../../scripts/conformance-page/sources';

/** Returns a rule of level spec in section 1 with one scenario. */
export function ruleOf(id: string, fields: Partial<Rule> = {}): Rule {
  const file = 'features/lookup/keys.feature';
  const scenario: Scenario = {
    id: `${id}/a-case`,
    rule: id,
    name: 'a case',
    file,
    line: 8,
    surfaces: ['module', 'catalog'],
    steps: [],
  };
  return {
    id,
    level: 'spec',
    sections: ['1'],
    silentPoints: [],
    sentence: `The sentence of ${id}`,
    description: '',
    feature: 'Keys',
    file,
    line: 7,
    scenarios: [scenario],
    ...fields,
  };
}

/** Returns a suite of these rules, all in one feature. */
export function suiteOf(rules: readonly Rule[], silentPoints: Suite['silentPoints'] = []): Suite {
  const feature = {
    name: 'Keys',
    description: 'What keys are.',
    chapter: 'lookup',
    file: 'features/lookup/keys.feature',
    rules,
  };
  const scenarios = rules.flatMap((rule) => rule.scenarios);
  return {
    name: 'tiny',
    version: '1.0.0',
    features: [feature],
    rules,
    scenarios,
    trials: trialsOf(scenarios),
    silentPoints,
    document: [],
  };
}

/** Returns matching sources, with one rule and one silent point. */
export function sourcesOf(fields: Partial<Sources> = {}): Sources {
  const point = {
    id: 'SILENT-01',
    title: 'A point',
    sections: ['1'],
    rules: ['LOOKUP-01'],
    why: 'Nothing is said.',
    original: 'This.',
    reference: 'The same.',
  };
  return {
    suite: suiteOf([ruleOf('LOOKUP-01')], [point]),
    readings: [],
    contradictions: [],
    accidents: [],
    libraries: [],
    ...fields,
  };
}
