import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepFindings } from '../../scripts/checks/step-use';
import type { StepDefinition, StepLibrary } from '../../steps/step-library';
import type { Scenario } from '../../suite';

const SCENARIO: Scenario = {
  id: 'LOOKUP-01/a-case',
  rule: 'LOOKUP-01',
  name: 'a case',
  file: 'features/lookup/keys.feature',
  line: 12,
  surfaces: ['module', 'catalog'],
  steps: [{ keyword: 'When', text: '"a" is translated', line: 13 }],
};

function definition(id: string, pattern: string): StepDefinition {
  return {
    id,
    pattern,
    file: 'steps/lookup.steps.ts',
    line: 9,
    keyword: 'When',
  };
}

/** Returns a library in which the step matches the definitions with these ids. */
function library(definitions: readonly StepDefinition[], ...ids: readonly string[]) {
  const matching = definitions.filter(({ id }) => ids.includes(id));
  const matchesOf: StepLibrary['matchesOf'] = () =>
    matching.map((one) => ({ definition: one, write: () => undefined }));
  return { definitions, matchesOf };
}

test('a step with one definition, used by two scenarios, has no findings', () => {
  const definitions = [definition('one', '{name} is translated')];
  assert.deepEqual(stepFindings({ scenarios: [SCENARIO, SCENARIO] }, library(definitions, 'one')), []);
});

test('a step without a definition, a step with two, and an unused definition are found', () => {
  const definitions = [
    definition('one', '{name} is translated'),
    definition('two', '{string} is translated'),
    definition('three', 'nobody says this'),
  ];
  const place = 'features/lookup/keys.feature:12: ""a" is translated"';
  const scenarios = [SCENARIO];
  assert.deepEqual(stepFindings({ scenarios }, library(definitions)).slice(0, 1), [
    `${place}: no step definition matches`,
  ]);
  assert.deepEqual(stepFindings({ scenarios }, library(definitions, 'one', 'two')), [
    `${place}: several step definitions match: "{name} is translated", "{string} is translated"`,
    'steps/lookup.steps.ts:9: no feature uses the step definition "nobody says this"',
  ]);
});
