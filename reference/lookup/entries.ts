import type { PluralCategory } from '../pluralization/rule';
import type { TranslationLeaf, TranslationMap } from '../translations/translations-hash';
import { parseText, type Entry } from './template';

/**
 * The plural forms at a path, by category. An object of fixed shape takes a fraction of the memory of a map, and is
 * faster to read.
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
const CATEGORIES: ReadonlySet<string> = new Set(Object.keys(NO_FORMS));

function isCategory(name: string): name is PluralCategory {
  return CATEGORIES.has(name);
}

/**
 * The flattened translations of one locale. Each dotted path has an entry, so a lookup takes one map access, however
 * many parts its key has. Plural forms are also stored by the path above them, so that a lookup with a count need not
 * build the path of the form.
 */
export class LocaleEntries {
  /** The added translations that are not flattened yet. */
  private waiting: TranslationMap[] = [];
  private readonly entries = new Map<string, Entry>();
  private readonly plurals = new Map<string, PluralForms>();

  /** The number of flattened entries. */
  get size(): number {
    return this.entries.size;
  }

  // Keeps LOOKUP-01, PATH-06.
  /** Returns the entry at a path; undefined if the path has no value, or has a map, an array or null. */
  get(path: string): Entry | undefined {
    return this.entries.get(path);
  }

  /** Returns the plural form for a category at a path. */
  form(path: string, category: string): Entry | undefined {
    const forms = this.plurals.get(path) ?? NO_FORMS;
    // Reading a property with a fixed name is several times as fast as reading one whose name is in a variable.
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
        // Rules that users register may have other categories.
        return this.get(`${path}.${category}`);
    }
  }

  /**
   * Adds checked translations. The added translations replace only earlier translations with the same paths. So a path
   * can have both a text and texts below it, and a shorter array keeps the last items of an earlier, longer array. The
   * translations must not change until {@link flatten} is called. `mergeTranslations`, by contrast, replaces whole
   * values.
   */
  add(map: TranslationMap): void {
    this.waiting.push(map);
  }

  // Keeps LEAF-04, LEAF-05, LATER-01, LATER-03.
  /**
   * Flattens the added translations, and returns this object. A loader's translations are flattened before the first
   * lookup in their locale, not when they are loaded. Flattening takes longer than parsing, and a process that loads
   * many locales may use only a few.
   */
  flatten(): this {
    for (const map of this.waiting) this.addMap('', map);
    this.waiting = [];
    return this;
  }

  /** @param prefix the path of the map and a dot; empty for the outermost map */
  private addMap(prefix: string, map: TranslationMap): void {
    for (const key of Object.keys(map)) this.addValue(prefix, key, map[key]!);
  }

  // Keeps LOOKUP-02, PATH-04, LEAF-01, LEAF-03.
  private addValue(prefix: string, key: string, value: TranslationLeaf | TranslationMap): void {
    if (typeof value === 'string') {
      this.addEntry(prefix, key, parseText(value));
    } else if (typeof value === 'object' && value !== null) {
      // The keys of an array are the indexes of its texts.
      this.addMap(`${prefix}${key}.`, value as TranslationMap);
    } else {
      this.addEntry(prefix, key, value);
    }
  }

  // Keeps LEAF-01.
  private addEntry(prefix: string, key: string, entry: Entry | null): void {
    const path = prefix + key;
    // Null removes the translation at its path, so lookups continue as if the key were absent. Translations below the
    // path stay.
    if (entry === null) this.entries.delete(path);
    else this.entries.set(path, entry);
    // A key may itself contain dots, as in `{ 'files.one': 'one file' }`. A key `one` at the top level is not a plural
    // form.
    const category = key.includes('.') ? key.slice(key.lastIndexOf('.') + 1) : key;
    if (isCategory(category) && path !== category)
      this.formsAt(path.slice(0, -category.length - 1))[category] = entry ?? undefined;
  }

  private formsAt(path: string): PluralForms {
    let forms = this.plurals.get(path);
    if (forms === undefined) {
      forms = new PluralForms();
      this.plurals.set(path, forms);
    }
    return forms;
  }
}
