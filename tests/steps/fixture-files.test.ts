import { deepStrictEqual } from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { it } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readLocaleFiles } from '../../steps/fixture-files';
import { POSIX_ONLY } from '../processes';
import { temporaryFolder } from '../runner/command';

it(
  'the translations in a folder are those of all its files, the last line of each included',
  POSIX_ONLY,
  () => {
    const folder = temporaryFolder();
    const files = { 'en.yml': 'en: { a: A }', 'fr.yml': 'fr:\n  a: À', 'ru.yml': 'ru: { a: А }\n' };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    deepStrictEqual(readLocaleFiles(relative(PACKAGE_ROOT, folder)), {
      en: { a: 'A' },
      fr: { a: 'À' },
      ru: { a: 'А' },
    });
  },
);
