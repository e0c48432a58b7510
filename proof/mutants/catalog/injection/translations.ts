import { injectionsBecome } from '../../../changes/injections';
import { injectedBecome } from '../../../changes/loading';
import { unlessRefused } from '../../../changes/locales';
import { BySubject, defaultLocaleOf, subjectOf } from '../../../changes/surfaces';
import { mapLocales, shallow } from '../../../changes/translations';
import { after, again, raisingAfterwards, returningAfterwards } from '../../../changes/situations';
import { mutant, type Mutant } from '../../mutant';

/** Mistakes in the translations that are injected, and in the locale that is active afterwards. */
export const mutants: readonly Mutant[] = [
  mutant(
    'INJECT-03',
    'the locales of a loader are not listed',
    'The form for a loader adds the texts and forgets what the form for a hash does besides.',
    (reference) => {
      const listed = new BySubject<readonly string[]>();
      return {
        inject: async (params) => {
          if ('loader' in params) listed.set(params, await reference.availableLocales(params));
          else listed.delete(params);
          return reference.inject(params);
        },
        availableLocales: async (params) => listed.get(params) ?? reference.availableLocales(params),
      };
    },
  ),
  mutant(
    'INJECT-03',
    'the nested keys of a loader are lost',
    'The hash is copied by its texts.',
    (reference) => ({
      inject: async (params) => {
        if (!('loader' in params)) return reference.inject(params);
        const translations = await reference.load({ loader: params.loader });
        return reference.inject({
          subject: subjectOf(params),
          translations: mapLocales(translations, (map) => shallow(map)),
        });
      },
    }),
  ),
  mutant(
    'INJECT-03',
    'a loader waits for init',
    'A loader is appended to those of the configuration.',
    (reference) => ({
      inject: async (params) => {
        if (!('loader' in params)) return reference.inject(params);
        await reference.configure({ loaders: [params.loader] });
        return null;
      },
    }),
  ),
  mutant(
    'INJECT-04',
    'more of a locale takes the place of what it has',
    'The hashes are merged by their locales alone.',
    injectionsBecome((earlier, later) => ({ ...earlier, ...later })),
  ),
  mutant(
    'INJECT-04',
    'a locale keeps what it had first',
    'A locale that is there already is taken for loaded.',
    injectionsBecome((earlier, later) => ({ ...later, ...earlier })),
  ),
  mutant(
    'INJECT-04',
    'every locale has the texts of all',
    'The keys are flattened without their locale.',
    injectedBecome((translations) => {
      const all = Object.assign({}, ...Object.values(translations)) as object;
      return mapLocales(translations, () => ({ ...all }));
    }),
  ),
  mutant(
    'INJECT-05',
    'the default locale becomes active',
    'Injecting sets the catalog up again, from its beginning.',
    (reference) => ({
      inject: async (params) => {
        const result = await reference.inject(params);
        const locale = await defaultLocaleOf(reference, params);
        await unlessRefused(reference.activate({ ...params, locale }));
        return result;
      },
    }),
  ),
  mutant(
    'INJECT-05',
    'the default locale becomes active when a loader is injected',
    'The form for a loader builds the catalog anew.',
    (reference) => ({
      inject: async (params) => {
        const result = await reference.inject(params);
        const locale = await defaultLocaleOf(reference, params);
        if ('loader' in params) await unlessRefused(reference.activate({ ...params, locale }));
        return result;
      },
    }),
  ),
  mutant(
    'INJECT-01',
    'raises the second time, after its work',
    'A catalog counts as frozen once it has translations.',
    raisingAfterwards('inject', again),
  ),
  mutant(
    'INJECT-05',
    'raises after an activation, having done its work',
    'The view of the active locale is made anew, and misses its data.',
    raisingAfterwards('inject', after('activate', 'assignLocale')),
  ),
  mutant(
    'INJECT-05',
    'returns the locale after an activation',
    'The locale is activated once more, and its name returned.',
    returningAfterwards('inject', after('activate', 'assignLocale'), 'fr'),
  ),
];
