import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { recordedFindings } from '../../scripts/checks/recorded';
import { operationsPlayedLast } from '../../scripts/recordings/played-operations';
import { readRecordedOperations, recordingKinds } from '../../scripts/recordings/recorded-operations';
import { readSuite, type Scenario } from '../../suite';

const SCENARIO: Scenario = {
  id: 'DEFAULT-01/a-text',
  rule: 'DEFAULT-01',
  name: 'a text',
  file: 'features/crystal/defaults.feature',
  line: 8,
  surfaces: ['catalog'],
  steps: [],
};

const SOURCES = {
  recorded: new Map([
    ['lookups-open-4', new Set(['inject', 'translate'])],
    ['times-open-1', new Set(['localize'])],
    ['times-open-2', new Set(['localize'])],
  ]),
  kinds: ['lookups', 'times'],
  playedLast: new Map([[SCENARIO.id, new Set(['translate'])]]),
  unrecorded: {},
};

const PLACE = `${SCENARIO.file}:8`;

function findingsWith(fields: Partial<Scenario>, unrecorded: Record<string, string> = {}): string[] {
  return recordedFindings([{ ...SCENARIO, ...fields }], { ...SOURCES, unrecorded });
}

function playing(text: string): Partial<Scenario> {
  return { steps: [{ keyword: 'Then', text, line: 9 }] };
}

test('a scenario that names a recording of its operation has no findings', () => {
  assert.deepEqual(findingsWith({ recordings: ['lookups-open-4'] }), []);
  assert.deepEqual(findingsWith({ recordings: ['times-open-1..2', 'lookups-open-4'] }), []);
});

test('an invented expectation is found: without a recording, or with one that does not exist', () => {
  assert.deepEqual(findingsWith({}), [
    `${PLACE}: DEFAULT-01/a-text names no recording: tag it with @recorded: and the id of one`,
  ]);
  assert.deepEqual(findingsWith({ recordings: ['lookups-open-4', 'lookups-open-5'] }), [
    `${PLACE}: fixtures/recordings has no recording lookups-open-5`,
  ]);
  assert.deepEqual(findingsWith({ recordings: ['times-open-1..3'] }), [
    `${PLACE}: fixtures/recordings has no recording times-open-3`,
  ]);
  assert.deepEqual(findingsWith({ recordings: ['times-open-9..1'] }), [
    `${PLACE}: fixtures/recordings has no recording times-open-9`,
  ]);
});

test('recordings that never call the operation are found', () => {
  assert.deepEqual(findingsWith({ recordings: ['times-open-1..2'] }), [
    `${PLACE}: DEFAULT-01/a-text checks translate, which none of its recordings calls: times-open-1..2`,
  ]);
});

test('a scenario that plays recordings needs no tag, but its file must exist', () => {
  assert.deepEqual(findingsWith(playing('every recording of lookups is reproduced')), []);
  assert.deepEqual(findingsWith(playing('every recording of dreams is reproduced')), [
    `${PLACE}: there is no file fixtures/recordings/dreams.jsonl`,
  ]);
});

test('an exemption is for one scenario, and only while it is needed', () => {
  const exemption = { [SCENARIO.id]: 'nothing shows it' };
  assert.deepEqual(findingsWith({}, exemption), []);
  const stale = ['the exemption DEFAULT-01/a-text is for no scenario, or for one that names a recording'];
  assert.deepEqual(findingsWith({ recordings: ['lookups-open-4'] }, exemption), stale);
  assert.deepEqual(recordedFindings([], { ...SOURCES, unrecorded: exemption }), stale);
});

test('recordings are read with the operations of their blocks; an alias counts as its operation', () => {
  const block = [{ method: 't!', params: {} }];
  const calls = [{ method: 'with_locale', params: { block } }, { write: { 'en.yml': '' } }];
  inFolderWith({ 'states.jsonl': [{ id: 'a', calls }] }, (root) => {
    const recorded = readRecordedOperations(root);
    assert.deepEqual([...recorded.get('a')!], ['with_locale', 'translate']);
    assert.ok(recorded.get('locale-rules')?.has('plural_rule_name'));
    assert.deepEqual(recordingKinds(root), ['states']);
  });
});

test('a line that is not a recording, and an id that is used twice, are findings', () => {
  inFolderWith({ 'a.jsonl': [{ id: 'a', calls: [] }, { id: 'b' }] }, (root) => {
    assert.throws(() => readRecordedOperations(root), {
      findings: ['fixtures/recordings/a.jsonl:2: the line is not a recording, which has an id and calls'],
    });
  });
  inFolderWith({ 'a.jsonl': [{ id: 'a', calls: [] }], 'b.jsonl': [{ id: 'a', calls: [] }] }, (root) => {
    assert.throws(() => readRecordedOperations(root), {
      findings: ['fixtures/recordings/b.jsonl:1: another recording has the id a'],
    });
  });
});

test('the operation that a scenario calls last is found by playing it, also where it cannot be expressed', async () => {
  const { trials } = readSuite(PACKAGE_ROOT);
  const played = await operationsPlayedLast(
    trials.filter(({ id }) => /^(?:FILES-06\/init-and|ARGUMENT-04\/whole|LEAF-01\/)/.test(id)),
  );
  assert.deepEqual(played.get('FILES-06/init-and-inject-with-such-a-file'), new Set(['init', 'inject']));
  assert.deepEqual(played.get('ARGUMENT-04/whole-floats-which-get-one-decimal/zero'), new Set(['translate']));
  assert.ok(played.size > 5);
});

/** Calls `look` with a folder that has these recordings, and removes it. */
function inFolderWith(
  files: Readonly<Record<string, readonly object[]>>,
  look: (root: string) => void,
): void {
  const root = mkdtempSync(join(tmpdir(), 'i18n-conformance-'));
  try {
    const folder = join(root, 'fixtures/recordings');
    mkdirSync(folder, { recursive: true });
    for (const [file, recordings] of Object.entries(files)) {
      writeFileSync(join(folder, file), `${recordings.map((one) => JSON.stringify(one)).join('\n')}\n`);
    }
    look(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}
