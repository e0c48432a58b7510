import { isDeepStrictEqual } from 'node:util';
import type {
  Call,
  LocaleParams,
  LocalizeParams,
  NewCatalogParams,
  SubjectParams,
  TranslateParams,
  WithLocaleParams,
} from '../../adapter/contract/adapter';
import type { Scalar } from '../../adapter/contract/values';
import { nameText } from '../../steps/notation';
import { MODULE } from '../../steps/surfaces';
import { hasOddLeaf, hasOddPath, isUnitedWithOverlap, optionsOf, type GivingParams } from './given';
import {
  calendarKindOf,
  hasCalendar,
  isShownPattern,
  numberFormatOf,
  patternOf,
  roundingOf,
} from './localizations';
import { countOf, foundBy, isReadCount, lacksValue, textOf } from './lookups';
import { catalogOf, isListed, isMap, newCatalog } from './scenario-state';
import type { CatalogState, ScenarioState } from './scenario-state';
import { after, switched, type ModelCall } from './transitions';

type Condition<Params> = (params: Params, catalog: CatalogState, state: ScenarioState) => boolean;

/** A listed point, and the calls whose outcomes depend on it. */
interface OpenPoint {
  readonly id: string;
  readonly methods: readonly string[];
  readonly isOpen: Condition<never>;
}

function point<Params>(id: string, methods: readonly string[], isOpen: Condition<Params>): OpenPoint {
  return { id, methods, isOpen };
}

const LOOKUPS = ['translate', 't', 'translate!', 't!'];
const LOCALIZATIONS = ['localize', 'l'];
const READS = [...LOOKUPS, ...LOCALIZATIONS];
const SWITCHES = ['activate', 'locale=', 'with_locale'];
const CONFIGURED = ['configure', 'config=', 'Catalog.from_config'];
const FIELDS = ['delimiter', 'separator', 'decimal_places', 'group', 'only_significant'];
const GIVING = [...CONFIGURED, 'inject', 'load'];

/**
 * The points on which calls depend. At level spec, no call that depends on a silent point is made. A call that shows a
 * contradiction or an accident of crystal-i18n 0.2.2 is made at neither level, because ports need not copy it.
 */
export const OPEN_POINTS: readonly OpenPoint[] = [
  // Catalogs, and how they are configured.
  point('SILENT-01', ['available_locales'], (_, { given, translations }) => {
    const isSame = isDeepStrictEqual(given.toSorted(), Object.keys(translations).sort());
    return given.length > 0 && !isSame;
  }),
  point<LocaleParams>(
    'SILENT-02',
    SWITCHES,
    (params, catalog) =>
      lacks(catalog, nameText(params.locale)) && catalog.given.includes(nameText(params.locale)),
  ),
  point<LocaleParams>(
    'SILENT-03',
    SWITCHES,
    (params, catalog) =>
      lacks(catalog, nameText(params.locale)) && catalog.defaultLocale === nameText(params.locale),
  ),
  point<GivingParams>('SILENT-05', CONFIGURED, (params) => {
    const { available_locales: locales, fallbacks } = optionsOf(params);
    return Boolean(locales ?? fallbacks);
  }),
  point<NewCatalogParams>('SILENT-07', ['Catalog.new'], ({ fallbacks }) => Boolean(fallbacks)),
  point('SILENT-10', GIVING, hasOddLeaf),
  point('SILENT-36', [...GIVING, ...LOOKUPS], hasOddPath),
  point('SILENT-37', ['init', 'Catalog.from_config', 'inject'], isUnitedWithOverlap),
  point<SubjectParams>(
    'SILENT-38',
    [...READS, 'with_locale'],
    ({ subject }, _, { main }) => subject === MODULE && main !== 'initialized',
  ),
  point<SubjectParams>(
    'SILENT-38',
    ['locale', 'available_locales', 'activate', 'locale='],
    ({ subject }, _, { main }) => subject === MODULE && main === 'not stated',
  ),
  // Given locales: injected translations of other locales may be found or not.
  point('SILENT-42', READS, isUnread),
  point('ACCIDENT-25', READS, isUnread),

  // Lookups.
  point<TranslateParams>('SILENT-14', LOOKUPS, (params, catalog) => {
    const found = foundBy(params, catalog);
    return countOf(params) === 0 && isMap(found) && Object.hasOwn(found, 'zero');
  }),
  point<TranslateParams>(
    'SILENT-15',
    LOOKUPS,
    (params, catalog) =>
      countOf(params) !== undefined &&
      foundBy(params, catalog) !== undefined &&
      textOf(params, catalog) === undefined,
  ),
  point<TranslateParams>('SILENT-30', LOOKUPS, ({ default: otherwise = null }) => otherwise !== null),
  point<TranslateParams>('SILENT-31', LOOKUPS, ({ params, kwargs }) => Boolean(params && kwargs)),
  point('SILENT-32', LOOKUPS, lacksValue),
  point<TranslateParams>('SILENT-33', LOOKUPS, (params) =>
    valuesIn(params).some((value) => typeof value === 'string' && value.includes('%{')),
  ),
  point<TranslateParams>('SILENT-34', LOOKUPS, (params) =>
    valuesIn(params).some((value) => typeof value !== 'string' && typeof value !== 'number'),
  ),
  point<TranslateParams>('SILENT-35', LOOKUPS, (params, catalog) => {
    const found = foundBy(params, catalog);
    return countOf(params) === undefined && found !== undefined && typeof found !== 'string';
  }),
  point<TranslateParams>(
    'SILENT-41',
    LOOKUPS,
    (params, { active }) => countOf(params) !== undefined && !isReadCount(countOf(params)!, active),
  ),

  // Localizations.
  point<LocalizeParams>('SILENT-16', LOCALIZATIONS, (params, catalog) => {
    const format = numberFormatOf(params, catalog);
    return format !== undefined && (format['group'] ?? 3) !== 3;
  }),
  point<LocalizeParams>(
    'SILENT-17',
    LOCALIZATIONS,
    (params, catalog) => numberFormatOf(params, catalog)?.['only_significant'] === true,
  ),
  point<LocalizeParams>('SILENT-18', LOCALIZATIONS, (params, catalog) => {
    const format = numberFormatOf(params, catalog);
    return format !== undefined && FIELDS.some((field) => !Object.hasOwn(format, field));
  }),
  point<LocalizeParams>('SILENT-19', LOCALIZATIONS, (params, catalog) => {
    const { decimals = '', places = 0 } = roundingOf(params, catalog) ?? {};
    return decimals === '' ? places !== 0 : places <= 0;
  }),
  point<LocalizeParams>('SILENT-20', LOCALIZATIONS, (params, catalog) => {
    const { decimals = '', places = 0 } = roundingOf(params, catalog) ?? {};
    return decimals.slice(places) === '5';
  }),
  point<LocalizeParams>('SILENT-22', LOCALIZATIONS, (params, catalog) => {
    const pattern = patternOf(params, catalog);
    return pattern !== undefined && !isShownPattern(pattern, params.object);
  }),
  point<LocalizeParams>(
    'SILENT-24',
    LOCALIZATIONS,
    ({ object, format }) =>
      calendarKindOf(object) !== undefined && typeof format === 'string' && !format.includes('%'),
  ),
  point<LocalizeParams>('SILENT-25', LOCALIZATIONS, (params, catalog) =>
    calendarKindOf(params.object) !== undefined
      ? patternOf(params, catalog) === undefined || !hasCalendar(catalog)
      : numberFormatOf(params, catalog) === undefined,
  ),
  point<LocalizeParams>('SILENT-26', LOCALIZATIONS, ({ kwargs }) => kwargs !== undefined),
  point<LocalizeParams>('SILENT-43', LOCALIZATIONS, (params, catalog) => {
    const { number = '', places = 0 } = roundingOf(params, catalog) ?? {};
    return number.startsWith('-') && Number(Number(number).toFixed(Math.max(places, 0))) === 0;
  }),

  // Blocks. SILENT-28 and SILENT-29 follow below, because they are about the calls in a block.
  // When a block ends, 0.2.2 activates the previous locale again. If it cannot, because only other locales than the default
  // locale have translations, its active locale is another from then on (CONTRADICTION-3 and -6 likewise).
  point('CONTRADICTION-1', ['with_locale'], (_, catalog) => !isListed(catalog, catalog.active)),
];

