import type { PluralCategory } from '../pluralization/rule';
import { isMap, type TranslationLeaf, type TranslationMap } from '../translations/translations-hash';
import { parseText, type Entry } from './template';

/**
 * The forms of a plural by category, in an object of fixed shape: a map for each plural would take several times the memory,
 * and longer to read.
 */
class PluralForms {
  zero: Entry | undefined = undefined;
  one: Entry | undefined = undefined;
  two: Entry | undefined = undefined;
  few: Entry | undefined = undefined;
  many: Entry | undefined = undefined;
  other: Entry | undefined = undefined;
}

const CATEGORIES: ReadonlySet<string> = new Set<PluralCategory>([
  'zero',
  'one',
  'two',
  'few',
  'many',
  'other',
]);

function isCategory(name: string): name is PluralCategory {
  return CATEGORIES.has(name);
}

/**
 * The translations of one locale, flattened: one entry for each dotted path, so that a lookup is one access however
 * deep the key. Plural forms are kept by the path of their map as well, so that a count costs no longer path.
 */
export class LocaleEntries {
  /** The translations that were added and not flattened yet. */
  private waiting: TranslationMap[] = [];
  private readonly entries = new Map<string, Entry>();
  private readonly plurals = new Map<string, PluralForms>();

  /** The number of entries that were flattened. */
  get size(): number {
    return this.entries.size;
  }

  // Keeps LOOKUP-01, PATH-06.
  /** Returns the entry at a path; undefined for a map, an array and null as well. */
  get(path: string): Entry | undefined {
    return this.entries.get(path);
  }

  /** The form of a category in the map of a path. */
  form(path: string, category: string): Entry | undefined {
    // A property that is known when the code is compiled is read several times as fast as one that is not.
    switch (category) {
      case 'zero':
        return this.plurals.get(path)?.zero;
      case 'one':
        return this.plurals.get(path)?.one;
      case 'two':
        return this.plurals.get(path)?.two;
      case 'few':
        return this.plurals.get(path)?.few;
      case 'many':
        return this.plurals.get(path)?.many;
      case 'other':
        return this.plurals.get(path)?.other;
      default:
        // A rule of one's own may use other words.
        return this.entries.get(`${path}.${category}`);
    }
  }

  /**
   * Adds translations that were checked; what they have in common with earlier ones, they replace. They are flattened by
   * {@link flatten}, so nobody may change them before.
   */
  add(map: TranslationMap): void {
    this.waiting.push(map);
  }

  // Keeps LEAF-04, LEAF-05, LATER-01, LATER-03.
  /**
   * Flattens what was added: before the first lookup, because a process that loads many locales uses few of them, and
   * flattening takes longer than parsing.
   */
  flatten(): this {
    for (const map of this.waiting) this.addMap('', map);
    this.waiting = [];
    return this;
  }

  /** @param prefix the path of the map and a dot; empty for the outermost */
  private addMap(prefix: string, map: TranslationMap): void {
    for (const key of Object.keys(map)) this.addValue(prefix, key, map[key]!);
  }

  // Keeps LOOKUP-02, PATH-04, LEAF-01, LEAF-03.
  private addValue(prefix: string, key: string, value: TranslationLeaf | TranslationMap): void {
    if (typeof value === 'string') {
      this.addEntry(prefix, key, parseText(value));
    } else if (isMap(value)) {
      this.addMap(`${prefix}${key}.`, value);
    } else if (Array.isArray(value)) {
      value.forEach((text: string, index) =>
        this.addEntry(`${prefix}${key}.`, String(index), parseText(text)),
      );
    } else {
      this.addEntry(prefix, key, value as Exclude<typeof value, readonly string[]>);
    }
  }

  // Keeps LEAF-01.
  private addEntry(prefix: string, key: string, entry: Entry | null): void {
    const path = prefix + key;
    // Null is no translation: lookups go on as if the key were not there.
    if (entry === null) this.entries.delete(path);
    else this.entries.set(path, entry);
    // A key may be a path of several parts itself.
    const category = key.includes('.') ? key.slice(key.lastIndexOf('.') + 1) : key;
    if (isCategory(category) && path !== category) {
      this.formsAt(path.slice(0, -category.length - 1))[category] = entry ?? undefined;
    }
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
