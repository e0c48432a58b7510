import { invalidLocale } from '../../../adapter/contract/errors';
import type { Subject, Translations } from '../../../adapter/contract/values';
import { translationsOf } from '../../changes/loading';
import { injectingIntoAll } from '../../changes/injections';
import { activations, inLocale, knowingCatalogs, unlessRefused } from '../../changes/locales';
import { localizations } from '../../changes/lookups';
import type { Change } from '../../changes/reference-with';
import { inCatalogs, subjectOf, nameText } from '../../changes/surfaces';
import { onASecondSurface, raisingAfterwards, returningAfterwards } from '../../changes/situations';
import { mutantsOf, type Mutant } from '../mutant';
import { givenBecomes } from '../../changes/results';

/** Mistakes in keeping the active locales of several catalogs apart. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('ACTIVATE-07', {
    'keeps one active locale for the module and all catalogs': [
      'The active locale is a global variable.',
      activatingBesides((_, subjects) => ['I18n', ...subjects]),
    ],
    'shares the active locale between all catalogs': [
      'The active locale is a class variable.',
      activatingBesides((subject, subjects) => (subject === 'I18n' ? [] : subjects)),
    ],
    'activates the locale of the module in every catalog': [
      'The active locale of the module is the default of every catalog.',
      activatingBesides((subject, subjects) => (subject === 'I18n' ? subjects : [])),
    ],
    'activates the locale of a catalog in the module': [
      'A catalog reports its locale to the module.',
      activatingBesides((subject) => (subject === 'I18n' ? [] : ['I18n'])),
    ],
    'refuses to activate a locale in a catalog that the main catalog does not have': [
      'The available locales are checked in the module.',
      (reference) => {
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
    ],
    'activates the locale of a block in every catalog': [
      'The locale of a block is a global variable, so that nothing has to be restored.',
      (reference) => {
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
    ],
    'localizes in the active locale of the module': [
      'The formatter is a global object, which has the locale of the module.',
      inCatalogs(
        localizations(
          (localize, reference) => async (params) =>
            inLocale(reference, params, await reference.locale({}), () => localize(params)),
        ),
      ),
    ],
    'assigns the locale of the module to every catalog': [
      'Assigning the locale of the module sets the default of every catalog.',
      (reference) => {
        const ofModule = activatingBesides((subject, subjects) => (subject === 'I18n' ? subjects : []));
        const { newCatalog, activate } = ofModule({ ...reference, activate: reference.assignLocale });
        return { newCatalog: newCatalog!, assignLocale: activate! };
      },
    ],
    'assigns the locale of a catalog to the module': [
      'The setter of a catalog reports its locale to the module.',
      inCatalogs(
        givenBecomes('assignLocale', async (params, reference) => {
          await unlessRefused(reference.assignLocale({ ...params, subject: 'I18n' }));
          return params;
        }),
      ),
    ],
    'activates the locale of a block of the module in every catalog': [
      'The locale of a block is stored in the module, where catalogs look for it first.',
      duringBlocksOf('I18n'),
    ],
    'activates the locale of a block of a catalog in the module': [
      'The locale of a block is a global variable, which the module reads.',
      duringBlocksOf('catalogs'),
    ],
    'raises an error for a block on a second surface, but runs the block': [
      'All catalogs share one stack of locales, which the first block has locked.',
      raisingAfterwards('withLocale', onASecondSurface),
    ],
    'returns the default locale from an activation in a second catalog': [
      'The method returns a class variable, which only the first catalog updates.',
      returningAfterwards('activate', onASecondSurface, 'en'),
    ],
  }),
  ...mutantsOf('INJECT-06', {
    'injects translations into all catalogs': [
      'The translations are kept in a class variable.',
      injectingIntoAll,
    ],
    'begins a catalog with the translations of those before it': [
      'A default argument is one object, which all catalogs share.',
      (reference) => {
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
    ],
    'adds an injected loader to the main configuration': [
      'A loader is injected by the code that configures the module.',
      givenBecomes('inject', async (params, reference) => {
        if ('loader' in params) await reference.configure({ loaders: [params.loader] });
        return params;
      }),
    ],
  }),
];

/** Activates the locale of a block elsewhere too, while the block runs: in all catalogs, or in the module. */
function duringBlocksOf(whose: 'I18n' | 'catalogs'): Change {
  return knowingCatalogs((catalogs, reference) => ({
    withLocale: async (params) => {
      const isOfModule = subjectOf(params) === 'I18n';
      const others = isOfModule ? catalogs : ['I18n'];
      if (isOfModule !== (whose === 'I18n')) return reference.withLocale(params);
      const before = await Promise.all(others.map((subject) => reference.locale({ subject })));
      for (const subject of others) {
        await unlessRefused(reference.activate({ subject, locale: params.locale }));
      }
      const result = await reference.withLocale(params);
      for (const [index, subject] of others.entries()) {
        await unlessRefused(reference.activate({ subject, locale: before[index] ?? '' }));
      }
      return result;
    },
  }));
}

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
