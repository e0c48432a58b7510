import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepFindings } from '../../scripts/checks/step-use';
import type { StepLibrary } from '../../steps/step-library';
import type { StepDefinition } from '../../steps/step-registry';
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

function definition(pattern: string): StepDefinition {
  return { keyword: 'When', pattern, code: () => undefined };
}

/** Returns a library in which the step matches the first definitions. */
function library(definitions: readonly StepDefinition[], matching: number) {
  const matchesOf: StepLibrary['matchesOf'] = () =>
    definitions.slice(0, matching).map((one) => ({ definition: one, write: () => undefined }));
  return { definitions, matchesOf };
}

test('a step without a definition, a step with two, and an unused definition are found', () => {
  const definitions = [
    definition('{name} is translated'),
    definition('{string} is translated'),
    definition('nobody says this'),
  ];
  const place = 'features/lookup/keys.feature:12: ""a" is translated"';
  const scenarios = [SCENARIO];
  assert.deepEqual(stepFindings({ scenarios }, library(definitions, 0)).slice(0, 1), [
    `${place}: no step definition matches`,
  ]);
  assert.deepEqual(stepFindings({ scenarios }, library(definitions, 2)), [
    `${place}: several step definitions match: "{name} is translated", "{string} is translated"`,
    'steps: no feature uses the step definition "nobody says this"',
  ]);
});
