import type { Adapter, LocaleParams } from '../../adapter/contract/adapter';
import type { Name } from '../../adapter/contract/values';
import { port } from './ports';

/** A port with one mistake that contradicts the document. */
export interface WrongPort {
  /** The mistake, as the end of "a port that". */
  readonly name: string;
  readonly make: () => Adapter;
}

/** Ports that contradict the document, with mistakes from all its chapters. */
export const WRONG_PORTS: readonly WrongPort[] = [
  {
    name: 'ignores the scope in t',
    make: port((reference) => ({ t: ({ scope: _, ...params }) => reference.t(params) })),
  },
  {
    name: 'ignores the region of a locale',
    make: port((reference) => ({
      activate: (params) => reference.activate({ ...params, locale: languageOf(params.locale) }),
    })),
  },
  {
    name: 'activates another locale when activate raises',
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
    name: 'keeps the locale of a block active when the block raises',
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
    name: 'shares the active locale between the module and all catalogs',
    make: port((reference) => ({
      async activate(params: LocaleParams) {
        const locale = await reference.activate(params);
        await quietly(reference.activate({ subject: 'I18n', locale }));
        return locale;
      },
    })),
  },
  {
    name: 'reads only the first loader of a configuration',
    make: port((reference) => ({
      configure: ({ loaders = [], ...fields }) =>
        reference.configure({ ...fields, loaders: loaders.slice(0, 1) }),
    })),
  },
  {
    name: 'localizes later dates of a month as the 28th',
    make: port((reference) => ({
      localize: ({ object, ...params }) =>
        reference.localize({ ...params, object: 'date' in object ? notAfter28(object) : object }),
    })),
  },
  {
    name: 'removes $& from texts',
    make: port((reference) => ({
      translate: async (params) => (await reference.translate(params)).replaceAll('$&', ''),
    })),
  },
  {
    name: 'returns an empty text for a missing translation',
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
