import { deepStrictEqual } from 'node:assert/strict';
import { it } from 'node:test';
import { isBarePath, textsOf } from '../../steps/texts';

it('finds the texts at the leaves of nested maps', () => {
  deepStrictEqual(textsOf({ en: { a: 'A', b: { c: 'C', d: 1, e: null } } }), ['A', 'C']);
});

const bare = [
  'menu.close',
  'en.menu.close',
  'close',
  'Close',
  'Menu Close',
  'en.menu.close ',
  ':menu/close',
  'menu_close',
];
const stating = [
  'missing translation: en.menu.close',
  'translation missing',
  'missing: menu.close',
  '[menu.close]',
  '???menu.close???',
  'menu.close is missing',
  'es.menu.close',
  'disclose',
];

for (const text of bare) {
  it(`takes ${JSON.stringify(text)} for the path alone`, () => {
    deepStrictEqual(isBarePath(text, 'menu.close', ['en', 'fr']), true);
  });
}

for (const text of stating) {
  it(`takes ${JSON.stringify(text)} for more than the path`, () => {
    deepStrictEqual(isBarePath(text, 'menu.close', ['en', 'fr']), false);
  });
}
