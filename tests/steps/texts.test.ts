import { deepStrictEqual } from 'node:assert/strict';
import { it } from 'node:test';
import { patternOfPath, textsOf } from '../../steps/texts';

it('textsOf returns the texts at the leaves of nested maps', () => {
  deepStrictEqual(textsOf({ en: { a: 'A', b: { c: 'C', d: 1, e: null } } }), ['A', 'C']);
});

it('textsOf returns the texts in arrays', () => {
  deepStrictEqual(textsOf({ en: { a: ['A', ['B'], { c: 'C' }] } }), ['A', 'B', 'C']);
});

/** Tells whether a text is `menu.close` alone, with a locale or without. */
function isPath(text: string): boolean {
  const paths = ['menu.close', 'en.menu.close', 'fr.menu.close'].map(patternOfPath);
  return paths.some((pattern) => new RegExp(`^(?:${pattern})$`, 'iu').test(text));
}

const bare = [
  'menu.close',
  'en.menu.close',
  'close',
  'Close',
  'Menu Close',
  'en.menu.close ',
  ':menu/close',
  'menu_close',
  'menu.close.other',
  'en.menu.close.one',
  'close.other',
  'other',
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
  'another',
];

it('a text is only the path with its separators, its locale, its last part or the categories of counts', () => {
  for (const text of bare) deepStrictEqual(isPath(text), true, text);
  for (const text of stating) deepStrictEqual(isPath(text), false, text);
});
