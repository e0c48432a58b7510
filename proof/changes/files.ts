import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { LoaderValue, Translations } from '../../adapter/contract/values';
import { mergeTranslations } from '../../reference/translations/merge-translations';
import type { Adapter } from '../../adapter/contract/adapter';
import type { Change } from './reference-with';
import { inline, loadersBecome } from './loading';
import { subjectOf } from './surfaces';

/**
 * Changes the translations that each file of a folder gives.
 *
 * @param change is given the file's path below the folder, and what loads its translations
 */
export function eachFile(
  change: (file: string, load: () => Promise<Translations>) => Promise<Translations>,
): Change {
  return (reference) => {
    const load: Adapter['load'] = async ({ loader }) => {
      if (loader.format === 'inline') return reference.load({ loader });
      let translations: Translations = {};
      for (const file of (await filesIn(loader.path)).sort()) {
        const loaded = await change(file, () => loadAlone(reference, loader, file));
        translations = mergeTranslations([translations, loaded]);
      }
      return translations;
    };
    return {
      ...loadersBecome(async (loader) => inline(await load({ loader })))(reference),
      load,
      inject: async (params) =>
        'loader' in params
          ? reference.inject({ subject: subjectOf(params), translations: await load(params) })
          : reference.inject(params),
    };
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Loads a file from a folder in which it is alone. */
async function loadAlone(
  reference: Adapter,
  loader: Exclude<LoaderValue, { readonly format: 'inline' }>,
  file: string,
): Promise<Translations> {
  const path = await mkdtemp(join(tmpdir(), 'i18n-proof-'));
  try {
    await cp(join(loader.path, file), join(path, basename(file)));
    return await reference.load({ loader: { ...loader, path } });
  } finally {
    await rm(path, { recursive: true });
  }
}
