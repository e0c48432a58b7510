import assert from 'node:assert/strict';
import { test } from 'node:test';
import { injected, newCatalog, type CatalogState } from '../../fuzz/model/scenario-state';
import { isStatedLocalization } from '../../fuzz/model/localizations';

/** Returns a catalog with the data for dates and times, and this pattern for both. */
function catalogWith(pattern: string): CatalogState {
  const date = { abbr_day_names: [], day_names: [], abbr_month_names: [], month_names: [] };
  const formats = { default: pattern };
  const i18n = { date: { ...date, formats }, time: { am: 'am', pm: 'pm', formats } };
  return injected(newCatalog({}), { en: { i18n } });
}

const TIME = { time: '2020-12-13T21:11:08.000000000+00:00' } as const;
const DATE = { date: [2020, 12, 13] } as const;

const PATTERNS: readonly (readonly [pattern: string, ofTime: boolean, ofDate: boolean])[] = [
  ['%d %B %Y', true, true],
  ['%H:%M', true, false],
  ['%I:%M %p', false, false],
  ['%A', false, false],
  ['100%', false, false],
];

for (const [pattern, ofTime, ofDate] of PATTERNS) {
  test(`isStatedLocalization with the format ${pattern}, named or not, is ${ofTime} for a time and ${ofDate} for a date`, () => {
    const catalog = catalogWith(pattern);
    const forTime = [{}, { format: { symbol: 'default' } }, { format: pattern }].map((format) =>
      isStatedLocalization(catalog, { subject: 'catalog', object: TIME, ...format }),
    );
    const forDate = [{}, { format: { symbol: 'default' } }, { format: pattern }].map((format) =>
      isStatedLocalization(catalog, { subject: 'catalog', object: DATE, ...format }),
    );
    assert.deepEqual(new Set(forTime), new Set([ofTime]));
    assert.deepEqual(new Set(forDate), new Set([ofDate]));
  });
}
