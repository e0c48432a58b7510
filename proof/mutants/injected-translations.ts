import { injectionsBecome } from '../changes/injections';
import { translationsBecome } from '../changes/loading';
import { finding } from '../changes/lookups';
import { BySubject, isModule, textOf } from '../changes/surfaces';
import { mapLocales } from '../changes/translations';
import { mutant, type Mutant } from './mutant';

/** Mistakes in finding what was injected. */
export const injectedTranslations: readonly Mutant[] = [
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
    translationsBecome((translations) => {
      const all = Object.assign({}, ...Object.values(translations)) as object;
      return mapLocales(translations, () => ({ ...all }));
    }),
  ),
  mutant(
    'INJECT-04',
    'what was missing once stays missing',
    'Lookups are remembered, and injection does not make them forgotten.',
    (reference) => {
      const missing = new BySubject<Set<string>>();
      return finding((find) => async (params) => {
        const known = missing.get(params) ?? new Set();
        const text = known.has(textOf(params.key)) ? undefined : await find(params);
        if (text === undefined && !isModule(params)) missing.set(params, known.add(textOf(params.key)));
        return text;
      })(reference);
    },
  ),
];
