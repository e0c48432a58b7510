import { invalidLocale } from '../../../adapter/contract/errors';
import { inBlocks, localizingOutside } from '../../changes/blocks';
import { translationsOf } from '../../changes/loading';
import { argumentsBecome, finding } from '../../changes/lookups';
import { mistakeOf } from '../../changes/states';
import { nameText, subjectOf } from '../../changes/surfaces';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes that operations make in blocks alone. */
export const mutants: readonly Mutant[] = mutantsOf('STATE-01', {
  'ignores `activate` in a nested block': mistakeOf('no effect', ['activate (available)'], {
    state: 'in a nested block',
  }),
  'ignores `locale=` in a block with the default locale': mistakeOf('no effect', ['locale= (available)'], {
    state: 'in a block, default locale',
  }),
  'accepts an unavailable locale in a block': mistakeOf(
    'no effect',
    ['activate (unavailable)', 'locale= (unavailable)'],
    { state: 'in a block' },
  ),
  'leaves another locale active when a nested block refuses one': mistakeOf(
    'other locale',
    ['activate (unavailable)', 'locale= (unavailable)', 'with_locale (unavailable)'],
    { state: 'in a nested block' },
  ),
  'runs a block inside two others in the locale of the block around it': mistakeOf(
    'no effect',
    ['with_locale (available)'],
    { state: 'in a nested block' },
  ),
  'skips a block for an unavailable locale inside another block, and raises no error': mistakeOf(
    'no effect',
    ['with_locale (unavailable)'],
    { state: 'in a block' },
  ),
  'activates another locale when translations are injected in a block': mistakeOf(
    'other locale',
    ['inject (hash)', 'inject (loader)'],
    { state: 'in a block' },
  ),
  'ignores `config=` in a block': mistakeOf('no effect', ['config='], { state: 'in a' }),
  'localizes differently in a nested block': mistakeOf('no effect', ['localize'], {
    state: 'in a nested block',
  }),
  'lists other locales in a block': mistakeOf('no effect', ['available_locales'], { state: 'in a' }),
  'ignores the count in a block': inBlocks(argumentsBecome(({ count: _, ...params }) => params)),
  'ignores the scope in a block': inBlocks(argumentsBecome(({ scope: _, ...params }) => params)),
  'leaves placeholders unchanged in a block': inBlocks(
    argumentsBecome(({ params: _, kwargs: _kwargs, ...params }) => params),
  ),
  'returns a text for a missing translation from `translate!` with arguments in a block': inBlocks(
    ({ translate, translateOrThrow }) => ({
      translateOrThrow: (params) =>
        params.scope || params.count || params.params || params.kwargs
          ? translate(params)
          : translateOrThrow(params),
    }),
  ),
  'loses the texts that were injected in a block when it ends': (reference) => {
    let depth = 0;
    const injected = new Set<string>();
    return {
      ...finding((find) => async (params) => {
        const isLost = depth === 0 && injected.has(nameText(params.key));
        return isLost ? undefined : find(params);
      })(reference),
      inject: async (params) => {
        const keys = Object.values(await translationsOf(reference, params)).flatMap(Object.keys);
        if (depth > 0) for (const key of keys) injected.add(key);
        return reference.inject(params);
      },
      withLocale: async (params) => {
        depth += 1;
        return reference.withLocale(params).finally(() => {
          depth -= 1;
        });
      },
    };
  },
  'refuses a block with a locale that was injected in the block around it': (reference) => {
    let known: readonly string[] | undefined;
    return {
      withLocale: async (params) => {
        const locale = nameText(params.locale);
        if (known !== undefined && !known.includes(locale)) throw invalidLocale(locale);
        const before = known;
        known ??= await reference.availableLocales({ subject: subjectOf(params) });
        return reference.withLocale(params).finally(() => {
          known = before;
        });
      },
    };
  },
  'loses the previous locale of a block when a block inside it has the same locale': (reference) => {
    const previous = new Map<string, string>();
    return {
      withLocale: async (params) => {
        const subject = { subject: subjectOf(params) };
        const locale = nameText(params.locale);
        const isAvailable = (await reference.availableLocales(subject)).includes(locale);
        if (isAvailable) previous.set(locale, await reference.locale(subject));
        const result = await reference.withLocale(params);
        await reference.activate({ ...subject, locale: previous.get(locale) ?? locale });
        return result;
      },
    };
  },
  'returns the locale of a block as the default locale': inBlocks((reference) => ({
    defaultLocale: reference.locale,
  })),
  'localizes a number in a block in the locale outside it': localizingOutside(
    ({ object }) => 'float' in object,
  ),
});
