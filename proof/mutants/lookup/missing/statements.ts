import type { TranslateParams } from '../../../../adapter/contract/adapter';
import { ErrorCode, OperationError } from '../../../../adapter/contract/errors';
import { finding, findingElse, found, lookups, type Translate } from '../../../changes/lookups';
import { isCounted, valuedCount } from '../../../changes/plurals';
import type { Change } from '../../../changes/reference-with';
import { BySubject, isModule, nameText } from '../../../changes/surfaces';
import { hasValues } from '../../../changes/values';
import { pathOf } from '../../../../steps/notation';
import { mutantsOf, type Mutant } from '../../mutant';

/** Mistakes in the text that `translate` returns for a missing translation. */
export const mutants: readonly Mutant[] = mutantsOf('MISSING-01', {
  'returns the key instead of a text that says the translation is missing': [
    'Other libraries return the key, so that the key can be the English text.',
    stating((params) => nameText(params.key)),
  ],
  'returns an empty text for a missing translation': [
    'An empty text seems better than an odd one on a page.',
    stating(() => ''),
  ],
  'returns the path of a missing key': [
    'The path shows the translator where to look.',
    stating((params) => `en.${nameText(params.key)}`),
  ],
  'raises MissingTranslation instead of returning a text': [
    'Both methods share their code, and `translate` does not rescue the error.',
    (reference) => ({ translate: reference.translateOrThrow, t: reference.tOrThrow }),
  ],
  'finds no text for a key that was missing before': [
    'Lookups are cached, and injection does not clear the cache.',
    (reference) => {
      const missing = new BySubject<Set<string>>();
      return finding((find) => async (params) => {
        const known = missing.get(params) ?? new Set();
        const text = known.has(nameText(params.key)) ? undefined : await find(params);
        if (text === undefined && !isModule(params)) missing.set(params, known.add(nameText(params.key)));
        return text;
      })(reference);
    },
  ],
  'returns the path of the plural form for a missing key with a count': [
    'The last path that was looked up is returned.',
    stating((params) => (isCounted(params) ? `${nameText(params.key)}.other` : 'translation missing')),
  ],
  'returns the path for a missing key in a scope': [
    'The path is returned where the scope and the key were joined.',
    stating((params) => (params.scope ? pathOf(params.key, params.scope) : 'translation missing')),
  ],
  'looks up a missing key with a count in the plural': [
    'Other libraries store the plural under a key of its own.',
    findingElse((params, find) =>
      isCounted(params) ? find({ ...valuedCount(params), key: `${nameText(params.key)}_plural` }) : undefined,
    ),
  ],
  'raises another error for a lookup with a scope or a count where nothing was injected': [
    'The map of the locale is nil.',
    (reference) => {
      let isFilled = false;
      return {
        ...lookups((lookup) => async (params) => {
          const isOther = params.scope || isCounted(params);
          if (isOther && !isFilled) throw new OperationError(ErrorCode.Other, 'TypeError', 'nil is no map');
          return lookup(params);
        })(reference),
        configure: async (params) => {
          isFilled ||= params.loaders !== undefined;
          return reference.configure(params);
        },
        inject: async (params) => {
          isFilled = true;
          return reference.inject(params);
        },
      };
    },
  ],
  'returns the key for a missing key with values': [
    'Values are put into the key, as into a text.',
    stating((params) => (hasValues(params) ? nameText(params.key) : 'translation missing')),
  ],
});

/** Changes the text that translate and t return where the translation is missing. */
function stating(text: (params: TranslateParams) => string): Change {
  return (reference) => {
    const plain: Translate = async (params) => (await found(reference, params)) ?? text(params);
    return { translate: plain, t: plain };
  };
}
