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
  it('reads one a line, with or without files', () => {
    const withFiles = LINE.replace('"calls"', '"files":{"en.yml":"en: {}"},"calls"');
    deepStrictEqual(
      parseRecordings(`${LINE}\n${withFiles}\n`, 'x.jsonl').map(({ files }) => files),
      [{}, { 'en.yml': 'en: {}' }],
    );
  });

  it('names the line that is no recording', () => {
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

  it('names a method that the protocol does not have', () => {
    throws(() => parseRecordings(LINE.replace('init', 'start'), 'x.jsonl'), {
      message: 'x.jsonl:1: the protocol has no method "start"',
    });
  });
});

describe('usesOnlyCatalogs', () => {
  it('is so for catalogs, rules, fallbacks and tags', () => {
    const recording = recordingOf(
      ['Catalog.new', { catalog: 'c' }],
      ['t', { subject: 'c', key: 'a' }],
      ['plural_rule', { rule: 'Welsh', count: 1 }],
      ['tag_parents', { tag: 'en' }],
    );
    strictEqual(usesOnlyCatalogs(recording), true);
  });

  it('is not so for the module and its configuration', () => {
    strictEqual(usesOnlyCatalogs(recordingOf(['t', { subject: 'I18n', key: 'a' }])), false);
    strictEqual(usesOnlyCatalogs(recordingOf(['t', { key: 'a' }])), false);
    strictEqual(usesOnlyCatalogs(recordingOf(['configure', { default_locale: 'fr' }])), false);
  });
});

describe('isExpressible', () => {
  const wholeFloat = { method: 'localize', params: { object: { float: '1.0' } } } as const;

  it('is so for everything in a language that can say everything', () => {
    strictEqual(isExpressible(wholeFloat, NOTHING), true);
  });

  it('is not so for what the language cannot say', () => {
    strictEqual(isExpressible(wholeFloat, { folder: '', inexpressible: ['whole-floats'] }), false);
    const named = { method: 't', params: { key: 'a', kwargs: { name: 'Ann' } } } as const;
    strictEqual(isExpressible(named, { folder: '', inexpressible: ['named-arguments'] }), false);
  });

  it('is so for a whole Float that a plural rule is asked about', () => {
    const call = { method: 'plural_rule', params: { rule: 'Welsh', count: { float: '1.0' } } } as const;
    strictEqual(isExpressible(call, { folder: '', inexpressible: ['whole-floats'] }), true);
  });

  it('is so for symbols, which can be said as Strings', () => {
    const call = { method: 't', params: { key: { symbol: 'simple' } } } as const;
    strictEqual(isExpressible(call, { folder: '', inexpressible: ['symbols'] }), true);
  });
});

describe('playableParams', () => {
  const recording = recordingOf();

  it('gives each recording catalogs of its own, within blocks too', () => {
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

  it('leaves the module and translations as they are', () => {
    const params = { subject: 'I18n', translations: { en: { subject: 'a', catalog: 'b', symbol: 'c' } } };
    const conditions = { folder: '', inexpressible: ['symbols'] as const };
    deepStrictEqual(playableParams(recording, { method: 'inject', params }, conditions), params);
  });

  it('puts the folder of the files in', () => {
    const params = { loader: { format: 'yaml', path: '{dir}' } };
    deepStrictEqual(
      playableParams(recording, { method: 'load', params }, { folder: '/a', inexpressible: [] }),
      {
        loader: { format: 'yaml', path: '/a' },
      },
    );
  });

  it('keeps symbols, unless the language has none', () => {
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
