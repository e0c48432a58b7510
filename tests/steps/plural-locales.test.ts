import { deepStrictEqual } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite } from '../../suite/read';
import { requireNone } from '../none';

const RECORDING = 'fixtures/recordings/locale-rules.json';

it('the tables of plural rules by locale list exactly the registered locales', () => {
  const recorded = JSON.parse(readFileSync(join(PACKAGE_ROOT, RECORDING), 'utf8')) as Record<string, string>;
  const listed = readSuite(PACKAGE_ROOT)
    .scenarios.filter(({ rule }) => rule.startsWith('REGISTRY-'))
    .map(({ case: locale = '', steps }) => [locale, /"(.*)"/.exec(steps.at(-1)!.text)?.[1]] as const);
  const differing = listed
    .filter(([locale, rule]) => recorded[locale] !== rule)
    .map(
      ([locale, rule]) => `${locale} has ${rule} in the features, and ${recorded[locale]} in ${RECORDING}`,
    );
  deepStrictEqual(differing, []);
  const locales = new Set(listed.map(([locale]) => locale));
  requireNone(
    Object.keys(recorded).filter((locale) => !locales.has(locale)),
    'recorded locales without a row',
  );
});
