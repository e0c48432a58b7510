import { deepStrictEqual, strictEqual, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Method } from '../../adapter/contract/adapter';
import {
  isExpressible,
  usesOnlyCatalogs,
  parseRecordings,
  playableParams,
  type Recording,
} from '../../steps/recordings';

const LINE = '{"id":"x-1","area":"x","calls":[{"method":"init","params":{}}],"outcomes":[{"result":null}]}';
const NOTHING = { folder: '', inexpressible: [] };

function recordingOf(...calls: [method: Method, params: object][]): Recording {
  return { id: 'x-1', files: {}, calls: calls.map(([method, params]) => ({ method, params })), outcomes: [] };
}

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
    ]) {
      throws(() => parseRecordings(`${LINE}\n${broken}`, 'x.jsonl'), { message });
    }
  });

  it('reports a line whose calls write files', () => {
    const written = LINE.replace('"calls":[', '"calls":[{"write":{"en.yml":"en: {}"}},');
    throws(() => parseRecordings(`${LINE}\n${written}`, 'x.jsonl'), {
      message: 'x.jsonl:2: a call writes files, so x-1 can be named by a tag, but not played',
    });
  });

  it('reports an unknown method', () => {
    throws(() => parseRecordings(LINE.replace('init', 'start'), 'x.jsonl'), {
      message: 'x.jsonl:1: the protocol has no method "start"',
    });
  });
});

describe('usesOnlyCatalogs', () => {
  it('is true for catalogs, rules, fallbacks and tags', () => {
    const recording = recordingOf(
      ['Catalog.new', { catalog: 'c' }],
      ['t', { subject: 'c', key: 'a' }],
      ['plural_rule', { rule: 'Welsh', count: 1 }],
      ['tag_parents', { tag: 'en' }],
    );
    strictEqual(usesOnlyCatalogs(recording), true);
  });

  it('is false for the module and its configuration', () => {
    strictEqual(usesOnlyCatalogs(recordingOf(['t', { subject: 'I18n', key: 'a' }])), false);
    strictEqual(usesOnlyCatalogs(recordingOf(['t', { key: 'a' }])), false);
    strictEqual(usesOnlyCatalogs(recordingOf(['configure', { default_locale: 'fr' }])), false);
  });
});

describe('isExpressible', () => {
  const wholeFloat = { method: 'localize', params: { object: { float: '1.0' } } } as const;

  it('is true for every call in a language that can express everything', () => {
    strictEqual(isExpressible(wholeFloat, NOTHING), true);
  });

  it('is false for values that the language cannot express', () => {
    strictEqual(isExpressible(wholeFloat, { folder: '', inexpressible: ['whole-floats'] }), false);
    const named = { method: 't', params: { key: 'a', kwargs: { name: 'Ann' } } } as const;
    strictEqual(isExpressible(named, { folder: '', inexpressible: ['named-arguments'] }), false);
  });

  it('is true for a whole Float as the count of a plural rule', () => {
    const call = { method: 'plural_rule', params: { rule: 'Welsh', count: { float: '1.0' } } } as const;
    strictEqual(isExpressible(call, { folder: '', inexpressible: ['whole-floats'] }), true);
  });

  it('is true for symbols, which become Strings', () => {
    const call = { method: 't', params: { key: { symbol: 'simple' } } } as const;
    strictEqual(isExpressible(call, { folder: '', inexpressible: ['symbols'] }), true);
  });
});

describe('playableParams', () => {
  const recording = recordingOf();

  it('renames the catalogs of each recording, also inside blocks', () => {
    const block = [{ method: 'locale', params: { subject: 'c' } }];
    const params = { subject: 'c', locale: 'en', block };
    deepStrictEqual(playableParams(recording, { method: 'with_locale', params }, NOTHING), {
      subject: 'x-1 c',
      locale: 'en',
      block: [{ method: 'locale', params: { subject: 'x-1 c' } }],
    });
    const created = playableParams(recording, { method: 'Catalog.new', params: { catalog: 'c' } }, NOTHING);
    deepStrictEqual(created, { catalog: 'x-1 c' });
  });

  it('leaves the module and translations unchanged', () => {
    const params = { subject: 'I18n', translations: { en: { subject: 'a', catalog: 'b', symbol: 'c' } } };
    const conditions = { folder: '', inexpressible: ['symbols'] as const };
    deepStrictEqual(playableParams(recording, { method: 'inject', params }, conditions), params);
  });

  it('replaces {dir} with the folder of the files', () => {
    const params = { loader: { format: 'yaml', path: '{dir}' } };
    deepStrictEqual(
      playableParams(recording, { method: 'load', params }, { folder: '/a', inexpressible: [] }),
      {
        loader: { format: 'yaml', path: '/a' },
      },
    );
  });

  it('keeps symbols unless the language has none', () => {
    const params = { key: { symbol: 'simple' }, count: null, scope: [{ symbol: 'a' }, 'b'] };
    deepStrictEqual(playableParams(recording, { method: 't', params }, NOTHING), params);
    const conditions = { folder: '', inexpressible: ['symbols'] as const };
    deepStrictEqual(playableParams(recording, { method: 't', params }, conditions), {
      key: 'simple',
      count: null,
      scope: ['a', 'b'],
    });
  });
});
