import assert from 'node:assert/strict';
import { test } from 'node:test';
import { styleFindings } from '../../scripts/checks/gherkin-style';

const SCENARIO = `
    Scenario: a case
      Given a catalog
      When it is asked
      Then it answers
`;

function featureOf(scenarios: string, tags = '@id:LOOKUP-01'): string {
  return `Feature: Keys\n  ${tags}\n  Rule: A key is a key\n${scenarios}`;
}

function findingsIn(source: string, file = 'features/lookup/keys.feature'): string[] {
  return styleFindings({ file, source });
}

test('a rule or a scenario can have a surface', () => {
  assert.deepEqual(findingsIn(featureOf(SCENARIO, '@id:LOOKUP-02 @surface:module')), []);
  const tagged = SCENARIO.replace('    Scenario', '    @surface:catalog\n    Scenario');
  assert.deepEqual(findingsIn(featureOf(tagged)), []);
  assert.deepEqual(findingsIn(featureOf(tagged, '@id:LOOKUP-01 @surface:module')), [
    'features/lookup/keys.feature:5: @surface:catalog is on a scenario whose rule has a surface already',
  ]);
});

test('a scenario of level crystal, or a table of examples, names recordings', () => {
  const table = '\n      @recorded:c-1\n      Examples:\n        | case |\n        | one  |\n';
  const outline = SCENARIO.replace('Scenario:', 'Scenario Outline:') + table;
  const tagged = outline.replace('    Scenario', '    @recorded:zones @recorded:b-open-1..8\n    Scenario');
  assert.deepEqual(findingsIn(featureOf(tagged), 'features/crystal/keys.feature'), []);
  assert.deepEqual(findingsIn(featureOf(outline)), [
    'features/lookup/keys.feature:10: @recorded:c-1 stands at level spec, whose expectations come from the document alone',
  ]);
});

test('a file with 24 scenarios is accepted, and one with 25 is found', () => {
  assert.deepEqual(findingsIn(featureOf(SCENARIO.repeat(24))), []);
  assert.deepEqual(findingsIn(featureOf(SCENARIO.repeat(25))), [
    'features/lookup/keys.feature:1: the file has 25 scenarios; split it so that each has at most 24',
  ]);
});

const TAGGED = SCENARIO.replace('    Scenario', '    @slow\n    Scenario');

test('each deviation from the style is found', () => {
  for (const [source, finding] of [
    [featureOf(TAGGED), /:5: @slow is a tag for rules; move it to a rule$/],
    [featureOf(SCENARIO, '@id:LOOKUP-1'), /:2: @id:LOOKUP-1 is not of/],
    [featureOf(SCENARIO, '@id:LOOKUP-01 @level:crystal'), /:2: @level:crystal is not of/],
    [featureOf(SCENARIO, '@id:LOOKUP-01 @section:1'), /:3: a rule of level spec has no @section: tag; its /],
    [featureOf(SCENARIO, '@id:LOOKUP-01 @silent:SILENT-01'), /:3: only a rule of level crystal observes/],
    [featureOf(SCENARIO.replace(/ +Then.*\n/, '')), /:6: the scenario has no Then, so it expects nothing$/],
    [
      featureOf(SCENARIO.replace('When it', 'When it\n      Given it')),
      /:8: a Given stands before every When$/,
    ],
  ] as const) {
    const findings = findingsIn(source);
    assert.equal(findings.length, 1, findings.join('\n'));
    assert.match(findings[0]!, finding);
  }
});
