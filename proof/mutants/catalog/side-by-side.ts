import { invalidLocale } from '../../../adapter/contract/errors';
import { type Subject, type Translations } from '../../../adapter/contract/values';
import { translationsOf } from '../../changes/loading';
import { injectingIntoAll } from '../../changes/injections';
import { activations, inLocale, knowingCatalogs, unlessRefused } from '../../changes/locales';
import { localizations } from '../../changes/lookups';
import { type Change } from '../../changes/reference-with';
import { inCatalogs, subjectOf, nameText } from '../../changes/surfaces';
import { onASecondSurface, returningAfterwards } from '../../changes/situations';
import { mutantsOf, type Mutant } from '../mutant';
import { givenBecomes } from '../../changes/results';

/** Mistakes in keeping the active locales of several catalogs apart. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('ACTIVATE-07', {
    'shares the active locale between all catalogs': activatingBesides((subject, subjects) =>
      subject === 'I18n' ? [] : subjects,
    ),
    'activates the locale of the module in every catalog': activatingBesides((subject, subjects) =>
      subject === 'I18n' ? subjects : [],
    ),
    'activates the locale of a catalog in the module': activatingBesides((subject) =>
      subject === 'I18n' ? [] : ['I18n'],
    ),
    'refuses to activate a locale in a catalog that the main catalog does not have': (reference) => {
      let hasMain = false;
      return {
        ...activations((activate) => async (params) => {
          const isRefused =
            hasMain && !(await reference.availableLocales({})).includes(nameText(params.locale));
          if (isRefused && subjectOf(params) !== 'I18n') throw invalidLocale(nameText(params.locale));
          return activate(params);
        })(reference),
        init: async () => {
          hasMain = true;
          return reference.init();
        },
      };
    },
    'activates the locale of a block in every catalog': (reference) => {
      let ofBlock: string | undefined;
      return {
        ...activations((activate) => async (params) => {
          const name = await activate(params);
          if (ofBlock !== undefined) ofBlock = name;
          return name;
        })(reference),
        locale: async (params) => ofBlock ?? reference.locale(params),
        withLocale: async (params) => {
          const outside = ofBlock;
          ofBlock = nameText(params.locale);
          try {
            return await reference.withLocale(params);
          } finally {
            ofBlock = outside;
          }
        },
      };
    },
    'localizes in the active locale of the module': inCatalogs(
      localizations(
        (localize, reference) => async (params) =>
          inLocale(reference, params, await reference.locale({}), () => localize(params)),
      ),
    ),
    'assigns the locale of the module to every catalog': (reference) => {
      const ofModule = activatingBesides((subject, subjects) => (subject === 'I18n' ? subjects : []));
      const { newCatalog, activate } = ofModule({ ...reference, activate: reference.assignLocale });
      return { newCatalog: newCatalog!, assignLocale: activate! };
    },
    'assigns the locale of a catalog to the module': inCatalogs(
      givenBecomes('assignLocale', async (params, reference) => {
        await unlessRefused(reference.assignLocale({ ...params, subject: 'I18n' }));
        return params;
      }),
    ),
    'returns the default locale from an activation in a second catalog': returningAfterwards(
      'activate',
      onASecondSurface,
      'en',
    ),
  }),
  ...mutantsOf('INJECT-06', {
    'injects translations into all catalogs': injectingIntoAll,
    'begins a catalog with the translations of those before it': (reference) => {
      const injected: Translations[] = [];
      return {
        newCatalog: async (params) => {
          await reference.newCatalog(params);
          for (const translations of injected)
            await reference.inject({ subject: params.catalog, translations });
          return null;
        },
        inject: async (params) => {
          injected.push(await translationsOf(reference, params));
          return reference.inject(params);
        },
      };
    },
    'adds an injected loader to the main configuration': givenBecomes('inject', async (params, reference) => {
      if ('loader' in params) await reference.configure({ loaders: [params.loader] });
      return params;
    }),
  }),
];

/** Activates a locale in some other places besides, where it is available. */
function activatingBesides(
  others: (subject: Subject, catalogs: readonly Subject[]) => readonly Subject[],
): Change {
  return knowingCatalogs((catalogs, reference) => ({
    activate: async (params) => {
      const name = await reference.activate(params);
      for (const subject of others(subjectOf(params), catalogs)) {
        await unlessRefused(reference.activate({ ...params, subject }));
      }
      return name;
    },
  }));
}
