import { deepStrictEqual, equal } from 'node:assert/strict';
import { it } from 'node:test';
import { GivenData } from '../../steps/given-data';

it('a copy of the given data does not change with the original', () => {
  const given = new GivenData();
  given.nameCatalog();
  given.remember({ fr: { greeting: 'Bonjour' } });
  const copy = given.copy();
  given.nameCatalog();
  given.remember({ de: { greeting: 'Hallo' } });
  deepStrictEqual([...copy.locales], ['en', 'fr']);
  deepStrictEqual([...copy.textPatterns], ['Bonjour']);
  equal(copy.subject, 'catalog');
  equal(given.subject, 'catalog 2');
  equal(copy.subjectOf('the catalog'), 'catalog');
});

it('timePatterns returns the given patterns of each locale', () => {
  const given = new GivenData();
  given.remember({
    en: { i18n: { time: { formats: { short: '%H:%M', odd: { inner: 'x' } } } } },
    fr: { i18n: { time: { formats: { short: '%Hh%M' } } } },
    de: { greeting: 'Hallo' },
  });
  deepStrictEqual(given.timePatterns('short'), ['%H:%M', '%Hh%M']);
  deepStrictEqual(given.timePatterns('odd'), []);
});
