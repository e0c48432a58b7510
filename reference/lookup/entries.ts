import type { PluralCategory } from '../pluralization/rule';
import type { TranslationMap } from '../translations/translations-hash';
import type { KeyPaths } from './key-paths';
import { parseText, type Entry } from './template';

/**
 * The plural forms at a path, by category. An object with a fixed shape takes far less memory than a map, and is faster
 * to read.
 */
class PluralForms {
  zero: Entry | undefined = undefined;
  one: Entry | undefined = undefined;
  two: Entry | undefined = undefined;
  few: Entry | undefined = undefined;
  many: Entry | undefined = undefined;
  other: Entry | undefined = undefined;
}

const NO_FORMS = new PluralForms();

function isCategory(name: string): name is PluralCategory {
  return Object.hasOwn(NO_FORMS, name);
}

/**
 * The flattened translations of one locale. Each dotted path has its own entry, so a lookup needs only one map access,
 * no matter how many parts its key has. Plural forms are also stored under the path of their parent, so that a lookup
 * with a count need not build the path of the form.
 */
export class LocaleEntries {
  /** The added translations that have not been flattened yet. */
  private waiting: TranslationMap[] = [];
  /** The flattened entries by path. Only this object changes them. */
  readonly entries = new Map<string, Entry>();
  private readonly plurals = new Map<string, PluralForms>();

  /** @param paths the paths of keys; all locales of a catalog share this object */
  constructor(private readonly paths: KeyPaths) {}

  // Keeps LOOKUP-01, PATH-06.
  /** Returns the entry at a path; undefined if the path has no value, or if the value is a map, an array or null. */
  get(path: string): Entry | undefined {
    return this.entries.get(path);
  }

  /** Returns the plural form for a category at a path. */
  form(path: string, category: string): Entry | undefined {
    const forms = this.plurals.get(path) ?? NO_FORMS;
    // Reading a property with a fixed name is several times as fast as reading a property whose name is in a variable.
    switch (category) {
      case 'zero':
        return forms.zero;
      case 'one':
        return forms.one;
      case 'two':
        return forms.two;
      case 'few':
        return forms.few;
      case 'many':
        return forms.many;
      case 'other':
        return forms.other;
      default:
        // Rules that users register may use other categories.
        return this.get(`${path}.${category}`);
    }
  }

  /**
   * Adds translations that have been checked. They replace only earlier translations at the same paths. So a path can
   * have both a text and texts below it. If a later array is shorter, the last items of the earlier array remain. In
   * `mergeTranslations`, by contrast, a later value replaces an earlier text or array completely. The translations must
   * not change until {@link flatten} is called.
   */
  add(map: TranslationMap): void {
    this.waiting.push(map);
  }

  // Keeps LEAF-04, LATER-01, LATER-03.
  /**
   * Flattens the added translations, and returns this object. A loader's translations are not flattened until the first
   * lookup in their locale. This saves time, because flattening takes longer than parsing, and a process that loads
   * many locales may use only a few of them.
   */
  flatten(): this {
    for (const map of this.waiting) this.addMap(map, this.paths);
    this.waiting = [];
    return this;
  }

  // Keeps LOOKUP-02, PATH-04, PATH-07, LEAF-01, LEAF-03.
  private addMap(map: TranslationMap, paths: KeyPaths): void {
    const keys = Object.keys(map);
    const pathOfKey = paths.of(keys);
    for (const [index, key] of keys.entries()) {
      const value = map[key]!;
      const path = pathOfKey[index]!;
      if (typeof value === 'object' && value !== null) {
        // An array is added like a map. Its keys are the indexes of its texts.
        this.addMap(value as TranslationMap, paths.below(key, path));
        continue;
      }
      const entry = typeof value === 'string' ? parseText(value) : value;
      this.addEntry(path, entry);
      // A key may itself contain dots, as in `{ 'files.one': 'one file' }`. A key `one` at the top level is not a
      // plural form.
      const dot = key.lastIndexOf('.');
      const formsPath = dot === -1 ? paths.path : paths.pathOf(key.slice(0, dot));
      if (formsPath !== undefined) this.addForm(formsPath, key.slice(dot + 1), entry);
    }
  }

  // Keeps LEAF-01.
  private addEntry(path: string, entry: Entry | null): void {
    // Null removes the translation at its path, so lookups treat the key as absent. Translations below the path are
    // kept.
    if (entry === null) this.entries.delete(path);
    else this.entries.set(path, entry);
  }

  /**
   * Stores an entry a second time, as a plural form, if the last key of its path is a category.
   *
   * @param path the entry's path without its last key. It is built separately, rather than sliced from the entry's
   *   path, because V8 compares sliced strings slowly. With slices, lookups in large catalogs took 1.2 times as long
   */
  private addForm(path: string, category: string, entry: Entry | null): void {
    if (!isCategory(category)) return;
    let forms = this.plurals.get(path);
    if (forms === undefined) {
      forms = new PluralForms();
      this.plurals.set(path, forms);
    }
    forms[category] = entry ?? undefined;
  }
}
