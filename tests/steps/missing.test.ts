import { deepStrictEqual, equal } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findsNothing, isStatement, NOTHING, STATEMENT, statesMissing } from '../../steps/missing';
import { ConformanceWorld } from '../../steps/world';

/** Returns the world of a scenario that looked up a path in translations. */
function worldOf(path: string, translations: object): ConformanceWorld {
  const world = new ConformanceWorld();
  world.path = path;
  world.given.remember(translations);
  return world;
}

describe('a text that states that a translation is missing', () => {
  const isMissing = isStatement(worldOf('menu.close', { fr: { menu: { open: 'Ouvrir' } } }));

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
    const isStated = isStatement(worldOf('nowhere', texts));
    for (const text of ['3 items', ' items', 'from A to B to C!']) equal(isStated(text), false);
    equal(isStatement(worldOf('nowhere', { en: { hello: 'Hello, %{first-name}!' } }))('Hello, Ann!'), false);
    for (const text of ['3 item', 'from A', 'to B!', 'from to!', 'not found']) equal(isStated(text), true);
  });

  it('must be a String', () => {
    for (const value of [null, undefined, 7, true, ['missing']]) equal(isMissing(value), false);
  });
});

describe('statesMissing', () => {
  const check = statesMissing(worldOf('greeting', { en: {} }));
  const at = { surface: 'I18n', operation: 'translate' };

  it('accepts a text that states it', () => equal(check({ ...at, result: 'none' }), undefined));

  it('names the number that was returned instead', () => {
    deepStrictEqual(check({ ...at, result: '2' }), {
      ...at,
      expected: STATEMENT,
      inWords: true,
      actual: '2',
    });
  });

  it('uses the translations at the time of its creation, not later ones', () => {
    const world = worldOf('greeting', { en: {} });
    const before = statesMissing(world);
    world.given.remember({ en: { greeting: 'nothing here' } });
    equal(before({ ...at, result: 'nothing here' }), undefined);
    equal(statesMissing(world)({ ...at, result: 'nothing here' })?.actual, 'nothing here');
  });
});

describe('findsNothing', () => {
  const check = findsNothing(worldOf('menu.close', { en: { menu: { open: 'Open' } } }));
  const at = { surface: 'I18n', operation: 'translate' };

  it('accepts the path, an empty text, and a text that states it', () => {
    for (const result of ['menu.close', 'Close', '', 'missing']) equal(check({ ...at, result }), undefined);
  });

  it('rejects the text of another key, a number and nil', () => {
    equal(check({ ...at, result: 'Open' })?.expected, NOTHING);
    for (const result of ['4', 4, null]) equal(check({ ...at, result })?.actual, result);
  });
});
