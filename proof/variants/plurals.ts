import * as registry from '../../reference/pluralization/registry';
import { LocaleView } from '../../reference/lookup/locale-view';
import { overriding } from '../changes/overriding';
import { LocaleEntries } from '../../reference/lookup/entries';
import { variant, type Variant } from './variant';

/** Other answers in plural rules and forms. */
export const plurals: readonly Variant[] = [
  variant('SILENT-12', 'knows one and other alone', 'These two are shown.', (reference) => ({
    pluralRule: async (params) => ((await reference.pluralRule(params)) === 'one' ? 'one' : 'other'),
  })),
  variant(
    'SILENT-12',
    'gives every decimal count to other',
    'The rules of the Unicode consortium are about integers, as a rule.',
    (reference) => ({
      pluralRule: async (params) => {
        const isDecimal = typeof params.count === 'object' && !Number.isInteger(Number(params.count.float));
        return isDecimal ? 'other' : reference.pluralRule(params);
      },
    }),
  ),
  variant(
    'SILENT-13',
    'gives a region the rule of its language',
    'de-LI counts like de.',
    overriding(registry, {
      categoryOf: (original) => (locale, count) =>
        registry.ruleFor(locale) ? original(locale, count) : original(locale.split('-')[0] ?? '', count),
    }),
  ),
  variant(
    'SILENT-13',
    'has one rule for every locale',
    'Which rule applies to which locale is not shown.',
    (reference) => ({
      pluralRuleName: async (params) => (await reference.pluralRuleName(params)) && 'OneOther',
    }),
  ),
  variant(
    'SILENT-14',
    'has no form for zero',
    'one and other are shown.',
    overriding(LocaleEntries.prototype, {
      form: (original) =>
        function (this: LocaleEntries, path, category) {
          return category === 'zero' ? undefined : original.call(this, path, category);
        },
    }),
  ),
  variant(
    'SILENT-15',
    'takes other for a form that is absent',
    'other is for everything that has no form of its own.',
    overriding(LocaleEntries.prototype, {
      form: (original) =>
        function (this: LocaleEntries, path, category) {
          return original.call(this, path, category) ?? original.call(this, path, 'other');
        },
    }),
  ),
  variant(
    'SILENT-15',
    'takes a text for its only form',
    'A text that does not change with the count needs no forms.',
    overriding(LocaleView.prototype, {
      findForm: (original) =>
        function (this: LocaleView, path, count) {
          return original.call(this, path, count) ?? this.find(path);
        },
    }),
  ),
  variant(
    'SILENT-41',
    'counts in every language as in English',
    'Which rule applies to which locale is not shown.',
    overriding(registry, { categoryOf: () => (_, count) => (Number(count) === 1 ? 'one' : 'other') }),
  ),
];
