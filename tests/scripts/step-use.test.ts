import type { Envelope } from '@cucumber/messages';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepFindings } from '../../scripts/checks/step-use';

function sentence(id: string, source: string): Envelope {
  return {
    stepDefinition: {
      id,
      pattern: { source, type: 'CUCUMBER_EXPRESSION' as never },
      sourceReference: { uri: 'steps/lookup.steps.ts', location: { line: 9 } },
    },
  };
}

const PICKLE: Envelope = {
  pickle: {
    id: 'pickle',
    uri: 'features/lookup/keys.feature',
    location: { line: 12 },
    name: 'a case',
    language: 'en',
    steps: [{ id: 'step', text: '"a" is translated', astNodeIds: [] }],
    tags: [],
    astNodeIds: [],
  },
};

/** A scenario of one step, which these sentences are; and of a hook, which is no step. */
function scenarioOf(stepDefinitionIds: readonly string[]): Envelope {
  const step = { id: '1', pickleStepId: 'step', stepDefinitionIds: [...stepDefinitionIds] };
  return { testCase: { id: 'case', pickleId: 'pickle', testSteps: [{ id: '0', hookId: 'hook' }, step] } };
}

test('a step with one sentence, used by two scenarios, has no findings', () => {
  const messages = [
    sentence('one', '{name} is translated'),
    PICKLE,
    scenarioOf(['one']),
    scenarioOf(['one']),
  ];
  assert.deepEqual(stepFindings(messages), []);
});

test('a step without a sentence, one with two, and a sentence without a step are found', () => {
  const sentences = [
    sentence('one', '{name} is translated'),
    sentence('two', '{string} is translated'),
    sentence('three', 'nobody says this'),
  ];
  const place = 'features/lookup/keys.feature:12: ""a" is translated"';
  assert.deepEqual(stepFindings([...sentences, PICKLE, scenarioOf([]), scenarioOf(['one', 'two'])]), [
    `${place}: no sentence of steps/ is this step`,
    `${place}: several sentences of steps/ are this step: "{name} is translated", "{string} is translated"`,
    'steps/lookup.steps.ts:9: no feature uses the sentence "nobody says this"',
  ]);
});
