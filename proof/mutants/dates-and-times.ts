import { injectionsBecome, replacingData } from '../changes/injections';
import { inFirstFormats, inFirstLocales } from '../changes/keeping';
import { inDefaultLocale, inFirstLocale, inLocale, inLocaleOf } from '../changes/locales';
import { found } from '../changes/lookups';
import { defaultLocaleOf, nameText } from '../changes/surfaces';
import { localizing, type Kind } from '../changes/times';
import { mutantsOf, type Mutant } from './mutant';

/**
 * Returns mutants of the rules that dates and times are written in the active locale. Both rules have the same mutants.
 */
export function inTheirLocale(kind: Kind, rule: string): readonly Mutant[] {
  return mutantsOf(rule, {
    [`writes every ${kind} in the locale of the first ${kind}`]: [
      'The localization data is read only once.',
      (reference) => localizing(kind, inFirstLocale())(reference),
    ],
    'ignores locales that are injected after the first localization': [
      'The data of all locales is read only once.',
      (reference) => localizing(kind, inFirstLocales())(reference),
    ],
    'uses the data of the language in a regional locale': [
      'The data is stored by language.',
      localizing(
        kind,
        inLocaleOf((active) => active.split('-')[0] ?? ''),
      ),
    ],
    'uses the patterns and the names of the default locale': [
      'The localization data is read when the catalog is built.',
      localizing(kind, inDefaultLocale()),
    ],
    'uses the names of the default locale in a String pattern': [
      'A given pattern needs no lookup, so the locale is not read.',
      localizing(
        kind,
        inDefaultLocale(({ format }) => typeof format === 'string'),
      ),
    ],
    'uses the patterns of the default locale': [
      'The pattern is looked up before the locale is known.',
      localizing(kind, (localize, reference) => async (params) => {
        const key = `i18n.${kind}.formats.${nameText(params.format ?? 'default')}`;
        const locale = await defaultLocaleOf(reference, params);
        const format = await inLocale(reference, params, locale, () => found(reference, { ...params, key }));
        return localize(format === undefined ? params : { ...params, format });
      }),
    ],
    'uses the named patterns of the default locale': [
      'The default pattern is looked up in the active locale, but the named patterns are read only once, when the catalog is built.',
      localizing(
        kind,
        inDefaultLocale(({ format = 'default' }) => nameText(format) !== 'default'),
      ),
    ],
  });
}

/** Returns mutants of the rules that dates and times are written with a predefined pattern. */
export function ofNamedPatterns(kind: Kind, rule: string): readonly Mutant[] {
  return mutantsOf(rule, {
    'loses the other patterns and the names when a pattern is injected': [
      'The localization data of a locale is stored together, and replaced together.',
      injectionsBecome(replacingData(kind)),
    ],
    'uses the default pattern when a predefined pattern is empty': [
      'An empty String is false in many languages.',
      localizing(kind, (localize) => async (params) => {
        const { format, ...others } = params;
        const text = await localize(params);
        return text === '' && typeof format === 'object' ? localize(others) : text;
      }),
    ],
    'ignores patterns that are injected after the first localization': [
      'The patterns of a locale are read only once.',
      (reference) =>
        localizing(
          kind,
          inFirstFormats((name) => `${kind}.formats.${name}`),
        )(reference),
    ],
  });
}
