import type { TranslationLeaf, TranslationMap, Translations } from '../../../adapter/contract/values';
import { mergeTranslations } from '../../../reference/translations/translations-hash';
import { keepingTexts } from '../../changes/keeping';
import { leavesBecome, translationsOf } from '../../changes/loading';
import { namesBecome } from '../../changes/names';
import { localizingNumbers } from '../../changes/numbers';
import type { Change } from '../../changes/reference-with';
import { BySubject, subjectOf } from '../../changes/surfaces';
import { isMap, mapLocales } from '../../changes/translations';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';

const REPLACES = 'SILENT-37/replaces-nested-keys-by-a-text-a-text-by-nested-keys-and-an-array-by-another';

/** Mistakes in translations that are injected when others are there already. */
export const mutants: readonly Mutant[] = [
  ...fromVariants('LATER-01', REPLACES),
  ...mutantsOf('LATER-01', {
    'drops a text that comes after nested keys': [
      'It seems that a key with keys below it cannot have a text.',
      laterValuesBecome((later, earlier) => (isMap(earlier ?? null) && !isMap(later) ? undefined : later)),
    ],
    'drops nested keys that come after a text': [
      'It seems that a key with a text cannot have keys below it.',
      laterValuesBecome((later, earlier) =>
        typeof earlier === 'string' && isMap(later) ? undefined : later,
      ),
    ],
  }),
  ...fromVariants(
    'LATER-02',
    'SILENT-37/injects-the-loaders-of-a-configuration-one-after-the-other',
    'SILENT-37/reads-the-loaders-of-a-configuration-in-reverse-order',
  ),
  ...mutantsOf('LATER-04', {
    'keeps the texts that it returned': [
      'The texts are cached by key.',
      (reference) => ({ translate: keepingTexts(reference)(reference.translate) }),
    ],
    'keeps the texts of numbers': [
      'The texts are cached by number and format.',
      localizingNumbers((localize, reference) => keepingTexts(reference)(localize)),
    ],
    'keeps the patterns of dates': [
      'The patterns are compiled, and cached by name.',
      (reference) => {
        const first = new Map<string, TranslationLeaf>();
        return leavesBecome((leaf, path) => {
          const known = path.join('.');
          if (!/\.i18n\.date\.formats\./.test(known)) return leaf;
          if (!first.has(known)) first.set(known, leaf);
          return first.get(known)!;
        })(reference);
      },
    ],
    'keeps the names of days': [
      'The names are read only once.',
      (reference) => {
        let first: readonly string[] | undefined;
        return namesBecome('day', (names) => (first ??= names))(reference);
      },
    ],
  }),
];

type Value = TranslationLeaf | TranslationMap;

/**
 * Changes the values of the outermost keys that are injected into a catalog.
 *
 * @param change is given a value and the one that the catalog has under the same key; undefined leaves the key out
 */
function laterValuesBecome(change: (later: Value, earlier: Value | undefined) => Value | undefined): Change {
  return (reference) => {
    const held = new BySubject<Translations>();
    return {
      inject: async (params) => {
        const earlier = held.get(params) ?? {};
        const given = await translationsOf(reference, params);
        const translations = mapLocales(given, (map, locale) =>
          Object.fromEntries(
            Object.entries(map).flatMap(([key, value]) => {
              const changed = change(value, earlier[locale]?.[key]);
              return changed === undefined ? [] : [[key, changed] as const];
            }),
          ),
        );
        held.set(params, mergeTranslations([earlier, translations]));
        return reference.inject({ subject: subjectOf(params), translations });
      },
    };
  };
}
