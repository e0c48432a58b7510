import type { Call, Method } from '../../adapter/contract/adapter';
import { ErrorCode } from '../../adapter/contract/errors';
import type { Translations } from '../../adapter/contract/values';

/** A call that shows whether an adapter answers a method at all, and in the shape that the protocol gives it. */
export interface Probe {
  readonly method: Method;
  /** What is asked, when the method alone does not say. */
  readonly about?: string;
  /** The calls that come before it, from a fresh state. */
  readonly before?: readonly (Call & { readonly method: Method })[];
  readonly params?: object;
  /** The code of the error that a port answers with; a result, when absent. */
  readonly refusal?: ErrorCode;
}

const TRANSLATIONS: Translations = {
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
const LOADER = { format: 'inline', translations: TRANSLATIONS } as const;
const CONFIG = { default_locale: 'en', loaders: [LOADER] };

const MODULE: NonNullable<Probe['before']> = [{ method: 'configure', params: CONFIG }, { method: 'init' }];
const CATALOG: NonNullable<Probe['before']> = [
  { method: 'Catalog.new', params: { catalog: 'catalog' } },
  { method: 'inject', params: { subject: 'catalog', translations: TRANSLATIONS } },
];
const GREETING = { key: 'greeting', params: { name: 'Ann' } };
const TIME = { time: '2020-12-13T21:11:08.000000000-05:00' };

/** One call of each kind, on both surfaces where there are two. */
export const PROBES: readonly Probe[] = [
  { method: 'constants' },
  { method: 'config' },
  { method: 'configure', params: CONFIG },
  { method: 'config=', params: CONFIG },
  { method: 'init' },
  { method: 'load', about: 'a loader of its own', params: { loader: LOADER } },
  { method: 'Catalog.new', params: { catalog: 'catalog', default_locale: 'en' } },
  { method: 'Catalog.from_config', params: { catalog: 'catalog', config: CONFIG } },
  ...(['translations', 'loader'] as const).map((what): Probe => ({
    method: 'inject',
    about: what,
    before: [{ method: 'Catalog.new', params: { catalog: 'catalog' } }],
    params: { subject: 'catalog', [what]: what === 'loader' ? LOADER : TRANSLATIONS },
  })),
  { method: 'default_locale', before: CATALOG, params: { subject: 'catalog' } },
  ...(['locale', 'available_locales'] as const).flatMap((method) => onBoth({ method, params: {} })),
  ...(['activate', 'locale='] as const).flatMap((method) => onBoth({ method, params: { locale: 'en' } })),
  ...onBoth({ method: 'activate', about: 'a symbol', params: { locale: { symbol: 'en' } } }),
  ...onBoth({
    method: 'activate',
    about: 'an unknown locale',
    params: { locale: 'xx' },
    refusal: ErrorCode.InvalidLocale,
  }),
  ...onBoth({
    method: 'with_locale',
    params: { locale: 'en', block: [{ method: 'locale' }, { method: 't', params: GREETING }] },
  }),
  ...onBoth({
    method: 'with_locale',
    about: 'a block that raises',
    params: { locale: 'en', block: [{ method: 'raise', params: { message: 'raised' } }] },
    refusal: ErrorCode.Other,
  }),
  ...(['translate', 't', 'translate!', 't!'] as const).flatMap((method) =>
    onBoth({ method, params: GREETING }),
  ),
  ...onBoth({ method: 't', about: 'a count', params: { key: 'message', count: 2 } }),
  ...onBoth({
    method: 't',
    about: 'a scope and a symbol',
    params: { key: { symbol: 'message' }, scope: ['a', 'b'] },
  }),
  ...onBoth({ method: 't', about: 'named arguments', params: { key: 'greeting', kwargs: { name: 'Ann' } } }),
  ...onBoth({
    method: 't!',
    about: 'a missing key',
    params: { key: 'missing' },
    refusal: ErrorCode.MissingTranslation,
  }),
  ...(['localize', 'l'] as const).flatMap((method) => [
    ...onBoth({ method, about: 'an integer', params: { object: { integer: '1234567' } } }),
    ...onBoth({ method, about: 'a float', params: { object: { float: '1234.5' } } }),
    ...onBoth({ method, about: 'a time', params: { object: TIME, format: { symbol: 'short' } } }),
    ...onBoth({ method, about: 'a date', params: { object: { date: [2020, 12, 13] }, format: '%d/%m/%Y' } }),
  ]),
  { method: 'plural_rule', params: { rule: 'EastSlavic', count: 5 } },
  { method: 'plural_rule_name', params: { locale: 'ru' } },
  { method: 'fallbacks_for', params: { fallbacks: { default: ['en'] }, locale: 'fr-CA' } },
  { method: 'tag_parents', params: { tag: 'fr-CA' } },
];

function onBoth(probe: Probe): Probe[] {
  const about = probe.about === undefined ? '' : `${probe.about}, `;
  return [
    { ...probe, about: `${about}module`, before: MODULE },
    { ...probe, about: `${about}catalog`, before: CATALOG, params: withSubject(probe) },
  ];
}

/** The calls inside a block name their subject too. */
function withSubject({ params = {} }: Probe): object {
  const { block } = params as { readonly block?: readonly Call[] };
  const inner = block?.map((call) => ({ ...call, params: { ...call.params, subject: 'catalog' } }));
  return { ...params, subject: 'catalog', ...(inner && { block: inner }) };
}
