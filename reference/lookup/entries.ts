import type { PluralCategory } from '../pluralization/rules';
import type { TranslationMap } from '../translations/translations-hash';
import { parseText, type Entry } from './template';

/** The plural forms at a path, by category. */
type PluralForms = Record<PluralCategory, Entry | undefined>;

/** An object that has all categories from the start is read faster than one to which categories are added later. */
const NO_FORMS: Readonly<PluralForms> = {
  zero: undefined,
  one: undefined,
  two: undefined,
  few: undefined,
  many: undefined,
  other: undefined,
};

/**
 * The flattened translations of one locale. Each dotted path has its own entry, so a lookup needs only one map access.
 * Plural forms are also stored under the path of their parent, so that a lookup with a count need not build their path.
 */
export class LocaleEntries {
  /** The added translations that have not been flattened yet. */
  #waiting: TranslationMap[] = [];
  // Keeps LOOKUP-01, PATH-06.
  /** The flattened entries by path. Maps, arrays and null have no entry of their own. */
  readonly entries = new Map<string, Entry>();
  readonly #plurals = new Map<string, PluralForms>();

  /**
   * @param paths every path of the catalog, by the path above it and its last key. Locales mostly have the same keys, so
   *   sharing paths takes less memory, and makes the first lookup after a change of the active locale faster
   */
  constructor(private readonly paths: Map<string, Map<string, string>>) {}

  form(path: string, category: string): Entry | undefined {
    const forms = this.#plurals.get(path) ?? NO_FORMS;
    // Reading a property with a fixed name is several times as fast as reading one whose name is in a variable.
    if (category === 'other') return forms.other;
    if (category === 'one') return forms.one;
    if (category === 'many') return forms.many;
    if (category === 'few') return forms.few;
    // Rules that users register may use other categories.
    return isCategory(category) ? forms[category] : this.entries.get(`${path}.${category}`);
  }

  /**
   * Adds checked translations, which must not change until {@link flatten} is called. They replace only earlier
   * translations at the same paths, so a path can have both a text and texts below it.
   */
  add(map: TranslationMap): void {
    this.#waiting.push(map);
  }

  // Keeps LEAF-04, LATER-01.
  /**
   * Flattens the added translations, and returns this object. A loader's translations are not flattened until the first
   * lookup in their locale, because flattening takes longer than parsing, and a process may use only a few locales.
   */
  flatten(): this {
    for (const map of this.#waiting) this.addMap(map);
    this.#waiting = [];
    return this;
  }

  // Keeps LOOKUP-02, PATH-04, PATH-07.
  private addMap(map: TranslationMap, parent?: string): void {
    const keys = Object.keys(map);
    // Paths that are made together lie together in memory: large catalogs find plural forms up to a tenth faster.
    const paths = keys.map((key) => this.pathBelow(parent, key));
    keys.forEach((key, index) => {
      const path = paths[index]!;
      const value = map[key]!;
      // An array is added like a map. Its keys are the indexes of its texts.
      if (typeof value === 'object' && value !== null) this.addMap(value as TranslationMap, path);
      else this.addLeaf(parent, key, path, typeof value === 'string' ? parseText(value) : value);
    });
  }

  // Keeps LEAF-01, LEAF-03.
  /** Stores an entry at its path and, if its key is a category, a second time, as a plural form of the path above it. */
  private addLeaf(parent: string | undefined, key: string, path: string, entry: Entry | null): void {
    // Translations below the path are kept.
    if (entry === null) this.entries.delete(path);
    else this.entries.set(path, entry);
    // A key may itself contain dots, as in `{ 'files.one': 'one file' }`.
    const dot = key.lastIndexOf('.');
    const category = key.slice(dot + 1);
    const formsPath = dot === -1 ? parent : this.pathBelow(parent, key.slice(0, dot));
    if (formsPath === undefined || !isCategory(category)) return;
    let forms = this.#plurals.get(formsPath);
    if (forms === undefined) this.#plurals.set(formsPath, (forms = { ...NO_FORMS }));
    forms[category] = entry ?? undefined;
  }

  // Keeps LOOKUP-02.
  private pathBelow(parent: string | undefined, key: string): string {
    if (parent === undefined) return key;
    let below = this.paths.get(parent);
    if (below === undefined) this.paths.set(parent, (below = new Map()));
    let path = below.get(key);
    // V8 would keep a concatenated path together with its parts.
    if (path === undefined) below.set(key, (path = [parent, key].join('.')));
    return path;
  }
}

function isCategory(name: string): name is PluralCategory {
  return Object.hasOwn(NO_FORMS, name);
}
