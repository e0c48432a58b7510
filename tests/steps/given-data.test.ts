import { deepStrictEqual, equal } from 'node:assert/strict';
import { it } from 'node:test';
import { GivenData } from '../../steps/given-data';

it('a copy of what a scenario was given does not change with it', () => {
  const given = new GivenData();
  given.nameCatalog();
  given.remember({ fr: { greeting: 'Bonjour' } });
  const copy = given.copy();
  given.nameCatalog();
  given.remember({ de: { greeting: 'Hallo' } });
  deepStrictEqual([...copy.locales], ['en', 'fr']);
  deepStrictEqual([...copy.texts], ['Bonjour']);
  equal(copy.subject, 'catalog');
  equal(given.subject, 'catalog 2');
  equal(copy.subjectOf('the catalog'), 'catalog');
});
