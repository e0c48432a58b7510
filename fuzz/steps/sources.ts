import type { LoaderValue, Translations } from '../../adapter/contract/values';
import { fixtureFolder } from '../../steps/folders';
import { yamlText } from '../notation';
import type { Sentence } from '../sentence';
import type { FolderOf } from '../step';

/** Where a loader gets translations from, and how the features write it. */
export interface Source {
  readonly translations: Translations;
  sentences(): readonly Sentence[];
  readonly format: 'YAML' | 'JSON';
  readonly isWritten: boolean;
  folder(folderOf: FolderOf): string;
}

/** A folder of this package. */
export function packageFolder(folder: string, format: Source['format'], translations: Translations): Source {
  return {
    translations,
    sentences: () => [{ keyword: 'Given', text: `the folder "${folder}"` }],
    format,
    isWritten: false,
    folder: () => fixtureFolder(folder),
  };
}

/** How files are laid out: one for each locale, as section 1 has it; deeper, under longer names; or all in one. */
export type Layout = 'flat' | 'deep' | 'together';

/** A folder that is written for the scenario. */
export function writtenFolder(format: Source['format'], translations: Translations, layout: Layout): Source {
  return { ...folderOfFiles(format, () => filesOf(format, translations, layout)), translations };
}

/** A folder that is written for the scenario, with files that need not be any that a loader takes. */
export function folderOfFiles(format: Source['format'], files: () => readonly [string, string][]): Source {
  return {
    translations: {},
    sentences: () =>
      files().map(([file, docString]) => ({
        keyword: 'Given',
        text: `a folder with the file "${file}"`,
        docString,
      })),
    format,
    isWritten: true,
    folder: (folderOf) => folderOf(Object.fromEntries(files())),
  };
}

function filesOf(format: Source['format'], translations: Translations, layout: Layout): [string, string][] {
  const text = (part: Translations): string =>
    format === 'YAML' ? yamlText(part, 2) : escaped(JSON.stringify(part));
  const extension = format === 'JSON' ? 'json' : layout === 'deep' ? 'yaml' : 'yml';
  if (layout === 'together') return [[`all.${extension}`, text(translations)]];
  const folder = layout === 'deep' ? 'texts/of/app.' : '';
  return Object.entries(translations).map(([locale, map]) => [
    `${folder}${locale}.${extension}`,
    text({ [locale]: map }),
  ]);
}

/** The loader of a source. */
export function folderLoader(source: Source, folderOf: FolderOf): LoaderValue {
  return { format: source.format === 'YAML' ? 'yaml' : 'json', path: source.folder(folderOf) };
}

/** JSON may have escapes for what is not ASCII; the folders of this package have the characters themselves. */
function escaped(json: string): string {
  return json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
