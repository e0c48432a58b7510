import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join, relative } from 'node:path';
import type { LoaderValue, Translations } from '../../adapter/contract/values';
import { mergeTranslations } from '../../reference/translations/translations-hash';
import type { Adapter } from '../../adapter/contract/adapter';
import type { Change } from './reference-with';
import { inline, loadersBecome } from './loading';
import { subjectOf } from './surfaces';

/** Loads a file as one of this name and with this text: its own unless given. */
type LoadFile = (name?: string, text?: string) => Promise<Translations>;

/** Returns what replaces the translations of a file; `text` reads the file itself. */
type FileChange = (file: string, load: LoadFile, text: () => Promise<string>) => Promise<Translations>;

/**
 * Changes the translations that each file of a folder gives. Hidden files, and those in hidden folders, give none.
 *
 * @param change is given the file's path below the folder, and what loads its translations
 */
export function eachFile(change: FileChange): Change {
  return everyFile(async (file, ...read) => (HIDDEN.test(file) ? {} : change(file, ...read)));
}

/** Changes the text of each file with an extension, such as `.yml`, before it is read. */
export function fileTextsBecome(extension: string, change: (text: string) => string): Change {
  return eachFile(async (file, load, text) =>
    extname(file) === extension ? load(basename(file), change(await text())) : load(),
  );
}

/** A path with a name that begins with a dot. */
const HIDDEN = /(?:^|[\\/])\./;

/** Changes the translations that each file of a folder gives, hidden or not. */
export function everyFile(change: FileChange): Change {
  return (reference) => {
    const load: Adapter['load'] = async ({ loader }) => {
      if (loader.format === 'inline') return reference.load({ loader });
      let translations: Translations = {};
      for (const file of (await filesIn(loader.path)).sort()) {
        const loaded = await change(
          file,
          (name, text) => loadAlone(reference, loader, file, name, text),
          () => readFile(join(loader.path, file), 'utf8'),
        );
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
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Loads a file from a folder in which it is alone. */
async function loadAlone(
  reference: Adapter,
  loader: Exclude<LoaderValue, { readonly format: 'inline' }>,
  file: string,
  name = basename(file),
  text?: string,
): Promise<Translations> {
  const path = await mkdtemp(join(tmpdir(), 'i18n-proof-'));
  try {
    if (text === undefined) await cp(join(loader.path, file), join(path, name));
    else await writeFile(join(path, name), text);
    return await reference.load({ loader: { ...loader, path } });
  } finally {
    await rm(path, { recursive: true });
  }
}
