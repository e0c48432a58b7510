import type { Adapter, LocalizeParams } from '../../adapter/contract/adapter';
import type { Scope } from '../../adapter/contract/values';
import { keepingTexts } from '../changes/keeping';
import { localizations, lookups } from '../changes/lookups';
import { BySubject, inModule, subjectOf, textOf } from '../changes/surfaces';
import { mutant, type Mutant } from './mutant';

/** Mistakes of what stays when it should not, and of what is taken from elsewhere. */
export const leftBehind: readonly Mutant[] = [
  mutant('INJECT-01', 'remembers the list that was read', 'Whatever is computed is kept.', (reference) => {
    const read = new BySubject<readonly string[]>();
    return {
      availableLocales: async (params) => {
        const locales = read.get(params) ?? (await reference.availableLocales(params));
        read.set(params, locales);
        return locales;
      },
    };
  }),
  mutant(
    'CONFIG-03',
    'makes the configuration the main one',
    'Whoever builds from a configuration means to use it.',
    (reference) => ({
      catalogFromConfig: async (params) => {
        await reference.replaceConfig(params.config);
        return reference.catalogFromConfig(params);
      },
    }),
  ),
  mutant(
    'MODULE-02',
    'is the default locale of the main catalog',
    'The catalog knows best, once it is there.',
    (reference) => {
      let initialized: string | undefined;
      return {
        init: async () => {
          initialized = (await reference.config()).default_locale;
          return reference.init();
        },
        config: async () => ({
          ...(await reference.config()),
          ...(initialized && { default_locale: initialized }),
        }),
      };
    },
  ),
  mutant(
    'INIT-04',
    'remembers the texts that were found',
    'A lookup is slow, and its text does not change.',
    inModule((reference) => lookups(keepingTexts(reference))(reference)),
  ),
  mutant('SCOPE-01', 'stays for the next lookup', 'The scope is a field of the catalog.', (reference) => {
    let last: Scope | null = null;
    return lookups((lookup) => (params) => {
      last = params.scope ?? last;
      return lookup({ ...params, scope: last });
    })(reference);
  }),
  mutant(
    'INTERP-02',
    'are taken where no params were ever given',
    'The values are a field of the catalog, and params come before named arguments.',
    (reference) => {
      let last: NonNullable<Parameters<typeof reference.t>[0]['params']> = {};
      return lookups((lookup) => (params) => {
        last = { ...last, ...params.params };
        return lookup({ ...params, params: last });
      })(reference);
    },
  ),
  mutant(
    'NUMBER-05',
    'keeps the format of the locale that came first',
    'A format is read once, and kept by its name.',
    (reference) => keepingLocale(reference, ({ object }) => 'integer' in object || 'float' in object),
  ),
  mutant(
    'DATE-03',
    'keeps the names of the locale that came first',
    'The names are read once.',
    (reference) => keepingLocale(reference, ({ object }) => 'date' in object),
  ),
  mutant(
    'TIME-03',
    'keeps the names of the locale that came first',
    'The names are read once.',
    (reference) => keepingLocale(reference, ({ object }) => 'time' in object),
  ),
  mutant(
    'NUMBER-06',
    'are those of the main catalog for l',
    'The alias is defined on the module, and catalogs borrow it.',
    (reference) => ({ l: (params) => reference.l({ ...params, subject: 'I18n' }) }),
  ),
  mutant(
    'DATE-04',
    'are those of the main catalog for l',
    'The alias is defined on the module, and catalogs borrow it.',
    (reference) => ({ l: (params) => reference.l({ ...params, subject: 'I18n' }) }),
  ),
  mutant(
    'LOOKUP-01',
    'is looked up in lower case',
    'Keys are written in lower case.',
    lookups((lookup) => (params) => lookup({ ...params, key: textOf(params.key).toLowerCase() })),
  ),
  mutant(
    'INTERP-01',
    'have names of lower-case letters',
    'The pattern of a name is what the examples have.',
    lookups((lookup) => (params) => {
      const values = Object.entries(params.params ?? {}).filter(([name]) => /^[a-z_]+$/.test(name));
      return lookup({ ...params, params: Object.fromEntries(values) });
    }),
  ),
  mutant(
    'INTERP-01',
    'need no percent sign where one has it',
    'The percent sign is optional in the pattern.',
    lookups((lookup) => async (params) => {
      const text = await lookup(params);
      const values = Object.entries(params.params ?? {});
      return values.reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)), text);
    }),
  ),
];

/** Localizes some objects in the locale in which the first of them was localized. */
function keepingLocale(reference: Adapter, isKept: (params: LocalizeParams) => boolean): Partial<Adapter> {
  const first = new BySubject<string>();
  return localizations((localize) => async (params) => {
    if (!isKept(params)) return localize(params);
    const subject = subjectOf(params);
    const active = await reference.locale({ subject });
    const kept = first.get(params) ?? active;
    first.set(params, kept);
    await reference.activate({ subject, locale: kept });
    try {
      return await localize(params);
    } finally {
      await reference.activate({ subject, locale: active });
    }
  })(reference);
}
