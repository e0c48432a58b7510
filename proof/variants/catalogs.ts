import type { WithLocaleParams, WithLocaleResult } from '../../adapter/contract/messages';
import { invalidLocale, OperationError } from '../../adapter/contract/errors';
import { activations, unlessRefused } from '../changes/locales';
import { configurationsBecome, translationsOf } from '../changes/loading';
import { BySubject, defaultLocaleOf, inCatalogs, subjectOf, nameText } from '../changes/surfaces';
import type { Change } from '../changes/reference-with';
import { variant, variantsOf, type Variant } from './variant';
import { resultBecomes } from '../changes/results';

/** Variants that differ in what is available and active. */
export const variants: readonly Variant[] = [
  ...variantsOf('SILENT-01', {
    'lists only the default locale before anything is injected': [
      'The document says that the list holds only the default locale while nothing has been injected.',
      listed((given, injected, defaultLocale) =>
        injected.length === 0 ? [defaultLocale] : [...given, ...injected],
      ),
    ],
    'lists the default locale beside those that were given': [
      'The union of both lists satisfies both sentences of the document.',
      listed((given, injected, defaultLocale) =>
        injected.length === 0 ? [defaultLocale, ...given] : [...given, ...injected],
      ),
    ],
    'lists only the locales that were injected': [
      'According to sections 2.1 and 3, locales become available by injection.',
      listed((_, injected, defaultLocale) => (injected.length === 0 ? [defaultLocale] : injected)),
    ],
    'lists the locales that were given alone': [
      'The document says that the argument can be read through `available_locales`.',
      listed((given) => given),
    ],
  }),
  variant(
    'SILENT-02',
    'refuses a locale that was given and not injected',
    'According to section 7, a locale is not available when no translations were injected for it.',
    (reference) => {
      const waiting = new BySubject<readonly string[]>();
      return {
        newCatalog: async (params) => {
          waiting.set({ subject: params.catalog }, params.available_locales ?? []);
          return reference.newCatalog(params);
        },
        inject: async (params) => {
          const locales = Object.keys(await translationsOf(reference, params));
          waiting.set(
            params,
            (waiting.get(params) ?? []).filter((locale) => !locales.includes(locale)),
          );
          return reference.inject(params);
        },
        ...activations((activate) => async (params) => {
          if (!waiting.get(params)?.includes(nameText(params.locale))) return activate(params);
          throw invalidLocale(`${nameText(params.locale)} is not a valid locale`);
        })(reference),
      };
    },
  ),
  ...variantsOf('SILENT-03', {
    'keeps the default locale available': [
      'The default locale is in the list at first, and injection only adds locales.',
      inCatalogs((reference) => ({
        availableLocales: async (params) => {
          const locale = await reference.defaultLocale(params);
          return [...new Set([...(await reference.availableLocales(params)), locale])];
        },
      })),
    ],
    'accepts the default locale at any time': [
      'A catalog should always be able to return to its initial locale.',
      inCatalogs((reference) => {
        const isDefault = new BySubject<true>();
        return {
          ...activations((activate) => async (params) => {
            isDefault.delete(params);
            const name = await unlessRefused(activate(params));
            if (name !== undefined) return name;
            const locale = await defaultLocaleOf(reference, params);
            if (locale !== nameText(params.locale)) return activate(params);
            isDefault.set(params, true);
            return locale;
          })(reference),
          locale: async (params) =>
            isDefault.get(params) ? defaultLocaleOf(reference, params) : reference.locale(params),
        };
      }),
    ],
  }),
  ...variantsOf('SILENT-04', {
    'sorts the available locales': [
      'A sorted list is easier to read.',
      resultBecomes('availableLocales', (locales) => locales.toSorted()),
    ],
    'lists the available locales from the last to the first': [
      'The locales are stored on a stack, and read from its top.',
      resultBecomes('availableLocales', (locales) => locales.toReversed()),
    ],
  }),
  variant(
    'SILENT-05',
    'has only loaders and a default locale in a configuration',
    'The document does not show other fields.',
    configurationsBecome(async ({ available_locales: _, fallbacks: __, ...config }) => config),
  ),
  ...variantsOf('SILENT-27', {
    'returns nil from `with_locale`': [
      'The block seems to be run only for its effects.',
      resultBecomes('withLocale', (result) => ({ ...result, value: null })),
    ],
    'returns the locale from `with_locale`': [
      'The method `activate` returns the locale.',
      resultBecomes('withLocale', (result, { params }) => ({
        ...result,
        value: nameText(params.locale),
      })),
    ],
  }),
  ...variantsOf('SILENT-28', {
    'swallows the error of a block': [
      'The method `with_locale` seems to be concerned only with the locale.',
      errorsOfBlocksBecome((_, { block }) => ({ block: block.map(() => ({ result: null })), value: null })),
    ],
    'wraps the error of a block': [
      'The library wraps every error in its own error type.',
      errorsOfBlocksBecome(({ message }) => {
        throw new OperationError(3, 'BlockFailed', `in the block of with_locale: ${message}`);
      }),
    ],
  }),
];

/** Changes which locales a catalog lists: of those that were given, those that were injected, and its default. */
function listed(
  list: (given: readonly string[], injected: readonly string[], defaultLocale: string) => readonly string[],
) {
  return (reference: Parameters<typeof defaultLocaleOf>[0]): Partial<typeof reference> => {
    const given = new BySubject<readonly string[]>();
    const injected = new BySubject<readonly string[]>();
    return {
      newCatalog: async (params) => {
        if (params.available_locales?.length) {
          given.set({ subject: params.catalog }, params.available_locales);
        }
        return reference.newCatalog(params);
      },
      inject: async (params) => {
        const locales = Object.keys(await translationsOf(reference, params));
        injected.set(params, [...(injected.get(params) ?? []), ...locales]);
        return reference.inject(params);
      },
      availableLocales: async (params) => {
        const itsGiven = given.get(params);
        if (itsGiven === undefined) return reference.availableLocales(params);
        const defaultLocale = await defaultLocaleOf(reference, { subject: subjectOf(params) });
        return [...new Set(list(itsGiven, injected.get(params) ?? [], defaultLocale))];
      },
    };
  };
}

/** Changes how `with_locale` ends when its block raises an error. */
function errorsOfBlocksBecome(
  change: (error: OperationError, params: WithLocaleParams) => WithLocaleResult,
): Change {
  return (reference) => ({
    withLocale: async (params) => {
      try {
        return await reference.withLocale(params);
      } catch (thrown) {
        if (!(thrown instanceof OperationError) || thrown.code !== 3) throw thrown;
        return change(thrown, params);
      }
    },
  });
}
