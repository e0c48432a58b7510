import type { ErrorCode } from './errors';
import type { Call } from './messages';
import type { ConfigValue, LoaderValue, Translations } from './values';

/** A call that shows whether an adapter answers a method at all, and in the shape that the protocol gives it. */
export interface Probe<Params = object> {
  /** The case, when the method alone does not say it. */
  readonly about?: string;
  /** The calls that come before it, from a fresh state. */
  readonly before?: readonly Call[];
  readonly params: Params;
  /** The code of the error that a port answers with; a result, when absent. */
  readonly refusal?: ErrorCode;
}

/** A small translations hash with the data that every kind of localization needs. */
export const TRANSLATIONS: Translations = {
  en: {
    greeting: 'Hello, %{name}!',
    message: { one: 'One message', other: '%{count} messages' },
    i18n: {
      number: {
        formats: {
          default: { delimiter: ',', separator: '.', decimal_places: 2, group: 3, only_significant: false },
        },
      },
      date: {
        formats: { default: '%Y-%m-%d', long: '%B %d, %Y', short: '%b %d' },
        abbr_day_names: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
        day_names: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        abbr_month_names: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
        month_names:
          'January February March April May June July August September October November December'.split(' '),
      },
      time: {
        am: 'am',
        pm: 'pm',
        formats: { default: '%a, %d %b %Y %H:%M:%S %z', long: '%B %d, %Y %H:%M', short: '%d %b %H:%M' },
      },
    },
  },
};

/** A loader of the suite's own. */
export const LOADER: LoaderValue = { format: 'inline', translations: TRANSLATIONS };

/** A configuration with that loader. */
export const CONFIG: ConfigValue = { default_locale: 'en', loaders: [LOADER] };

/** The calls that make a catalog without translations. */
export const EMPTY_CATALOG: readonly Call[] = [{ method: 'Catalog.new', params: { catalog: 'catalog' } }];

/** The calls that make a catalog with translations. */
export const CATALOG: readonly Call[] = [
  ...EMPTY_CATALOG,
  { method: 'inject', params: { subject: 'catalog', translations: TRANSLATIONS } },
];

const MODULE: readonly Call[] = [{ method: 'configure', params: CONFIG }, { method: 'init' }];

/** Each of these probes twice: of the module, and of a catalog. */
export function onBoth<Params extends object>(...probes: Probe<Params>[]): Probe<Params>[] {
  return probes.flatMap((probe) => {
    const about = probe.about === undefined ? '' : `${probe.about}, `;
    return [
      { ...probe, about: `${about}module`, before: MODULE },
      { ...probe, about: `${about}catalog`, before: CATALOG, params: ofCatalog(probe.params) },
    ];
  });
}

/** Params that name the catalog, in the calls inside a block too. */
function ofCatalog<Params extends object>(params: Params): Params {
  const { block } = params as { readonly block?: readonly Call[] };
  const inner = block?.map((call) => ({ ...call, params: { ...call.params, subject: 'catalog' } }));
  return { ...params, subject: 'catalog', ...(inner && { block: inner }) };
}
