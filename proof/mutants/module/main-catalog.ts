import type { Adapter, LocalizeParams } from '../../../adapter/contract/adapter';
import { OperationError } from '../../../adapter/contract/errors';
import type { Translations } from '../../../adapter/contract/values';
import { inline } from '../../changes/loading';
import { unlessRefused } from '../../changes/locales';
import { argumentsBecome, found, localizations } from '../../changes/lookups';
import { beforeInit, inModule, nameText, subjectOf } from '../../changes/surfaces';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the main catalog. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('MAIN-01', {
    'has no main catalog before `init`': [
      'The main catalog is a field that only `init` sets.',
      beforeInit(() => ({ locale: raiseNil, availableLocales: raiseNil })),
    ],
    'lists no locales before `init`': [
      'There are no translations yet.',
      beforeInit(() => ({ availableLocales: async () => [] })),
    ],
    'has no active locale before `init`': [
      'Only `init` sets the active locale.',
      beforeInit(() => ({ locale: async () => '' })),
    ],
  }),
  ...mutantsOf('MAIN-02', {
    'uses the catalog that was built last as the main catalog': [
      'The constructor stores every new catalog in the module.',
      (reference) => {
        let last: string | undefined;
        return {
          newCatalog: async (params) => {
            last = params.catalog;
            return reference.newCatalog(params);
          },
          ...inModule(
            argumentsBecome((params) => (last === undefined ? params : { ...params, subject: last })),
          )(reference),
        };
      },
    ],
    'accepts a locale on the module that is available only in another catalog': [
      'The available locales are stored in one list for all catalogs.',
      (reference) => {
        const injected = new Set<string>();
        return {
          inject: async (params) => {
            const result = await reference.inject(params);
            for (const locale of await reference.availableLocales(params)) injected.add(locale);
            return result;
          },
          ...inModule((original) => ({
            activate: async (params) => {
              const name = await unlessRefused(original.activate(params));
              if (name !== undefined || !injected.has(nameText(params.locale)))
                return original.activate(params);
              return nameText(params.locale);
            },
          }))(reference),
        };
      },
    ],
    'uses a catalog that was built before `init` as the main catalog': [
      'The first catalog becomes the main one.',
      (reference) => {
        let first: string | undefined;
        return {
          newCatalog: async (params) => {
            first ??= params.catalog;
            return reference.newCatalog(params);
          },
          ...beforeInit((original) => ({
            locale: async (params) => original.locale(first === undefined ? params : { subject: first }),
          }))(reference),
        };
      },
    ],
    'shares the names of days and months between catalogs': [
      'Names are cached by locale in a class variable.',
      (reference) => {
        const first = new Map<string, string>();
        return localizations((localize) => async (params) => {
          const subject = subjectOf(params);
          const locale = await reference.locale({ subject });
          const owner = first.get(locale) ?? subject;
          first.set(locale, owner);
          const format = await patternOf(reference, params);
          const hasNames = format !== undefined && /%[abB]/.test(format);
          return localize(hasNames ? { ...params, subject: owner, format } : params);
        })(reference);
      },
    ],
    'empties every catalog in `init`': [
      'The translations and the active locales are class variables.',
      (reference) => {
        const catalogs = new Map<string, Translations>();
        return {
          inject: async (params) => {
            if ('translations' in params) catalogs.set(params.subject ?? '', params.translations);
            return reference.inject(params);
          },
          init: async () => {
            await reference.init();
            for (const [catalog, translations] of catalogs) {
              const locale = await reference.defaultLocale({ subject: catalog });
              await reference.catalogFromConfig({
                catalog,
                config: { default_locale: locale, loaders: [inline(translations)] },
              });
            }
            return null;
          },
        };
      },
    ],
  }),
];

/** Returns the predefined pattern of a time or a date. */
async function patternOf(reference: Adapter, params: LocalizeParams): Promise<string | undefined> {
  const kind = 'time' in params.object ? 'time' : 'date';
  const key = `i18n.${kind}.formats.${nameText(params.format ?? 'default')}`;
  return found(reference, { subject: subjectOf(params), key });
}

async function raiseNil(): Promise<never> {
  throw new OperationError(3, 'NilAssertionError', 'the main catalog is nil');
}
