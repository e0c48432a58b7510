import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentFindings } from '../../scripts/checks/document';
import { parseDocument, sectionsByRule } from '../../suite/document';
import { ruleOf, sourcesOf, suiteOf } from './suites';

function sentence(says: string, rules: readonly string[], silent: readonly string[] = []) {
  return { says, rules, silent };
}

test('a document with matching sentences, rules and silent points has no findings', () => {
  assert.deepEqual(documentFindings(sourcesOf()), []);
});

test('a sentence without a rule and without a silent point is found', () => {
  const { document } = sourcesOf();
  const bare = { section: '2', title: 'More', sentences: [sentence('Nobody holds this.', [])] };
  assert.deepEqual(documentFindings(sourcesOf({ document: [...document, bare] })), [
    'features/document.yaml: section 2: no rule holds "Nobody holds this.", and no silent point is named for it',
  ]);
});

test('a sentence that names an unknown rule or silent point is found', () => {
  const sentences = [sentence('A key.', ['LOOKUP-01', 'LOOKUP-02'], ['SILENT-01', 'SILENT-02'])];
  assert.deepEqual(documentFindings(sourcesOf({ document: [{ section: '1', title: 'Keys', sentences }] })), [
    'features/document.yaml: section 1: LOOKUP-02 is no rule of level spec',
    'features/document.yaml: section 1: SILENT-02 is no silent point',
  ]);
});

test('a rule of level crystal needs no sentence, but a section of the document', () => {
  const { suite } = sourcesOf();
  const crystal = ruleOf('DEFAULT-01', { level: 'crystal', sections: ['1', '4'] });
  const findings = documentFindings(
    sourcesOf({ suite: suiteOf([ruleOf('LOOKUP-01'), crystal], suite.silentPoints) }),
  );
  assert.deepEqual(findings, [
    'features/lookup/keys.feature:7: DEFAULT-01 is tagged with section 4, which features/document.yaml does not list',
  ]);
});

test('a silent point that no sentence names, and one of an unknown section or rule, are found', () => {
  const { suite } = sourcesOf();
  const [point] = suite.silentPoints;
  assert.ok(point);
  const other = { ...point, id: 'SILENT-02', sections: ['1', '7'], rules: ['LOOKUP-02'] };
  const findings = documentFindings(sourcesOf({ suite: suiteOf([ruleOf('LOOKUP-01')], [point, other]) }));
  assert.deepEqual(findings, [
    'features/document.yaml: no sentence names SILENT-02',
    'features/silent-points.yaml: SILENT-02 names LOOKUP-02, which is no rule of level spec',
    'features/silent-points.yaml: SILENT-02 is of section 7, which is not listed',
  ]);
});

test('contradictions name scenarios that exist', () => {
  const contradiction = { title: 'A', document: 'x', original: 'y', reference: 'x' };
  const contradictions = [
    { ...contradiction, id: 'CONTRADICTION-1', scenarios: ['LOOKUP-01/a-case'] },
    { ...contradiction, id: 'CONTRADICTION-2', scenarios: ['LOOKUP-01/another-case'] },
  ];
  assert.deepEqual(documentFindings(sourcesOf({ contradictions })), [
    'features/contradictions.yaml: CONTRADICTION-2 names LOOKUP-01/another-case, which is no scenario',
  ]);
});

test('a reading names rules of level spec and sections that exist', () => {
  const { suite } = sourcesOf();
  const crystal = ruleOf('DEFAULT-01', { level: 'crystal' });
  const reading = { id: 'READING-01', title: 'A', sentence: 'x', reading: 'y', why: 'z', mutants: [] };
  const readings = [
    { ...reading, sections: ['1'], rules: ['LOOKUP-01'] },
    { ...reading, id: 'READING-02', sections: ['1', '7'], rules: ['LOOKUP-02', 'DEFAULT-01'] },
  ];
  const sources = sourcesOf({
    suite: suiteOf([ruleOf('LOOKUP-01'), crystal], suite.silentPoints),
    readings,
  });
  assert.deepEqual(documentFindings(sources), [
    'features/readings.yaml: READING-02 names LOOKUP-02, which is no rule of level spec',
    'features/readings.yaml: READING-02 names DEFAULT-01, which is no rule of level spec',
    'features/readings.yaml: READING-02 is of section 7, which is not listed',
  ]);
});

test('the sections of a rule are those with sentences that name it, in the order of the document', () => {
  const document = [
    { section: '1', title: 'Keys', sentences: [sentence('A.', ['LOOKUP-02', 'LOOKUP-01'])] },
    {
      section: '2',
      title: 'Texts',
      sentences: [sentence('B.', ['LOOKUP-01']), sentence('C.', ['LOOKUP-01'])],
    },
  ];
  assert.deepEqual(
    sectionsByRule(document),
    new Map([
      ['LOOKUP-02', ['1']],
      ['LOOKUP-01', ['1', '2']],
    ]),
  );
});

test('a sentence can leave out rules and silent points; mistakes in the file are reported', () => {
  const [section] = parseDocument("[{ section: '1', title: Keys, sentences: [{ says: A key is a key. }] }]");
  assert.deepEqual(section?.sentences, [{ says: 'A key is a key.', rules: [], silent: [] }]);
  assert.throws(() => parseDocument('[{ section: 1, title: Keys, sentences: [], rules: [] }]'), {
    findings: [
      'features/document.yaml: /0 must NOT have additional properties',
      'features/document.yaml: /0/section must be string',
      'features/document.yaml: /0/sentences must NOT have fewer than 1 items',
    ],
  });
});
