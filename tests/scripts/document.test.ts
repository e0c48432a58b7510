import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentFindings } from '../../scripts/checks/document';
import { parseDocument } from '../../suite/document';
import { ruleOf, sourcesOf, suiteOf } from './suites';

function sentence(says: string, rules: readonly string[], silent: readonly string[] = []) {
  return { says, rules, silent };
}

test('sentences that name nothing, and names of what does not exist, are found', () => {
  const { suite, document } = sourcesOf();
  const [point] = suite.silentPoints;
  const unnamed = { ...point!, id: 'SILENT-02', sections: ['1', '7'], rules: ['LOOKUP-02'] };
  const crystal = ruleOf('DEFAULT-01', { level: 'crystal', sections: ['1', '4'] });
  const sentences = [
    sentence('Nobody holds this.', []),
    sentence('A key.', ['LOOKUP-02', 'DEFAULT-01'], ['SILENT-03']),
  ];
  const reading = { id: 'READING-01', title: 'A', sentence: 'x', reading: 'y', why: 'z', mutants: [] };
  const contradiction = { id: 'CONTRADICTION-1', title: 'A', document: 'x', original: 'y', reference: 'x' };
  const sources = sourcesOf({
    suite: suiteOf([ruleOf('LOOKUP-01'), crystal], [point!, unnamed]),
    document: [...document, { section: '2', title: 'More', sentences }],
    readings: [{ ...reading, sections: ['1', '7'], rules: ['LOOKUP-01', 'DEFAULT-01'] }],
    contradictions: [{ ...contradiction, scenarios: ['LOOKUP-01/a-case', 'LOOKUP-01/another-case'] }],
  });
  assert.deepEqual(documentFindings(sources), [
    'features/document.yaml: section 2: no rule holds "Nobody holds this.", and no silent point is named for it',
    'features/document.yaml: section 2: LOOKUP-02 is no rule of level spec',
    'features/document.yaml: section 2: DEFAULT-01 is no rule of level spec',
    'features/document.yaml: section 2: SILENT-03 is no silent point',
    'features/lookup/keys.feature:7: DEFAULT-01 is tagged with section 4, which features/document.yaml does not list',
    'features/document.yaml: no sentence names SILENT-02',
    'features/silent-points.yaml: SILENT-02 names LOOKUP-02, which is no rule of level spec',
    'features/silent-points.yaml: SILENT-02 is of section 7, which is not listed',
    'features/readings.yaml: READING-01 names DEFAULT-01, which is no rule of level spec',
    'features/readings.yaml: READING-01 is of section 7, which is not listed',
    'features/contradictions.yaml: CONTRADICTION-1 names LOOKUP-01/another-case, which is no scenario',
  ]);
});

test('a sentence can leave out rules and silent points', () => {
  const [section] = parseDocument("[{ section: '1', title: Keys, sentences: [{ says: A key is a key. }] }]");
  assert.deepEqual(section?.sentences, [{ says: 'A key is a key.', rules: [], silent: [] }]);
});
