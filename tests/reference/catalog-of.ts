import { Catalog, type TranslationsHash } from '../../reference/index';

/** Returns a catalog with these translations. */
export function catalogOf(translations: TranslationsHash): Catalog {
  const catalog = new Catalog();
  catalog.inject(translations);
  return catalog;
}
