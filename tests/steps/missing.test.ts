import { deepStrictEqual, equal } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deviationsFrom } from '../../steps/deviations-from';
import { GivenData } from '../../steps/given-data';
import { findsNothing, NOTHING, STATEMENT, statesMissing } from '../../steps/missing';

const at = { surface: 'I18n', operation: 'translate' };

/** Returns the lookup of a path in translations. */
function lookupOf(path: string, translations: object): { readonly path: string; readonly given: GivenData } {
  const given = new GivenData();
  given.remember(translations);
  return { path, given };
}

/** Returns a test whether a text can state that the translation of a path is missing. */
function statementTest(path: string, translations: object): (result: unknown) => boolean {
  const expectation = statesMissing(lookupOf(path, translations));
  return (result) => deviationsFrom({ ...at, result }, expectation).length === 0;
}

describe('a text that states that a translation is missing', () => {
  const isMissing = statementTest('menu.close', { fr: { menu: { open: 'Ouvrir' } } });

  for (const text of ['missing translation: fr.menu.close', '[menu.close]', '???', 'nothing in 3 locales']) {
    it(`can be "${text}"`, () => equal(isMissing(text), true));
  }

  for (const text of [
    '',
    ' ',
    '\n',
    '0',
    '-1',
    '12',
    '1,234.50',
    '+7',
    '12 000',
    'menu.close',
    'fr.menu.close',
  ]) {
    it(`cannot be ${JSON.stringify(text)}`, () => equal(isMissing(text), false));
  }

  it('cannot be the text of another key', () => equal(isMissing('Ouvrir'), false));

  it('cannot be the text of another key with its placeholders filled', () => {
    const texts = { en: { items: '%{count} items', name: '%{name}', order: 'from %{first} to %{last}!' } };
    const isStated = statementTest('nowhere', texts);
    for (const text of ['3 items', ' items', 'from A to B to C!']) equal(isStated(text), false);
    equal(statementTest('nowhere', { en: { hello: 'Hello, %{first-name}!' } })('Hello, Ann!'), false);
    for (const text of ['3 item', 'from A', 'to B!', 'from to!', 'not found']) equal(isStated(text), true);
  });

  it('must be a String', () => {
    for (const value of [null, undefined, 7, true, ['missing']]) equal(isMissing(value), false);
  });
});

describe('statesMissing', () => {
  const lookup = lookupOf('greeting', { en: {} });

  it('accepts a text that states it', () => {
    deepStrictEqual(deviationsFrom({ ...at, result: 'none' }, statesMissing(lookup)), []);
  });

  it('names the number that was returned instead', () => {
    deepStrictEqual(deviationsFrom({ ...at, result: '2' }, statesMissing(lookup)), [
      { ...at, expected: STATEMENT, inWords: true, actual: '2' },
    ]);
  });

  it('uses the translations at the time of its creation, not later ones', () => {
    const before = statesMissing(lookup);
    lookup.given.remember({ en: { greeting: 'nothing here' } });
    const outcome = { ...at, result: 'nothing here' };
    deepStrictEqual(deviationsFrom(outcome, before), []);
    equal(deviationsFrom(outcome, statesMissing(lookup))[0]?.actual, 'nothing here');
  });
});

describe('findsNothing', () => {
  const expectation = findsNothing(lookupOf('menu.close', { en: { menu: { open: 'Open' } } }));
  const check = (result: unknown) => deviationsFrom({ ...at, result }, expectation)[0];

  it('accepts the path, an empty text, and a text that states it', () => {
    for (const result of ['menu.close', 'Close', '', 'missing']) equal(check(result), undefined);
  });

  it('rejects the text of another key, a number and nil', () => {
    equal(check('Open')?.expected, NOTHING);
    for (const result of ['4', 4, null]) equal(check(result)?.actual, result);
  });
});
