import type { StepText } from '../compiled';
import { GIVEN, MODULE, OTHER, asks, raises, says, type Fails } from './wrong-port';

/** Plays the steps about locales, blocks, and what only the original has. */
export function changePorts(fails: Fails): void {
  // The state.
  fails('module', [GIVEN, '"fr" is activated', 'it returns "fr"'], 'activate', (_, right) =>
    right().then(() => 'en'),
  );
  fails(
    'module',
    [GIVEN, '"fr" is assigned as the locale', 'the active locale is "fr"'],
    'locale=',
    says('fr'),
  );
  fails(
    'library',
    [
      MODULE,
      OTHER,
      '"fr" is activated in the other catalog',
      'the active locale of the other catalog is "fr"',
    ],
    'activate',
    asks({ subject: 'I18n' }),
  );
  for (const trick of [says('es'), raises(2), raises(3)])
    fails('module', [GIVEN, '"es" is activated', 'it raises InvalidLocale'], 'activate', trick);
  fails(
    'module',
    [GIVEN, '"es" is activated', 'it raises InvalidLocale with the message "es is not a valid locale"'],
    'activate',
    raises(1, 'es'),
  );
  for (const locales of [['en'], ['en', 'fr', 'de'], ['en', 'en', 'fr'], ['fr', 'fr']])
    fails('module', [GIVEN, 'the available locales are "en" and "fr"'], 'available_locales', says(locales));
  // Blocks.
  const block = (rows: readonly (readonly string[])[]): StepText => [
    'a block runs with the locale "fr"',
    rows,
  ];
  fails(
    'module',
    [GIVEN, block([['locale', '']]), ['the calls in the block returned', [['fr']]]],
    'with_locale',
    asks({ locale: 'en' }),
  );
  fails(
    'module',
    [
      GIVEN,
      block([
        ['translate', '"a"', 'default', 'no'],
        ['locale', ''],
      ]),
      ['the calls in the block returned', [['Bonjour'], ['fr']]],
    ],
    'with_locale',
    says({ block: [{ result: 'fr' }, { result: 'Bonjour' }], value: 1 }),
  );
  fails(
    'module',
    [
      GIVEN,
      block([
        ['t', '"a"'],
        ['translate', '"a"'],
      ]),
      'the calls in the block all returned the same',
    ],
    'with_locale',
    says({ block: [{ result: 'a' }, { result: 'b' }], value: 1 }),
  );
  fails(
    'module',
    [
      GIVEN,
      block([
        ['t', '"a"'],
        ['t', '"a"'],
        ['translate', '"a"'],
      ]),
      'the calls in the block all returned the same',
    ],
    'with_locale',
    says({ block: [{ result: 'a' }, { result: 'a' }, { result: 'b' }], value: 1 }),
  );
  for (const value of [null, 'fr', 'en'])
    fails(
      'module',
      [GIVEN, block([['locale', '']]), 'with_locale returned the value of its block'],
      'with_locale',
      says({ block: [{ result: 'fr' }], value }),
    );
  fails(
    'module',
    [GIVEN, block([['t!', '"none"']]), ['the calls in the block returned', [['raises MissingTranslation']]]],
    'with_locale',
    says({ block: [{ error: { code: 3, message: 'no' } }], value: 1 }),
  );
  // Level crystal.
  fails(
    'library',
    [['the fallback chain of "fr-CA" is requested', 'mapping: {}'], 'it returns the list ["fr-CA", "fr"]'],
    'fallbacks_for',
    says(['fr', 'fr-CA']),
  );
  fails(
    'library',
    ['the parents of the tag "fr-CA" are requested', 'it returns the list ["fr"]'],
    'tag_parents',
    says([]),
  );
  fails(
    'library',
    ['the rule type OneOther is applied to 1', 'the category is "one"'],
    'plural_rule',
    says('other'),
  );
  fails(
    'library',
    ['the rule type OneOther is applied to 0, 2, 1.5', 'the category is "other"'],
    'plural_rule',
    ({ count }, right) => (count === 2 ? 'two' : right()),
  );
  fails(
    'library',
    ['the rule type of the locale "fr" is requested', 'it returns "OneUpToTwoOther"'],
    'plural_rule_name',
    says('OneOther'),
  );
  fails('library', ['every recording of plural-rules is reproduced'], 'plural_rule', ({ rule }, right) =>
    rule === 'Welsh' ? 'other' : right(),
  );
}
