import { readBecomes } from '../../changes/reading';
import { firstLocale, mapLocales } from '../../changes/translations';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in reading loaders of one's own. */
export const mutants: readonly Mutant[] = mutantsOf('LOAD-05', {
  'reads no translations from a custom loader': readBecomes('inline', () => ({})),
  'reads only the first locale': readBecomes('inline', firstLocale),
  'gives every locale the texts of the last one': readBecomes('inline', (translations) =>
    mapLocales(translations, () => Object.values(translations).at(-1) ?? {}),
  ),
});
