import * as fc from 'fast-check';
import type { Translations } from '../../adapter/contract/values';
import type { Level } from '../../suite/read';
import { docStep, plainStep, type GeneratedStep } from '../gherkin';
import { yamlText } from '../notation';

type WrittenFormat = 'YAML' | 'JSON';

/** A folder of locale files: the steps that name or write the folder, and the format of the files. */
export interface Source {
  readonly steps: readonly GeneratedStep[];
  readonly format: WrittenFormat;
}

/** The folders of locale files that this package has; both contain the same translations. */
export const FOLDERS = { YAML: 'fixtures/locales/yaml', JSON: 'fixtures/locales/json' } as const;

/** The name and the text of a file. */
type WrittenFile = readonly [name: string, text: () => string];

/**
 * The layout of files: one file for each locale, as in section 1; nested folders with longer file names; or one file
 * for all locales.
 */
type Layout = 'flat' | 'deep' | 'together';

/** A folder of this package, or a folder that is written for the scenario. */
export function sources(level: Level, translations: fc.Arbitrary<Translations>): fc.Arbitrary<Source> {
  const format = fc.constantFrom('YAML' as const, 'JSON' as const);
  // SILENT-09: files other than one file per locale.
  const layouts: readonly Layout[] = level === 'crystal' ? ['flat', 'deep', 'together'] : ['flat'];
  return fc.oneof(
    format.map((one) => ({ steps: [plainStep('Given', `the folder "${FOLDERS[one]}"`)], format: one })),
    fc
      .tuple(format, translations, fc.constantFrom(...layouts))
      .map(([one, made, layout]) => writtenFolder(one, filesOf(one, made, layout))),
  );
}

function writtenFolder(format: WrittenFormat, files: readonly WrittenFile[]): Source {
  const steps = files.map(([name, text]) => docStep('Given', `a folder with the file "${name}"`, text));
  return { steps, format };
}

function filesOf(format: WrittenFormat, translations: Translations, layout: Layout): WrittenFile[] {
  const text = (part: Translations) => (): string =>
    format === 'YAML' ? yamlText(part, 2) : escaped(JSON.stringify(part));
  const extension = format === 'JSON' ? 'json' : layout === 'deep' ? 'yaml' : 'yml';
  if (layout === 'together') return [[`all.${extension}`, text(translations)]];
  const folder = layout === 'deep' ? 'texts/of/app.' : '';
  return Object.entries(translations).map(([locale, map]) => [
    `${folder}${locale}.${extension}`,
    text({ [locale]: map }),
  ]);
}

/**
 * Replaces non-ASCII characters by JSON escape sequences. The files of this package contain no such escape sequences.
 */
function escaped(json: string): string {
  return json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
