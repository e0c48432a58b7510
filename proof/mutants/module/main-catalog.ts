import { OperationError } from '../../../adapter/contract/errors';
import type { Translations } from '../../../adapter/contract/values';
import { inline } from '../../changes/loading';
import { unlessRefused } from '../../changes/locales';
import { argumentsBecome } from '../../changes/lookups';
import { inModule, isModule, nameText } from '../../changes/surfaces';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the main catalog. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('MAIN-01', {
    'has no main catalog before `init`': [
      'The main catalog is a field that only `init` sets.',
      (reference) => {
        let isThere = false;
        const required = async <Result>(params: object, call: () => Promise<Result>) => {
          if (isThere || !isModule(params)) return call();
          throw new OperationError(3, 'NilAssertionError', 'the main catalog is nil');
        };
        return {
          init: async () => {
            isThere = true;
            return reference.init();
          },
          locale: (params) => required(params, () => reference.locale(params)),
          availableLocales: (params) => required(params, () => reference.availableLocales(params)),
        };
      },
    ],
    'lists no locales before `init`': [
      'There are no translations yet.',
      (reference) => {
        let isInitialized = false;
        return {
          init: async () => {
            isInitialized = true;
            return reference.init();
          },
          availableLocales: async (params) =>
            isInitialized || !isModule(params) ? reference.availableLocales(params) : [],
        };
      },
    ],
    'has no active locale before `init`': [
      'Only `init` sets the active locale.',
      (reference) => {
        let isInitialized = false;
        return {
          init: async () => {
            isInitialized = true;
            return reference.init();
          },
          locale: async (params) => (isInitialized || !isModule(params) ? reference.locale(params) : ''),
        };
      },
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
