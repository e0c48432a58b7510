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
  private readonly entries = new Map<string, Entry>();
  private readonly plurals = new Map<string, PluralForms>();

  /**
   * Returns the entry at a path; undefined for a map, an array and null as well.
   * Keeps LOOKUP-01.
   */
  get(path: string): Entry | undefined {
    return this.entries.get(path);
  }

  /** The form of a category in the map of a path. */
  form(path: string, category: string): Entry | undefined {
    // A rule of one's own may use other words.
    return isCategory(category)
      ? this.plurals.get(path)?.[category]
      : this.entries.get(`${path}.${category}`);
  }

  /**
   * Adds translations that were checked; what they have in common with earlier ones, they replace.
   * Keeps LEAF-04, LEAF-05.
   */
  add(map: TranslationMap): void {
    for (const [key, value] of Object.entries(map)) this.addValue(key, value);
  }

  /** Keeps LOOKUP-02, PATH-04, LEAF-01, LEAF-03. */
  private addValue(path: string, value: TranslationLeaf | TranslationMap): void {
    if (isMap(value)) {
      for (const [key, nested] of Object.entries(value)) this.addValue(`${path}.${key}`, nested);
    } else if (Array.isArray(value)) {
      value.forEach((text: string, index) => this.addEntry(`${path}.${index}`, text));
    } else {
      this.addEntry(path, value as Exclude<typeof value, readonly string[]>);
    }
  }

  /** Keeps LEAF-01. */
  private addEntry(path: string, value: string | number | boolean | null): void {
    const entry = typeof value === 'string' ? parseText(value) : value;
    // Null is no translation: lookups go on as if the key were not there.
    if (entry === null) this.entries.delete(path);
    else this.entries.set(path, entry);
    const end = path.lastIndexOf('.');
    const category = path.slice(end + 1);
    if (end !== -1 && isCategory(category)) this.formsAt(path.slice(0, end))[category] = entry ?? undefined;
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
