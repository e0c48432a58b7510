import { injectionsBecome, replacingData } from '../changes/injections';
import { inFirstFormats, inFirstLocales } from '../changes/keeping';
import { inDefaultLocale, inFirstLocale, inLocale } from '../changes/locales';
import { found } from '../changes/lookups';
import { defaultLocaleOf, nameText } from '../changes/surfaces';
import { localizing, type Kind } from '../changes/times';
import type { Mistakes } from './mutant';

/**
 * Returns mutants of the rules that dates and times are written in the active locale. Both rules have the same mutants.
 */
export function inTheirLocale(kind: Kind): Mistakes {
  return {
    [`writes every ${kind} in the locale of the first ${kind}`]: (reference) =>
      localizing(kind, inFirstLocale())(reference),
    'ignores locales that are injected after the first localization': (reference) =>
      localizing(kind, inFirstLocales())(reference),
    'uses the patterns and the names of the default locale': localizing(kind, inDefaultLocale()),
    'uses the names of the default locale in a String pattern': localizing(
      kind,
      inDefaultLocale(({ format }) => typeof format === 'string'),
    ),
    'uses the patterns of the default locale': localizing(kind, (localize, reference) => async (params) => {
      const key = `i18n.${kind}.formats.${nameText(params.format ?? 'default')}`;
      const locale = await defaultLocaleOf(reference, params);
      const format = await inLocale(reference, params, locale, () => found(reference, { ...params, key }));
      return localize(format === undefined ? params : { ...params, format });
    }),
    'uses the named patterns of the default locale': localizing(
      kind,
      inDefaultLocale(({ format = 'default' }) => nameText(format) !== 'default'),
    ),
  };
}

/** Returns mutants of the rules that dates and times are written with a predefined pattern. */
export function ofNamedPatterns(kind: Kind): Mistakes {
  return {
    'loses the other patterns and the names when a pattern is injected': injectionsBecome(
      replacingData(kind),
    ),
    'uses the default pattern when a predefined pattern is empty': localizing(
      kind,
      (localize) => async (params) => {
        const { format, ...others } = params;
        const text = await localize(params);
        return text === '' && typeof format === 'object' ? localize(others) : text;
      },
    ),
    'ignores patterns that are injected after the first localization': (reference) =>
      localizing(
        kind,
        inFirstFormats((name) => `${kind}.formats.${name}`),
      )(reference),
  };
}
