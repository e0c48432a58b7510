import assert from 'node:assert/strict';

// These lists are written by hand from the design of the protocol: compiled adapters depend on these names.

/** The Symbols in calls, by the arguments in which they stand. */
export const SYMBOLS = {
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
/** The names of arguments that are given together. */
export const KEYWORD_SETS = [['name'], ['first', 'last'], ['name', 'place'], ['locale']];

const LISTED_IN: { readonly [param: string]: readonly string[] } = {
  locale: SYMBOLS.locales,
  format: SYMBOLS.formats,
  key: SYMBOLS.keys,
  scope: SYMBOLS.keys,
};

/** The Symbols and the sets of named arguments in calls. */
export class UsedNames {
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

/** Fails when a name is in no list, or hardly any names were used. */
export function requireListed(used: UsedNames): void {
  assert.deepEqual(used.unlisted, []);
  assert.ok(used.symbols.size > 10 && used.keywordSets.size >= 3, 'the calls were seen');
}
