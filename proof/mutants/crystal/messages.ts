import type { TranslateParams } from '../../../adapter/contract/adapter';
import { ErrorCode, missingTranslation, OperationError } from '../../../adapter/contract/errors';
import { activations } from '../../changes/locales';
import { found, localizations, lookups, type Translate } from '../../changes/lookups';
import type { Change } from '../../changes/reference-with';
import { nameText } from '../../changes/surfaces';
import { fromVariants } from '../from-variants';
import { mutant, type Mutant } from '../mutant';

/** Mistakes in messages. */
export const mutants: readonly Mutant[] = [
  mutant(
    'TEXT-01',
    'says translation missing',
    'Other libraries do.',
    lookups(
      (lookup) => async (params) =>
        (await lookup(params)).replace('missing translation', 'translation missing'),
    ),
  ),
  mutant(
    'TEXT-01',
    'leaves the plural category out',
    'The caller does not know it.',
    lookups((lookup) => async (params) => {
      const text = await lookup(params);
      return params.count === undefined ? text : text.replace(/\.(one|many|other)$/, '');
    }),
  ),
  mutant(
    'TEXT-01',
    'leaves the scope out',
    'The caller knows it.',
    lookups((lookup) => async (params) => (await lookup(params)).replace('.error.', '.')),
  ),
  mutant(
    'TEXT-03',
    'names the key alone',
    'The error is raised where the scope is not known.',
    raisingWith((params) => nameText(params.key)),
  ),
  mutant(
    'TEXT-03',
    'raises MissingTranslation with an empty text',
    'The type of the error says enough.',
    raisingWith(() => ''),
  ),
  ...fromVariants('TEXT-02', 'SILENT-29/names-the-locale-that-is-not-valid-in-quotes'),
  mutant(
    'TEXT-02',
    'names a Symbol as it is written',
    'The argument is turned into text by what is meant for debugging.',
    activations((activate) => async (params) => {
      try {
        return await activate(params);
      } catch (thrown) {
        if (!(thrown instanceof OperationError) || typeof params.locale === 'string') throw thrown;
        throw new OperationError(thrown.code, thrown.type, `:${thrown.message}`);
      }
    }),
  ),
  mutant(
    'TEXT-04',
    'names the list without the index',
    'The list is what the locale lacks.',
    absentNamesAre((path) => path.replace(/\.\d+$/, '')),
  ),
  mutant(
    'TEXT-04',
    'names the path without the locale',
    'The locale is that of the catalog.',
    absentNamesAre((path) => path.replace(/^[^.]+\./, '')),
  ),
  mutant(
    'TEXT-04',
    'names the default locale',
    'Names are looked up where there is data, and that is the default locale.',
    absentNamesAre((path) => path.replace(/^fr\./, 'en.')),
  ),
];

/** Changes the path, its locale first, that the message for an absent name has. */
function absentNamesAre(change: (path: string) => string): Change {
  return localizations((localize) => async (params) => {
    try {
      return await localize(params);
    } catch (thrown) {
      if (!(thrown instanceof OperationError) || thrown.code !== ErrorCode.MissingTranslation) throw thrown;
      throw missingTranslation(
        thrown.message.replace(/(?<=missing translation: ).*/, (path) => change(path)),
      );
    }
  });
}

/** Changes the text of MissingTranslation. */
function raisingWith(text: (params: TranslateParams) => string): Change {
  return (reference) => {
    const strict: Translate = async (params) => {
      const result = await found(reference, params);
      if (result === undefined) throw missingTranslation(text(params));
      return result;
    };
    return { translateOrThrow: strict, tOrThrow: strict };
  };
}
