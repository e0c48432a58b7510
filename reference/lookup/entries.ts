import type { PluralCategory } from '../pluralization/rule';
import type { TranslationLeaf, TranslationMap } from '../translations/translations-hash';
import { parseText, type Entry } from './template';

/**
 * The forms of a plural by category. An object of fixed shape takes a fraction of the memory of a map, and is read faster.
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
 * The translations of one locale, flattened: each dotted path has an entry, so that a lookup is one access to a map,
 * however many parts its key has. Plural forms are kept by the path of their map as well: a lookup with a count need not
 * build the path of the form.
 */
export class LocaleEntries {
  /** The translations that were added and are not flattened yet. */
  private waiting: TranslationMap[] = [];
  private readonly entries = new Map<string, Entry>();
  private readonly plurals = new Map<string, PluralForms>();

  /** The number of flattened entries. */
  get size(): number {
    return this.entries.size;
  }

  // Keeps LOOKUP-01, PATH-06.
  /** Returns the entry at a path; undefined if there is none, or a map, an array or null. */
  get(path: string): Entry | undefined {
    return this.entries.get(path);
  }

  /** Returns the form of a category in the map at a path. */
  form(path: string, category: string): Entry | undefined {
    const forms = this.plurals.get(path) ?? NO_FORMS;
    // A property with a fixed name is read several times as fast as one whose name is in a variable.
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
   * Adds translations that were checked; they replace earlier ones of the same paths, and no others. A text at a path and
   * others below it may both exist, and a shorter array leaves the last items of a longer one. Translations must not change
   * until {@link flatten} is called. `mergeTranslations` differs: it replaces whole values.
   */
  add(map: TranslationMap): void {
    this.waiting.push(map);
  }

  // Keeps LEAF-04, LEAF-05, LATER-01, LATER-03.
  /**
   * Flattens what was added, and returns the entries. This is done before the first lookup, and not when translations are
   * loaded: flattening takes longer than parsing, and a process that loads many locales uses few of them.
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
    // Null is no translation: lookups go on as if the key were not there. What is below its path stays.
    if (entry === null) this.entries.delete(path);
    else this.entries.set(path, entry);
    // A key may have dots itself, as in `{ 'files.one': 'one file' }`. A key `one` at the top is in no map of forms.
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
