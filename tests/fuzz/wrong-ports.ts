import type { Adapter, LocaleParams } from '../../adapter/contract/adapter';
import type { Name } from '../../adapter/contract/values';
import { port } from './ports';

/** A port with one mistake that the document speaks against. */
export interface WrongPort {
  /** Its mistake. */
  readonly name: string;
  readonly make: () => Adapter;
}

/** Ports that are wrong by the document, in as many ways as it has chapters. */
export const WRONG_PORTS: readonly WrongPort[] = [
  {
    name: 't looks in no scope',
    make: port((reference) => ({ t: ({ scope: _, ...params }) => reference.t(params) })),
  },
  {
    name: 'takes the language of a region for the locale',
    make: port((reference) => ({
      activate: (params) => reference.activate({ ...params, locale: languageOf(params.locale) }),
    })),
  },
  {
    name: 'goes back to another locale when it refuses one',
    make: port((reference) => ({
      async activate(params) {
        try {
          return await reference.activate(params);
        } catch (thrown) {
          for (const locale of ['en', 'fr', 'de']) await quietly(reference.activate({ ...params, locale }));
          throw thrown;
        }
      },
    })),
  },
  {
    name: 'leaves the locale of a block that raises active',
    make: port((reference) => ({
      async withLocale(params) {
        try {
          return await reference.withLocale(params);
        } catch (thrown) {
          await quietly(reference.activate(params));
          throw thrown;
        }
      },
    })),
  },
  {
    name: 'has one active locale for the module and all catalogs',
    make: port((reference) => ({
      async activate(params: LocaleParams) {
        const locale = await reference.activate(params);
        await quietly(reference.activate({ subject: 'I18n', locale }));
        return locale;
      },
    })),
  },
  {
    name: 'reads the first loader of a configuration alone',
    make: port((reference) => ({
      configure: ({ loaders = [], ...fields }) =>
        reference.configure({ ...fields, loaders: loaders.slice(0, 1) }),
    })),
  },
  {
    name: 'writes no date after the 28th',
    make: port((reference) => ({
      localize: ({ object, ...params }) =>
        reference.localize({ ...params, object: 'date' in object ? notAfter28(object) : object }),
    })),
  },
  {
    name: 'takes $& in a text for a reference',
    make: port((reference) => ({
      translate: async (params) => (await reference.translate(params)).replaceAll('$&', ''),
    })),
  },
  {
    name: 'returns nothing for a translation that is missing',
    make: port((reference) => ({
      translate: (params) => reference.translateOrThrow(params).catch(() => ''),
    })),
  },
];

function languageOf(locale: Name): string {
  const name = typeof locale === 'string' ? locale : locale.symbol;
  return name.split('-')[0] ?? name;
}

function notAfter28({ date: [year, month, day] }: { readonly date: readonly [number, number, number] }) {
  return { date: [year, month, Math.min(day, 28)] } as const;
}

async function quietly(call: Promise<unknown>): Promise<void> {
  await call.catch(() => undefined);
}
