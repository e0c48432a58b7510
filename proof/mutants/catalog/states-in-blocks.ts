import { invalidLocale } from '../../../adapter/contract/errors';
import { inBlocks, localizingOutside } from '../../changes/blocks';
import { translationsOf } from '../../changes/loading';
import { argumentsBecome, finding } from '../../changes/lookups';
import { mistakeOf } from '../../changes/states';
import { nameText, subjectOf } from '../../changes/surfaces';
import { mutant, mutantsOf, type Mutant } from '../mutant';

/** Mistakes that operations make in blocks alone. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('STATE-01', {
    'ignores `activate` in a nested block': [
      'A block locks the locale, and only the outermost block can unlock it.',
      mistakeOf('no effect', ['activate (available)'], { state: 'in a nested block' }),
    ],
    'ignores `locale=` in a block with the default locale': [
      '`locale=` compares the locale of the block with the default locale, and returns early if they are equal.',
      mistakeOf('no effect', ['locale= (available)'], { state: 'in a block, default locale' }),
    ],
    'accepts an unavailable locale in a block': [
      'Locales are checked when a block begins, but not while it runs.',
      mistakeOf('no effect', ['activate (unavailable)', 'locale= (unavailable)'], { state: 'in a block' }),
    ],
    'leaves another locale active when a nested block refuses one': [
      'The error removes one locale too many from the stack.',
      mistakeOf(
        'other locale',
        ['activate (unavailable)', 'locale= (unavailable)', 'with_locale (unavailable)'],
        { state: 'in a nested block' },
      ),
    ],
    'ignores a count of 0 in a block': [
      'The block passes on the arguments that are true.',
      inBlocks(argumentsBecome(({ count, ...params }) => (count ? { ...params, count } : params))),
    ],
    'runs a block inside two others in the locale of the block around it': [
      'The stack of locales has room for only two blocks.',
      mistakeOf('no effect', ['with_locale (available)'], { state: 'in a nested block' }),
    ],
    'skips a block for an unavailable locale inside another block, and raises no error': [
      'Only the outermost block reports an unavailable locale.',
      mistakeOf('no effect', ['with_locale (unavailable)'], { state: 'in a block' }),
    ],
    'ignores an injection in a nested block': [
      'A nested block locks the catalog, and injections are dropped while it runs.',
      mistakeOf('no effect', ['inject (hash)', 'inject (loader)'], { state: 'in a nested block' }),
    ],
    'activates another locale when translations are injected in a block': [
      'An injection activates its first locale.',
      mistakeOf('other locale', ['inject (hash)', 'inject (loader)'], { state: 'in a block' }),
    ],
    'ignores `config=` in a block': [
      'The configuration is locked together with the locale.',
      mistakeOf('no effect', ['config='], { state: 'in a' }),
    ],
    'localizes differently in a nested block': [
      'The formats are looked up only once, for the outermost block.',
      mistakeOf('no effect', ['localize'], { state: 'in a nested block' }),
    ],
    'lists other locales in a block': [
      'The block works on an outdated copy of the catalog.',
      mistakeOf('no effect', ['available_locales'], { state: 'in a' }),
    ],
    'ignores the count in a block': [
      'A block has a lookup of its own, which the count was forgotten in.',
      inBlocks(argumentsBecome(({ count: _, ...params }) => params)),
    ],
    'ignores the scope in a block': [
      'A block has a lookup of its own, which the scope was forgotten in.',
      inBlocks(argumentsBecome(({ scope: _, ...params }) => params)),
    ],
    'leaves placeholders unchanged in a block': [
      'A block has a lookup of its own, which returns the text as it is stored.',
      inBlocks(argumentsBecome(({ params: _, kwargs: _kwargs, ...params }) => params)),
    ],
    'returns a text for `translate!` with arguments in a block': [
      'A block passes calls with arguments on to `translate`.',
      inBlocks(({ translate, translateOrThrow }) => ({
        translateOrThrow: (params) =>
          params.scope || params.count || params.params || params.kwargs
            ? translate(params)
            : translateOrThrow(params),
      })),
    ],
    'localizes with a named format in a block in the locale outside it': [
      'Named formats are read when the block begins, before its locale is active.',
      localizingOutside(({ format }) => format !== undefined),
    ],
    'loses the texts that were injected in a block when it ends': [
      'When a block ends, the state that was saved before it is restored.',
      (reference) => {
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
    ],
    'refuses a block with a locale that was injected in the block around it': [
      'The available locales are copied when the outermost block begins.',
      (reference) => {
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
    ],
    'loses the previous locale of a block when a block inside it has the same locale': [
      'Previous locales are stored under the locales of their blocks.',
      (reference) => {
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
    ],
    'returns the locale of a block as the default locale': [
      'A block changes the default locale, and lookups use it.',
      inBlocks((reference) => ({ defaultLocale: reference.locale })),
    ],
  }),
  ...(['time', 'number'] as const).map((kind) =>
    mutant(
      'STATE-01',
      `localizes a ${kind} in a block in the locale outside it`,
      'The formats are read when the block begins, before its locale is active.',
      localizingOutside((params) => (kind === 'time' ? 'time' in params.object : 'float' in params.object)),
    ),
  ),
];
