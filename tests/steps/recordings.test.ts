import { deepStrictEqual, ok, strictEqual, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Method } from '../../adapter/contract/adapter';
import { readFixture } from '../../steps/fixture-files';
import { parseRecordings, playableRecordings, type RecordedOutcome } from '../../steps/recordings';
import type { StepCall } from '../../steps/script-writer';
import { compiled } from './compiled';

const LINE = '{"id":"x-1","area":"x","calls":[{"method":"init","params":{}}],"outcomes":[{"result":null}]}';

describe('parseRecordings', () => {
  it('reads one recording per line, with or without files', () => {
    const withFiles = LINE.replace('"calls"', '"files":{"en.yml":"en: {}"},"calls"');
    deepStrictEqual(
      parseRecordings(`${LINE}\n${withFiles}\n`, 'x.jsonl').map(({ files }) => files),
      [{}, { 'en.yml': 'en: {}' }],
    );
  });

  it('reports a line that is not a recording', () => {
    const message = 'x.jsonl:2: a recording has an id, calls, and an outcome for each of them';
    for (const broken of [
      '{}',
      LINE.replace('"id"', '"name"'),
      LINE.replace('"calls"', '"requests"'),
      LINE.replace('[{"result":null}]', '[]'),
      LINE.replace('[{"result":null}]', '[{"result":null},{"result":null}]'),
      LINE.replace('"outcomes"', '"results"'),
    ]) {
      throws(() => parseRecordings(`${LINE}\n${broken}`, 'x.jsonl'), { message });
    }
  });

  it('reports a line that is empty or not JSON', () => {
    for (const broken of ['', ' ', '{'])
      throws(() => parseRecordings(`${LINE}\n${broken}\n${LINE}`, 'x.jsonl'), {
        message: 'x.jsonl:2: a recording is one line of JSON',
      });
  });

  it('reports a line whose calls write files', () => {
    const write = '{"write":{"en.yml":"en: {}"}}';
    for (const written of [
      LINE.replace('"calls":[', `"calls":[${write},`),
      LINE.replace('],"outcomes"', `,${write}],"outcomes"`),
    ]) {
      throws(() => parseRecordings(`${LINE}\n${written}`, 'x.jsonl'), {
        message: 'x.jsonl:2: a call writes files, so x-1 can be named by a tag, but not played',
      });
    }
  });

  it('reports an unknown method', () => {
    throws(() => parseRecordings(LINE.replace('init', 'start'), 'x.jsonl'), {
      message: 'x.jsonl:1: the protocol has no method "start"',
    });
  });
});

/** Returns the only call of a recording, as it is played. */
function played(method: Method, params: object, outcome: RecordedOutcome): StepCall {
  return playableRecordings([{ id: 'x-1', files: {}, calls: [{ method, params }], outcomes: [outcome] }])
    .calls[0]!;
}

/** Returns what is expected of a call, by its recorded outcome. */
function expected(method: Method, outcome: RecordedOutcome, params: object = {}): unknown {
  return played(method, params, outcome).expect;
}

describe('the calls of recordings', () => {
  it('need what a language must express, but no Symbols', () => {
    const needs = (method: Method, params: object): unknown => played(method, params, { result: null }).needs;
    deepStrictEqual(needs('localize', { object: { float: '1.0' } }), ['whole-floats']);
    deepStrictEqual(needs('t', { key: { symbol: 'a' }, kwargs: { name: 'Ann' } }), ['named-arguments']);
    deepStrictEqual(needs('t', { key: { symbol: 'a' } }), undefined);
    // A plural rule puts 1 into the category of 1.0.
    deepStrictEqual(needs('plural_rule', { rule: 'Welsh', count: { float: '1.0' } }), undefined);
  });
});

describe('the recorded outcome of a call', () => {
  it('is its error, with the message only of the two errors of the document', () => {
    const raised = (type: string, message?: string): unknown =>
      expected('activate', { error: { type, ...(message !== undefined && { message }) } });
    deepStrictEqual(raised('InvalidLocale', 'es'), [{ error: { code: 1, message: 'es' } }]);
    deepStrictEqual(raised('MissingTranslation', 'en.a'), [{ error: { code: 2, message: 'en.a' } }]);
    deepStrictEqual(raised('Other'), [{ error: { code: 3 } }]);
  });

  it('is the available locales in any order, and only the default locale of a configuration', () => {
    deepStrictEqual(expected('available_locales', { result: ['fr', 'en'] }), [
      { predicate: 'locales', locales: ['fr', 'en'], others: false },
    ]);
    deepStrictEqual(expected('config', { result: { default_locale: 'en', loaders: 2 } }), [
      { predicate: 'field', field: 'default_locale', result: 'en' },
    ]);
  });

  it('is that of each call in a block, but not the value of with_locale', () => {
    const inner = { method: 'with_locale', params: { block: [{ method: 'available_locales' }] } };
    const recorded = {
      result: {
        block: [
          { result: { block: [{ result: ['en'] }], value: 'block value' } },
          { error: { type: 'InvalidLocale', message: 'es' } },
        ],
        value: 'block value',
      },
    };
    deepStrictEqual(expected('with_locale', recorded, { block: [inner, { method: 'activate' }] }), [
      {
        predicate: 'block',
        calls: [
          { predicate: 'block', calls: [{ predicate: 'locales', locales: ['en'], others: false }] },
          { error: { code: 1, message: 'es' } },
        ],
      },
    ]);
  });
});

it('a script writes the files of all recordings, and replays one after the other', () => {
  const { needs, calls } = compiled('library', 'every recording of loaders is reproduced');
  const recordings = parseRecordings(readFixture('fixtures/recordings/loaders.jsonl'), 'loaders.jsonl');
  deepStrictEqual(needs, []);
  strictEqual(calls.length, recordings.flatMap((recording) => recording.calls).length);
  const paths = recordings.flatMap(({ id, files }) => Object.keys(files).map((path) => `${id}/${path}`));
  ok(paths.length > 0);
  deepStrictEqual(
    calls.map(({ files = {} }) => Object.keys(files)),
    calls.map((_, index) => (index === 0 ? paths : [])),
  );
  ok(calls.every(({ expect }) => expect.length === 1 && expect[0]!.step === 0));
});
