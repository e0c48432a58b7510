import type { TranslateParams } from '../../../adapter/contract/adapter';
import { ErrorCode, missingTranslation, OperationError } from '../../../adapter/contract/errors';
import { activations } from '../../changes/locales';
import { found, localizations, textsBecome, type Translate } from '../../changes/lookups';
import type { Change } from '../../changes/reference-with';
import { nameText } from '../../changes/surfaces';
import { fromVariants } from '../from-variants';
import { mutant, mutantsOf, type Mutant } from '../mutant';

/** Mistakes in messages. */
export const mutants: readonly Mutant[] = [
  ...fromVariants('TEXT-01', 'SILENT-29/writes-translation-missing-instead-of-missing-translation'),
  ...mutantsOf('TEXT-01', {
    'leaves the plural category out of the path': [
      'The caller does not know the plural category.',
      textsBecome((text, params) =>
        params.count === undefined ? text : text.replace(/\.(one|many|other)$/, ''),
      ),
    ],
    'leaves the scope out of the path': [
      'The caller already knows the scope that it passed.',
      textsBecome((text) => text.replace('.error.', '.')),
    ],
  }),
  ...mutantsOf('TEXT-03', {
    'names only the key in the message': [
      'The code that raises the error does not know the scope.',
      raisingWith((params) => nameText(params.key)),
    ],
    'raises MissingTranslation with an empty text': [
      'The type of the error seems to say enough.',
      raisingWith(() => ''),
    ],
  }),
  ...fromVariants('TEXT-02', 'SILENT-29/puts-the-locale-in-quotes-in-the-message-of-invalidlocale'),
  mutant(
    'TEXT-02',
    'writes a Symbol in the message with its colon',
    'The argument is converted with a debugging method, such as `inspect`, which writes the colon.',
    activations((activate) => async (params) => {
      try {
        return await activate(params);
      } catch (thrown) {
        if (!(thrown instanceof OperationError) || typeof params.locale === 'string') throw thrown;
        throw new OperationError(thrown.code, thrown.type, `:${thrown.message}`);
      }
    }),
  ),
  ...mutantsOf('TEXT-04', {
    'names the path without the locale': [
      'The active locale can be read from the catalog.',
      absentNamesAre((path) => path.replace(/^[^.]+\./, '')),
    ],
    'names the default locale instead of the active one in the message': [
      'Names are looked up in the default locale, for which there is data.',
      absentNamesAre((path) => path.replace(/^fr\./, 'en.')),
    ],
  }),
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
