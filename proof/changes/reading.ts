import type { Adapter } from '../../adapter/contract/adapter';
import type { LoaderValue, Translations } from '../../adapter/contract/values';
import type { Change } from './reference-with';
import { eachFile } from './files';
import { inline, loadersBecome } from './loading';
import { subjectOf } from './surfaces';
import { mapTexts } from './translations';

type LoaderFormat = LoaderValue['format'];

/** Changes the translations that loaders of a format give, whether they are asked to load or are read. */
export function loadedBecomes(
  format: LoaderFormat,
  change: (translations: Translations) => Translations,
): Change {
  return (reference) => {
    const load = loading(reference, format, change);
    return { ...reading(reference, load), load };
  };
}

/** Changes the texts that loaders of a format give, whether they are asked to load or are read. */
export function loadedTextsBecome(
  format: LoaderFormat,
  change: (text: string) => string | number | boolean,
): Change {
  return loadedBecomes(format, (translations) => mapTexts(translations, change));
}

/** Changes the translations that are read from loaders of a format, and not what these give when they load. */
export function readBecomes(
  format: LoaderFormat,
  change: (translations: Translations) => Translations,
): Change {
  return (reference) => reading(reference, loading(reference, format, change));
}

/** Makes the loaders of a format read each folder once, and give what they read from then on. */
export function keepingFolders(format: Exclude<LoaderFormat, 'inline'>): Change {
  return (reference) => {
    const read = new Map<string, Translations>();
    return {
      load: async ({ loader }) => {
        if (loader.format !== format) return reference.load({ loader });
        const translations = read.get(loader.path) ?? (await reference.load({ loader }));
        read.set(loader.path, translations);
        return translations;
      },
    };
  };
}

/** Reads a file again only if its size is another than before. */
export const keepingFilesBySize: Change = (reference) => {
  const read = new Map<string, Promise<Translations>>();
  return eachFile(async (file, load, text) => {
    const known = `${file} ${(await text()).length}`;
    const translations = read.get(known) ?? load();
    read.set(known, translations);
    return translations;
  })(reference);
};

function loading(
  reference: Adapter,
  format: LoaderFormat,
  change: (translations: Translations) => Translations,
): Adapter['load'] {
  return async ({ loader }) => {
    const translations = await reference.load({ loader });
    return loader.format === format ? change(translations) : translations;
  };
}

function reading(reference: Adapter, load: Adapter['load']): Partial<Adapter> {
  return {
    ...loadersBecome(async (loader) => inline(await load({ loader })))(reference),
    inject: async (params) =>
      'loader' in params
        ? reference.inject({ subject: subjectOf(params), translations: await load(params) })
        : reference.inject(params),
  };
}
