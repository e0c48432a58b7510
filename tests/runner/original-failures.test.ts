import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resultBlocks } from '../../runner/blocks/result-blocks';
import { PLAIN, terminalText } from '../../runner/blocks/terminal-text';
import { htmlReport } from '../../runner/reports/html/html-report';
import { junitReport } from '../../runner/reports/junit';
import { markdownReport } from '../../runner/reports/markdown';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite, type Rule } from '../../suite';
import { readContradictions } from '../../suite/differences';
import type { Judgement } from '../../runner/verdict/judgement';
import { judgementOf, ruleWith } from './judgements';

const NOTE = 'crystal-i18n 0.2.2 fails this as well: CONTRADICTION-1';
const reproduce = (): string => 'run it';

/** Returns a rule with a scenario that 0.2.2 fails, and one that it passes. */
function ruleWithContradiction(): Rule {
  const rule = ruleWith('LOOKUP-01', { names: ['failed-by-both', 'failed-by-the-port'] });
  const scenarios = rule.scenarios.map((scenario, index) =>
    index === 0 ? { ...scenario, contradictions: ['CONTRADICTION-1'] } : scenario,
  );
  return { ...rule, scenarios };
}

const OUTPUTS: Readonly<Record<string, (judgement: Judgement) => string>> = {
  console: (judgement) => terminalText(resultBlocks(judgement, reproduce).blocks, PLAIN),
  junit: (judgement) => junitReport(judgement, reproduce),
  markdown: (judgement) => markdownReport(judgement, reproduce),
  html: (judgement) => htmlReport(judgement, reproduce),
};

for (const [name, write] of Object.entries(OUTPUTS)) {
  test(`${name}: a failure that 0.2.2 shares says so`, () => {
    const both = judgementOf([ruleWithContradiction()], [['LOOKUP-01/failed-by-both', 'failed']]);
    assert.ok(write(both).includes(NOTE), write(both));
    const port = judgementOf([ruleWithContradiction()], [['LOOKUP-01/failed-by-the-port', 'failed']]);
    assert.ok(!write(port).includes('0.2.2 fails this'));
    const fault = judgementOf([ruleWithContradiction()], [['LOOKUP-01/failed-by-both', 'fault']]);
    assert.ok(!write(fault).includes('0.2.2 fails this'));
  });
}

test('the scenarios of the suite have the contradictions that name them', () => {
  const named = readContradictions(PACKAGE_ROOT).flatMap(({ id, scenarios }) =>
    scenarios.map((scenario) => `${scenario} ${id}`),
  );
  const had = readSuite(PACKAGE_ROOT).scenarios.flatMap(({ id, contradictions = [] }) =>
    contradictions.map((one) => `${id} ${one}`),
  );
  assert.ok(named.length > 0);
  assert.deepEqual(had.sort(), named.sort());
});
