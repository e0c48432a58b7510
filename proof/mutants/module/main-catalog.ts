import { type Adapter, type LocalizeParams } from '../../../adapter/contract/adapter';
import { ErrorCode, OperationError } from '../../../adapter/contract/errors';
import { type Translations } from '../../../adapter/contract/values';
import { inline } from '../../changes/loading';
import { unlessRefused } from '../../changes/locales';
import { argumentsBecome, found, localizations } from '../../changes/lookups';
import { beforeInit, inModule, nameText, subjectOf } from '../../changes/surfaces';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the main catalog. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('MAIN-01', {
    'lists no locales before `init`': beforeInit(() => ({ availableLocales: async () => [] })),
    'has no active locale before `init`': beforeInit(() => ({ locale: async () => '' })),
    'raises an error of its own before `init`': beforeInit(() => {
      const refused = async () => {
        throw new OperationError(ErrorCode.Other, 'NotInitialized', 'call I18n.init first');
      };
      return {
        locale: refused,
        availableLocales: refused,
        activate: refused,
        assignLocale: refused,
        withLocale: refused,
      };
    }),
  }),
  ...mutantsOf('MAIN-02', {
    'uses the catalog that was built last as the main catalog': (reference) => {
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
    'accepts a locale on the module that is available only in another catalog': (reference) => {
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
    'uses a catalog that was built before `init` as the main catalog': (reference) => {
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
    'shares the names of days and months between catalogs': (reference) => {
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
    'forgets the active locale of every catalog in `init`': (reference) => {
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
  }),
];

/** Returns the predefined pattern of a time or a date. */
async function patternOf(reference: Adapter, params: LocalizeParams): Promise<string | undefined> {
  const kind = 'time' in params.object ? 'time' : 'date';
  const key = `i18n.${kind}.formats.${nameText(params.format ?? 'default')}`;
  return found(reference, { subject: subjectOf(params), key });
}
