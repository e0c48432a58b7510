import * as fc from 'fast-check';
import type { Translations } from '../../adapter/contract/values';
import type { Level } from '../../suite';
import { docStep, plainStep, type GeneratedStep } from '../gherkin';
import { yamlText } from '../notation';

type Format = 'YAML' | 'JSON';

/** A folder of locale files: the steps that name or write it, and the format of its files. */
export interface Source {
  readonly steps: readonly GeneratedStep[];
  readonly format: Format;
}

/** The folders of locale files that this package has; both hold the same. */
export const FOLDERS = { YAML: 'fixtures/locales/yaml', JSON: 'fixtures/locales/json' } as const;

/** A file: its name and its text. */
type WrittenFile = readonly [name: string, text: () => string];

/** The layout of files: one for each locale, as section 1 has it; in folders, under longer names; or all in one. */
type Layout = 'flat' | 'deep' | 'together';

/** A folder of this package, or one that is written for the scenario. */
export function sources(level: Level, translations: fc.Arbitrary<Translations>): fc.Arbitrary<Source> {
  const format = fc.constantFrom('YAML' as const, 'JSON' as const);
  // SILENT-09: files besides one for each locale.
  const layouts: readonly Layout[] = level === 'crystal' ? ['flat', 'deep', 'together'] : ['flat'];
  return fc.oneof(
    format.map((one) => ({ steps: [plainStep('Given', `the folder "${FOLDERS[one]}"`)], format: one })),
    fc
      .tuple(format, translations, fc.constantFrom(...layouts))
      .map(([one, made, layout]) => writtenFolder(one, filesOf(one, made, layout))),
  );
}

/** Files that are refused, files that are passed over, and files that are odd and taken (SILENT-10, SILENT-11). */
const ODD_FILES = {
  YAML: [
    ...['', '- text', 'en: text', 'en:', 'en: { number: 1.5 }', 'en: { list: [1] }', 'en: { open', 'text'],
    ...['en: { number: 1, "yes": true, nothing: null }', 'en: { list: [a, b] }', '{}', 'en: {}'],
  ],
  JSON: [
    ...['', '["text"]', '{ "en": "text" }', '{ "en": null }', '{ "en": { "number": 1.5 } }', '{ "en": {'],
    ...['{ "en": { "number": 1, "yes": true, "nothing": null } }', '{ "en": { "list": ["a", "b"] } }', '{}'],
  ],
} as const;

/** A folder with a file that need not be any that a loader takes. */
export function oddFolders(): fc.Arbitrary<Source> {
  return fc.constantFrom('YAML' as const, 'JSON' as const).chain((format) => {
    const extensions = format === 'YAML' ? ['yml', 'yaml', 'json', 'txt'] : ['json', 'yml', 'txt'];
    const name = fc.constantFrom(...extensions).map((extension) => `en.${extension}`);
    return fc
      .tuple(name, fc.constantFrom<string>(...ODD_FILES[format]))
      .map(([file, text]) => writtenFolder(format, [[file, () => text]]));
  });
}

function writtenFolder(format: Format, files: readonly WrittenFile[]): Source {
  const steps = files.map(([name, text]) => docStep('Given', `a folder with the file "${name}"`, text));
  return { steps, format };
}

function filesOf(format: Format, translations: Translations, layout: Layout): WrittenFile[] {
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

/** JSON may have escapes for what is not ASCII; the folders of this package have the characters themselves. */
function escaped(json: string): string {
  return json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
