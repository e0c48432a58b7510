import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { LISTED_KEYWORD_SETS, LISTED_SYMBOLS } from '../../adapter/contract/values';
import { playAll } from '../../play';
import { readSuite, type Level } from '../../suite';
import { beforeTests } from '../before-tests';
import { drawScenarios, playAlone, recordingSession } from './scenarios';

// Written by hand from the design of the protocol: compiled adapters depend on these names.
const SYMBOLS = {
  locales: ['en', 'fr', 'es', 'xx', 'de'],
  formats: ['default', 'short', 'long', 'custom', 'compact', 'missing'],
  keys: [
    'simple',
    'translation',
    'error',
    'username',
    'blank',
    'greeting',
    'message',
    'scoped',
    'menu.open',
    'menu.file.open',
    'error.username',
  ],
};
const KEYWORD_SETS = [['name'], ['first', 'last'], ['name', 'place']];

const LISTED_IN: { readonly [param: string]: readonly string[] } = {
  locale: SYMBOLS.locales,
  format: SYMBOLS.formats,
  key: SYMBOLS.keys,
  scope: SYMBOLS.keys,
};

/** The Symbols and the sets of named arguments in calls. */
class UsedNames {
  readonly symbols = new Set<string>();
  readonly keywordSets = new Set<string>();

  /** Adds the names in a param and in the values inside it. */
  take(value: unknown, param = ''): void {
    if (typeof value !== 'object' || value === null) return;
    const isSymbol = 'symbol' in value && Object.keys(value).length === 1;
    if (isSymbol) this.symbols.add(`${param} :${String(value.symbol)}`);
    for (const [key, inner] of Object.entries(value)) {
      // Translations are data, whose keys can have any name.
      if (key === 'translations') continue;
      // A param may be called kwargs too, and is a scalar.
      if (key === 'kwargs' && inner && typeof inner === 'object')
        this.keywordSets.add(Object.keys(inner as object).join(' '));
      this.take(inner, Array.isArray(value) ? param : key);
    }
  }

  /** The names that no list contains. */
  get unlisted(): string[] {
    const symbols = [...this.symbols].filter((used) => {
      const [param = '', symbol = ''] = used.split(' :');
      return LISTED_IN[param]?.includes(symbol) !== true;
    });
    const listed = new Set(KEYWORD_SETS.map((names) => [...names].sort().join(' ')));
    const sets = [...this.keywordSets].filter((used) => !listed.has(used.split(' ').sort().join(' ')));
    return [...symbols, ...sets];
  }
}

/** The names in the calls of the features, and in those of random scenarios of each level. */
async function usedNames(): Promise<ReadonlyMap<string, UsedNames>> {
  const { trials } = readSuite(PACKAGE_ROOT);
  const calls: unknown[] = [];
  const results = await playAll(await recordingSession(() => calls), trials);
  assert.ok(results.filter(({ kind }) => kind === 'passed').length > 1000);
  return new Map([
    ['the features, recordings included,', namesIn(calls)],
    ['random scenarios of level spec', namesIn(await randomCalls('spec'))],
    ['random scenarios of level crystal', namesIn(await randomCalls('crystal'))],
  ]);
}

function namesIn(calls: readonly unknown[]): UsedNames {
  const used = new UsedNames();
  used.take(calls);
  return used;
}

async function randomCalls(level: Level): Promise<unknown[]> {
  const calls: unknown[] = [];
  for (const scenario of drawScenarios(level, 200)) await playAlone(scenario, level, calls);
  return calls;
}

beforeTests(usedNames, (names) => {
  test('names that no list contains are found, wherever they are', () => {
    const used = new UsedNames();
    used.take({
      key: { symbol: 'whole' },
      scope: ['error', { symbol: 'text' }],
      kwargs: { last: 1, first: 2 },
    });
    used.take({ locale: { symbol: 'fr' }, block: [{ method: 't!', params: { key: { symbol: 'fr' } } }] });
    used.take({ params: { kwargs: 'other' } });
    used.take({ kwargs: { name: 'Ann', last: 'Lee' }, translations: { en: { symbol: 'symbol' } } });
    assert.deepEqual(used.unlisted, ['key :whole', 'scope :text', 'key :fr', 'name last']);
  });

  test('the lists of the contract match the protocol, and adapter/README.md shows them', () => {
    assert.deepEqual(LISTED_SYMBOLS, SYMBOLS);
    assert.deepEqual(LISTED_KEYWORD_SETS, KEYWORD_SETS);
    // Lines are broken where they become too long.
    const page = readFileSync(join(PACKAGE_ROOT, 'adapter/README.md'), 'utf8').replaceAll(/\n +/g, ' ');
    for (const [place, symbols] of [
      ['locales', SYMBOLS.locales],
      ['formats', SYMBOLS.formats],
      ['keys and parts of scopes', SYMBOLS.keys],
    ] as const) {
      const line = `- ${place}: ${symbols.map((symbol) => `\`${symbol}\``).join(' ')}\n`;
      assert.ok(page.includes(line), line);
    }
    assert.ok(page.includes('- named arguments: `name`; `first` and `last`; `name` and `place`\n'));
  });

  for (const [place, used] of names) {
    test(`${place} use only listed Symbols and sets of named arguments`, () => {
      assert.deepEqual(used.unlisted, []);
      assert.ok(used.symbols.size > 10 && used.keywordSets.size >= 3, 'the calls were seen');
    });
  }
});
