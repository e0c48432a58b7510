import { type TranslateParams } from '../../../adapter/contract/adapter';
import { activations, inDefaultLocale, inLocale, unlessRefused } from '../../changes/locales';
import { finding, findingElse, found, lookups, type Translate } from '../../changes/lookups';
import { BySubject, defaultLocaleOf, nameText } from '../../changes/surfaces';
import { mutantsOf, type Mutant } from '../mutant';
import { type Change } from '../../changes/reference-with';

/** Mistakes in the locale in which a key is looked up. */
export const mutants: readonly Mutant[] = mutantsOf('LOOKUP-04', {
  'looks up texts in the default locale': lookups(inDefaultLocale()),
  'falls back to the default locale': findingElse(inDefault(() => true)),
  'falls back to the default locale for nested keys': findingElse(
    inDefault(({ key }) => nameText(key).includes('.')),
  ),
  'falls back to any locale': fallingBack(() => true),
  'treats a locale at the beginning of a key as the locale of the lookup': finding(
    (find, reference) => async (params) => {
      const [locale = '', ...key] = nameText(params.key).split('.');
      const isLocale = (await reference.availableLocales(params)).includes(locale);
      if (!isLocale) return find(params);
      return inLocale(reference, params, locale, () => found(reference, { ...params, key: key.join('.') }));
    },
  ),
  'stores each text under its locale and key joined with a dot': finding(
    (find, reference) => async (params) => {
      const joined = `${await reference.locale(params)}.${nameText(params.key)}`;
      let text = await find(params);
      for (const locale of await reference.availableLocales(params)) {
        if (!joined.startsWith(`${locale}.`)) continue;
        const key = joined.slice(locale.length + 1);
        text ??= await inLocale(reference, params, locale, () => found(reference, { ...params, key }));
      }
      return text;
    },
  ),
  'looks up texts in the previously active locale': (reference) => {
    const shown = new BySubject<string>();
    return {
      ...activations((activate) => async (params) => {
        const before = await reference.locale(params);
        const name = await activate(params);
        shown.set(params, name);
        await unlessRefused(reference.activate({ ...params, locale: before }));
        return name;
      })(reference),
      locale: async (params) => shown.get(params) ?? reference.locale(params),
    };
  },
  'falls back to any locale in `translate`, but not in `translate!`': (reference) => {
    const plain: Translate = async (params) => {
      let text = await found(reference, params);
      for (const locale of await reference.availableLocales(params)) {
        text ??= await inLocale(reference, params, locale, () => found(reference, params));
      }
      return text ?? reference.translate(params);
    };
    return { translate: plain, t: plain };
  },
  'falls back to the language of a region': fallingBack((active, other) => active.startsWith(`${other}-`)),
  'falls back to a locale whose name differs in capitals': fallingBack(
    (active, other) => other !== active && other.toLowerCase() === active.toLowerCase(),
  ),
  'falls back to a locale whose name has an underscore for a hyphen': fallingBack(
    (active, other) => other !== active && other.replaceAll('_', '-') === active,
  ),
});

/** Searches the locales that are related to the active one until one has the key. */
function fallingBack(isRelated: (active: string, other: string) => boolean): Change {
  return finding((find, reference) => async (params) => {
    const active = await reference.locale(params);
    let text = await find(params);
    for (const other of await reference.availableLocales(params)) {
      if (!isRelated(active, other)) continue;
      text ??= await inLocale(reference, params, other, () => found(reference, params));
    }
    return text;
  });
}

/** Returns a search in the default locale, which finds nothing where the condition does not hold. */
function inDefault(holds: (params: TranslateParams) => unknown): Parameters<typeof findingElse>[0] {
  return async (params, _, reference) =>
    holds(params)
      ? inLocale(reference, params, await defaultLocaleOf(reference, params), () => found(reference, params))
      : undefined;
}
