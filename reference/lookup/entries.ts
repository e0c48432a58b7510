import { isMap, type TranslationLeaf, type TranslationMap } from '../translations/translations-hash';
import { parseText, type Entry } from './template';

const CATEGORIES: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/**
 * The translations of one locale, flattened: one entry for each dotted path, so that a lookup is one access however
 * deep the key. Plural forms are kept by the path of their map as well, so that a count costs no longer path.
 */
export class LocaleEntries {
  private readonly entries = new Map<string, Entry>();
  private readonly plurals = new Map<string, Map<string, Entry>>();

  /**
   * Returns the entry at a path; undefined for a map, an array and null as well.
   * Keeps LOOKUP-01.
   */
  get(path: string): Entry | undefined {
    return this.entries.get(path);
  }

  /** The form of a category in the map of a path. */
  form(path: string, category: string): Entry | undefined {
    const form = this.plurals.get(path)?.get(category);
    // A rule of one's own may use other words.
    return form !== undefined || CATEGORIES.has(category) ? form : this.entries.get(`${path}.${category}`);
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
    const end = path.lastIndexOf('.');
    const category = path.slice(end + 1);
    const forms = end !== -1 && CATEGORIES.has(category) ? this.formsAt(path.slice(0, end)) : undefined;
    if (value === null) {
      // Null is no translation: lookups go on as if the key were not there.
      this.entries.delete(path);
      forms?.delete(category);
    } else {
      const entry = typeof value === 'string' ? parseText(value) : value;
      this.entries.set(path, entry);
      forms?.set(category, entry);
    }
  }

  private formsAt(path: string): Map<string, Entry> {
    let forms = this.plurals.get(path);
    if (forms === undefined) {
      forms = new Map();
      this.plurals.set(path, forms);
    }
    return forms;
  }
}
