import { deepStrictEqual, match, rejects } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Adapter } from '../../adapter/contract/adapter';
import { referenceWith } from '../../proof/changes/reference-with';
import { listFindings, type OpenCells } from '../../proof/states/cells';
import { watchedBy } from '../../proof/states/recorder';

const EN_AND_FR = { en: { greeting: 'Hello' }, fr: { greeting: 'Bonjour' } };
const LOADER = { format: 'inline', translations: { de: { greeting: 'Guten Tag' } } } as const;

/** The reference, and the calls that are recorded on it: the operation, the state before it, and its predecessor. */
function recorded(): { readonly adapter: Adapter; readonly calls: string[][] } {
  const calls: string[][] = [];
  const watch = watchedBy(({ operation, state, previous }) => {
    calls.push([operation, state, previous]);
    return undefined;
  });
  return { adapter: referenceWith(watch)(), calls };
}

describe('the states that are recorded', () => {
  it('tell how a catalog got its translations, and which locale is active', async () => {
    const { adapter, calls } = recorded();
    const subject = 'c';
    await adapter.newCatalog({ catalog: subject });
    await rejects(adapter.activate({ subject, locale: 'fr' }));
    await adapter.inject({ subject, translations: EN_AND_FR });
    await adapter.activate({ subject, locale: 'fr' });
    await adapter.inject({ subject, loader: LOADER });
    await adapter.assignLocale({ subject, locale: 'de' });
    await adapter.t({ subject, key: 'greeting' });
    deepStrictEqual(calls, [
      ['activate (unavailable)', 'nothing injected', 'nothing yet'],
      ['inject (hash)', 'nothing injected', 'activate (unavailable)'],
      ['activate (available)', 'injected once, default locale', 'inject (hash)'],
      ['inject (loader)', 'injected once, another locale', 'activate (available)'],
      ['locale= (available)', 'injected several times, another locale', 'inject (loader)'],
      ['translate', 'injected several times, locale from a loader', 'locale= (available)'],
    ]);
  });

  it('tell where a call stands among blocks', async () => {
    const { adapter, calls } = recorded();
    const subject = 'c';
    const locale = { method: 'locale', params: { subject } };
    await adapter.newCatalog({ catalog: subject });
    await adapter.inject({ subject, translations: EN_AND_FR });
    const inner = { method: 'with_locale', params: { subject, locale: 'en', block: [locale] } };
    await adapter.withLocale({ subject, locale: 'fr', block: [locale, inner] });
    await rejects(adapter.withLocale({ subject, locale: 'fr', block: [{ method: 'raise', params: {} }] }));
    await adapter.locale({ subject });
    await adapter.activate({ subject, locale: 'fr' });
    await adapter.locale({ subject });
    deepStrictEqual(calls.slice(1), [
      ['with_locale (available)', 'injected once, default locale', 'inject (hash)'],
      ['locale', 'in a block, another locale', 'a block begins'],
      ['with_locale (available)', 'in a block, another locale', 'a block begins'],
      ['locale', 'in a nested block, default locale', 'a block begins'],
      ['with_locale (available)', 'injected once, default locale', 'with_locale (available)'],
      ['locale', 'after a block that raised, default locale', 'a block raised'],
      ['activate (available)', 'after a block that raised, default locale', 'a block raised'],
      ['locale', 'injected once, another locale', 'activate (available)'],
    ]);
  });

  it('tell whether the module was initialized, and its configuration replaced', async () => {
    const { adapter, calls } = recorded();
    await adapter.configure({ default_locale: 'de', loaders: [LOADER] });
    await adapter.init();
    await adapter.replaceConfig({ fallbacks: { default: ['en'] } });
    await adapter.locale({});
    await adapter.init();
    await adapter.locale({});
    await adapter.reset();
    await adapter.locale({});
    deepStrictEqual(calls, [
      ['init', 'before init', 'nothing yet'],
      ['config=', 'after init, default locale', 'init'],
      ['locale', 'after config=, default locale', 'config='],
      ['init', 'after config=, default locale', 'config='],
      ['locale', 'available locales or fallbacks configured', 'init'],
      ['locale', 'before init', 'nothing yet'],
    ]);
  });
});

const PLAYED = 'catalog, nothing injected: locale';
const UNPLAYED = 'catalog, nothing injected: localize';
const CELLS = new Map([
  [PLAYED, [{ key: 'A-01/one @catalog' }]],
  [UNPLAYED, []],
]);
const ENTRY: OpenCells = {
  surface: 'catalog',
  rows: ['nothing injected'],
  operations: ['localize'],
  why: 'It is not shown.',
  silent: [],
};

describe('the list of open cells', () => {
  it('names pairs that exist, and that no scenario of level spec plays', () => {
    const findings = (entry: OpenCells): string[] => listFindings([entry], CELLS, ['SILENT-01']);
    deepStrictEqual(findings(ENTRY), []);
    match(findings({ ...ENTRY, operations: ['locale'] })[0]!, /A-01\/one @catalog plays it; remove it/);
    match(findings({ ...ENTRY, operations: ['wave'] })[0]!, /there is no such pair/);
    match(findings({ ...ENTRY, rows: ['injected'] })[0]!, /there is no such pair/);
    match(findings({ ...ENTRY, silent: ['SILENT-99'] })[0]!, /SILENT-99: there is no such silent point/);
    match(listFindings([ENTRY, ENTRY], CELLS, [])[0]!, /is listed twice/);
  });
});
