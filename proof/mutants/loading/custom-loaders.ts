import { readBecomes } from '../../changes/reading';
import { firstLocale, mapLocales } from '../../changes/translations';
import { mutant, type Mutant } from '../mutant';

/** Mistakes in reading loaders of one's own. */
export const mutants: readonly Mutant[] = [
  mutant(
    'LOAD-05',
    'reads none but its own loaders',
    'The configuration knows YAML and JSON by name.',
    readBecomes('inline', () => ({})),
  ),
  mutant(
    'LOAD-05',
    'reads the first locale alone',
    'A loader of files gives one locale for each file.',
    readBecomes('inline', firstLocale),
  ),
  mutant(
    'LOAD-05',
    'gives every locale the texts of the last one',
    'The map of a locale is made once, outside of the loop.',
    readBecomes('inline', (translations) =>
      mapLocales(translations, () => Object.values(translations).at(-1) ?? {}),
    ),
  ),
];
