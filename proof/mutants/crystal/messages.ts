import { type TranslateParams } from '../../../adapter/contract/adapter';
import { ErrorCode, missingTranslation, OperationError } from '../../../adapter/contract/errors';
import { activations } from '../../changes/locales';
import { found, localizations, textsBecome, type Translate } from '../../changes/lookups';
import { type Change } from '../../changes/reference-with';
import { nameText } from '../../changes/surfaces';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in messages. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('TEXT-01', {
    ...fromVariants('SILENT-29/writes-translation-missing-instead-of-missing-translation'),
    'leaves the plural category out of the path': textsBecome((text, params) =>
      params.count === undefined ? text : text.replace(/\.(one|many|other)$/, ''),
    ),
    'leaves the scope out of the path': textsBecome((text) => text.replace('.error.', '.')),
  }),
  ...mutantsOf('TEXT-03', {
    'names only the key in the message': raisingWith((params) => nameText(params.key)),
  }),
  ...mutantsOf('TEXT-04', {
    'names the path without the locale': absentNamesAre((path) => path.replace(/^[^.]+\./, '')),
    'names the default locale instead of the active one in the message': absentNamesAre((path) =>
      path.replace(/^fr\./, 'en.'),
    ),
  }),
  ...mutantsOf('TEXT-02', {
    ...fromVariants('SILENT-29/puts-the-locale-in-quotes-in-the-message-of-invalidlocale'),
    'writes a Symbol in the message with its colon': activations((activate) => async (params) => {
      try {
        return await activate(params);
      } catch (thrown) {
        if (!(thrown instanceof OperationError) || typeof params.locale === 'string') throw thrown;
        throw new OperationError(thrown.code, thrown.type, `:${thrown.message}`);
      }
    }),
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
