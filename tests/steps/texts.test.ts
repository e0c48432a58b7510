import { deepStrictEqual } from 'node:assert/strict';
import { it } from 'node:test';
import { barePathsOf, isBarePath, textsOf } from '../../steps/texts';

it('textsOf returns the texts at the leaves of nested maps', () => {
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
  it(`isBarePath is true for ${JSON.stringify(text)}`, () => {
    deepStrictEqual(isBarePath(text, barePathsOf('menu.close', ['en', 'fr'])), true);
  });
}

for (const text of stating) {
  it(`isBarePath is false for ${JSON.stringify(text)}`, () => {
    deepStrictEqual(isBarePath(text, barePathsOf('menu.close', ['en', 'fr'])), false);
  });
}
