import { missingTranslation } from '../../../adapter/contract/errors';
import { finding, lookups, type Translate, losingTexts } from '../../changes/lookups';
import { nameText } from '../../changes/surfaces';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in what a key may lead to. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf(
    'LEAF-01',
    fromVariants(
      'SILENT-35/returns-the-texts-of-an-array-one-after-another',
      'SILENT-35/returns-null-as-an-empty-text',
    ),
  ),
  ...mutantsOf('LEAF-02', {
    ...fromVariants('SILENT-35/treats-integers-and-booleans-as-missing'),
    'treats false as missing': losingTexts((text) => text === 'false'),
    'raises MissingTranslation for false': ({ translateOrThrow, tOrThrow }) => {
      const strict =
        (lookup: Translate): Translate =>
        async (params) => {
          const text = await lookup(params);
          if (text === 'false') throw missingTranslation('missing translation');
          return text;
        };
      return { translateOrThrow: strict(translateOrThrow), tOrThrow: strict(tOrThrow) };
    },
    'treats 0 as missing': losingTexts((text) => text === '0'),
  }),
  ...mutantsOf('LEAF-03', {
    'counts elements from 1': lookups((lookup) => (params) => {
      const key = nameText(params.key).replace(/\.(\d+)$/, (_, index) => `.${Number(index) - 1}`);
      return lookup({ ...params, key });
    }),
    'counts negative indexes from the end': finding((find) => async (params) => {
      const [list, index] = nameText(params.key).split('.-');
      if (index === undefined) return find(params);
      const texts: string[] = [];
      for (let text; (text = await find({ ...params, key: `${list}.${texts.length}` })) !== undefined;) {
        texts.push(text);
      }
      return texts.at(-Number(index));
    }),
  }),
  ...mutantsOf(
    'LEAF-04',
    fromVariants(
      'SILENT-37/keeps-the-earlier-text-of-a-key',
      'SILENT-37/reads-the-loaders-of-a-configuration-in-reverse-order',
    ),
  ),
];
