import { deepStrictEqual, equal } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Translations } from '../../adapter/contract/values';
import { isNothing, isStatement } from '../../suite/play/missing';
import { patternsOfNonStatements } from '../../steps/missing';
import { textsOf } from '../../steps/texts';
import { compiled } from './compiled';

/** Returns a test whether a text can state that the translation of a path is missing. */
function statementTest(path: string, translations: Translations): (result: unknown) => boolean {
  const not = patternsOfNonStatements(path, [translations], new Set(['en', ...Object.keys(translations)]));
  return (result) => isStatement(result, not);
}

describe('a text that states that a translation is missing', () => {
  const isMissing = statementTest('menu.close', { fr: { menu: { open: 'Ouvrir' } } });

  it('has its own words', () => {
    const about = ['missing translation: fr.menu.close', '[menu.close]', '???menu.close???', 'es.menu.close'];
    for (const text of [...about, '???', 'nothing in 3 locales', 'disclose', 'another'])
      equal(isMissing(text), true, text);
  });

  it('is not empty, no number, and not only the path', () => {
    const numbers = ['0', '-1', '12', '1,234.50', '+7', '12 000'];
    const paths = [
      'menu.close',
      'fr.menu.close',
      'en.menu.close ',
      'Menu Close',
      ':menu/close',
      'menu_close',
    ];
    const parts = ['close', 'Close', 'menu.close.other', 'fr.menu.close.one', 'close.other', 'other'];
    for (const text of ['', ' ', '\n', ...numbers, ...paths, ...parts]) equal(isMissing(text), false, text);
    // The words of a path may have digits, and letters of any script.
    const isStated = statementTest('page2.größe.line3', {});
    for (const text of ['page2.größe.line3', 'en page2 größe line3', 'Größe Line3', 'line3'])
      equal(isStated(text), false, text);
    equal(isStated('line'), true);
  });

  it('is not the text of another key, even with its placeholders filled', () => {
    equal(isMissing('Ouvrir'), false);
    const texts = { en: { items: '%{count} items', name: '%{name}', order: 'from %{first} to %{last}!' } };
    const isStated = statementTest('nowhere', texts);
    for (const text of ['3 items', ' items', 'from A to B to C!']) equal(isStated(text), false, text);
    equal(statementTest('nowhere', { ru: { files: '%{count} файлов' } })('3 файлов'), false);
    equal(statementTest('nowhere', { en: { hello: 'Hello, %{first-name}!' } })('Hello, Ann!'), false);
    for (const text of ['3 item', 'from A', 'to B!', 'from to!', 'not found'])
      equal(isStated(text), true, text);
  });

  it('is not a text in an array, nor one of any translations that were given', () => {
    const given = [{ en: { days: ['Sunday', 'Monday'] } }, { fr: { a: 'Salut' } }, { en: { b: 'Later' } }];
    const not = patternsOfNonStatements('nowhere', given, new Set(['en', 'fr']));
    for (const text of ['Sunday', 'Monday', 'Salut', 'Later']) equal(isStatement(text, not), false, text);
    const leaves = { en: { a: ['A', ['B'], { c: 'C' }], d: { e: 'E', f: 1, g: null } } };
    deepStrictEqual(textsOf(leaves), ['A', 'B', 'C', 'E']);
  });

  it('is a String', () => {
    for (const value of [null, undefined, 7, true, ['missing']]) equal(isMissing(value), false);
  });
});

describe('a lookup that finds nothing', () => {
  const not = patternsOfNonStatements('menu.close', [{ en: { menu: { open: 'Open' } } }], new Set(['en']));

  it('may return a statement, the path, or an empty text', () => {
    for (const result of ['missing', 'menu.close', 'en.menu.close', 'Close', ''])
      equal(isNothing(result, not), true, result);
  });

  it('does not return the text of another key, a number or nil', () => {
    for (const result of ['Open', '4', 4, null]) equal(isNothing(result, not), false);
  });
});

describe('the patterns of a Then', () => {
  it('contain the path, the scope, and the locales and texts that were given before', () => {
    const script = compiled(
      'catalog',
      ['the translations', 'fr: { a: Salut }'],
      '"close" is translated in the scope "menu"',
      'it states that the translation is missing',
      ['the translations are injected', 'de: { a: Hallo }'],
      '"close" is translated',
      'the translation is missing',
    );
    const patterns = script.calls.flatMap(({ expect }) =>
      expect.flatMap((one) => ('not' in one ? [one] : [])),
    );
    deepStrictEqual(
      patterns.map(({ predicate, not: { text } }) => [predicate, text.split('|').slice(1)]),
      [
        ['states missing', ['Salut']],
        ['finds nothing', ['Salut', 'Hallo']],
      ],
    );
    const [before, after] = patterns.map(
      ({ not }) =>
        (text: string) =>
          isStatement(text, not),
    );
    deepStrictEqual(
      [before!('fr.menu.close'), before!('de.menu.close'), after!('de.close')],
      [false, true, false],
    );
  });
});
