import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { LoaderValue, Translations } from '../../adapter/contract/values';
import { yamlOf } from '../../steps/notation';
import { joinedTranslations } from './translation-maps';

/**
 * The translations in the folders of this package, by path. The translations are cached because many scenarios read the
 * same folder.
 */
const known = new Map<string, Translations>();

/**
 * Returns the translations that a loader provides. Each file contains a map of locales. JSON files are also valid YAML.
 */
export function translationsOf(loader: LoaderValue): Translations {
  if (loader.format === 'inline') return loader.translations;
  const found = known.get(loader.path) ?? readFolder(loader.path);
  if (loader.path.startsWith(PACKAGE_ROOT)) known.set(loader.path, found);
  return found;
}

function readFolder(folder: string): Translations {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  return joinedTranslations(texts.map((text) => yamlOf(text) as Translations));
}
