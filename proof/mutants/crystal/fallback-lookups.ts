import { knowingFallbacks } from '../../changes/fallbacks';
import { configurationsBecome, leavesBecome, catalogConfigurationsBecome } from '../../changes/loading';
import { inLocale } from '../../changes/locales';
import { argumentsBecome, finding, found, localizations } from '../../changes/lookups';
import { type Change } from '../../changes/reference-with';
import { nameText } from '../../changes/surfaces';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';
import { givenBecomes } from '../../changes/results';

/** Mistakes in lookups through fallbacks. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf(
    'FALLBACK-05',
    fromVariants('SILENT-07/looks-only-in-the-active-locale', 'SILENT-07/tries-only-the-first-fallback'),
  ),
  ...mutantsOf('FALLBACK-06', {
    'tries the parents of a locale even when no fallbacks are configured': [
      configurationsBecome(async (config) => ({ fallbacks: {}, ...config })),
      givenBecomes('newCatalog', (params) => ({ ...params, fallbacks: params.fallbacks ?? {} })),
    ],
    'tries the language of a regional locale when a text is missing': finding(
      (find, reference) => async (params) => {
        const text = await find(params);
        const locale = await reference.locale(params);
        if (text !== undefined || !locale.includes('-')) return text;
        const language = locale.split('-')[0] ?? '';
        return inLocale(reference, params, language, () => found(reference, params));
      },
    ),
  }),
  ...mutantsOf('FALLBACK-07', {
    'counts by the rule of the locale that is tried': knowingFallbacks(({ chainOf, alone }, reference) =>
      finding((find) => async (params) => {
        for (const locale of (await chainOf(params)) ?? []) {
          const text = await inLocale(reference, alone(params), locale, () =>
            found(reference, alone(params)),
          );
          if (text !== undefined) return text;
        }
        return find(params);
      })(reference),
    ),
    'looks for `zero` in the whole chain before it looks for the form': finding((find) => async (params) => {
      if (params.count !== 0) return find(params);
      const { count: _, ...rest } = params;
      return (await find({ ...rest, key: `${nameText(params.key)}.zero` })) ?? find(params);
    }),
  }),
  ...mutantsOf('FALLBACK-08', {
    'names the whole fallback chain in the text for a missing translation': naming((chain) =>
      chain.join(','),
    ),
    'uses a default before the fallbacks': knowingFallbacks(({ alone }, reference) =>
      argumentsBecome((params) => (params.default === undefined ? params : alone(params)))(reference),
    ),
  }),
  ...mutantsOf('FALLBACK-09', {
    'has no fallbacks in the main catalog': givenBecomes(
      'configure',
      ({ fallbacks: _, ...config }) => config,
    ),
    'ignores the fallbacks of a configuration in `from_config`': catalogConfigurationsBecome(
      ({ fallbacks: _, ...config }) => config,
    ),
  }),
  ...mutantsOf('FALLBACK-10', {
    'uses only the active locale to write numbers': localizingAlone('float', 'integer'),
  }),
  ...mutantsOf('FALLBACK-11', {
    'tries the next locale for false': tryingOn('false'),
    'tries the next locale for 0': tryingOn('0'),
    'tries the next locale for an empty text': tryingOn(''),
    'treats null as an empty text': leavesBecome((leaf) => leaf ?? ''),
  }),
];

/** Changes the locale that a missing translation is said to be missing in. */
function naming(name: (chain: readonly string[]) => string): Change {
  return knowingFallbacks(({ chainOf }, { translate, t }) => {
    const naming = (lookup: typeof translate) => async (params: Parameters<typeof translate>[0]) => {
      const text = await lookup(params);
      const chain = await chainOf(params);
      return chain === undefined
        ? text
        : text.replace(`translation: ${chain[0]}.`, `translation: ${name(chain)}.`);
    };
    return { translate: naming(translate), t: naming(t) };
  });
}

/** Goes on to the next locale of the chain where one has a value that is written so. */
function tryingOn(value: string): Change {
  return knowingFallbacks(({ chainOf, alone }, reference) =>
    finding((find) => async (params) => {
      const text = await find(params);
      if (text !== value) return text;
      for (const locale of (await chainOf(params)) ?? []) {
        const other = await inLocale(reference, alone(params), locale, () => found(reference, alone(params)));
        if (other !== undefined && other !== value) return other;
      }
      return text;
    })(reference),
  );
}

/** Localizes some kinds of objects as a catalog without fallbacks does. */
function localizingAlone(...kinds: readonly string[]): Change {
  return knowingFallbacks(({ alone }, reference) =>
    localizations(
      (localize) => (params) =>
        localize(kinds.some((kind) => kind in params.object) ? alone(params) : params),
    )(reference),
  );
}