/**
 * Returns the points on which the outcome of a call depends, and those of the calls in its block.
 *
 * @param state the state in which the call is made
 */
export function openPointsOf(state: ScenarioState, call: ModelCall, isNested = false): string[] {
  const { method, params } = call;
  const catalog = catalogOf(state, (params as SubjectParams).subject ?? '') ?? newCatalog({});
  const own = OPEN_POINTS.filter(
    ({ methods, isOpen }) => methods.includes(method) && isOpen(params as never, catalog, state),
  ).map(({ id }) => id);
  if (method !== 'with_locale') return own;
  const inside = switched(state, params as WithLocaleParams);
  return inside === state
    ? own
    : [...own, ...openPointsIn((params as WithLocaleParams).block, inside, isNested)];
}

/** Returns the points on which the outcomes of the calls in a block depend. */
function openPointsIn(block: readonly Call[], state: ScenarioState, isNested: boolean): string[] {
  let inside = state;
  return block.flatMap((inner) => {
    // The outcomes of the calls before a block's error, and its effect on an outer block.
    if (inner.method === 'raise') return isNested || block.length > 1 ? ['SILENT-28'] : [];
    const call = inner as ModelCall;
    const points = [...openPointsOf(inside, call, true), ...(isStatement(call, inside) ? ['SILENT-29'] : [])];
    inside = after(inside, call);
    return points;
  });
}

/** Tells whether a call returns the text of a missing translation, which is compared as any other text in a block. */
function isStatement({ method, params }: ModelCall, state: ScenarioState): boolean {
  if (!LOOKUPS.includes(method) || method.endsWith('!')) return false;
  return (
    foundBy(params as TranslateParams, catalogOf(state, (params as SubjectParams).subject!)!) === undefined
  );
}

/** Tells whether translations were injected that may not be found, because other available locales were given. */
function isUnread(_: object, { given, translations }: CatalogState): boolean {
  return given.length > 0 && Object.keys(translations).some((locale) => !given.includes(locale));
}

function lacks({ translations }: CatalogState, locale: string): boolean {
  return !Object.hasOwn(translations, locale);
}

function valuesIn({ params, kwargs }: TranslateParams): Scalar[] {
  return Object.values({ ...params, ...kwargs });
}
