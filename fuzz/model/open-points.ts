import { isDeepStrictEqual } from 'node:util';
import type {
  LocaleParams,
  LocalizeParams,
  NewCatalogParams,
  SubjectParams,
  TranslateParams,
  WithLocaleParams,
} from '../../adapter/contract/adapter';
import type { Name, Scalar } from '../../adapter/contract/values';
import { nameText } from '../../steps/notation';
import { MODULE } from '../../steps/surfaces';
import type { Level } from '../../suite/read';
import {
  hasOddLeaf,
  hasOddPath,
  isUnitedWithOverlap,
  loadsOddLeaf,
  optionsOf,
  type GivingParams,
} from './given';
import {
  hasCalendar,
  isOfCalendar,
  isShownPattern,
  numberFormatOf,
  patternOf,
  roundingOf,
} from './localizations';
import { countOf, foundBy, hasForm, isFound, isReadCount, lacksValue, textOf } from './lookups';
import { catalogOf, isListed, newCatalog } from './scenario-state';
import type { CatalogState, ScenarioState } from './scenario-state';
import { after, switched, type ModelCall } from './transitions';

type Condition<Params> = (params: Params, catalog: CatalogState, state: ScenarioState) => boolean;

/** Operations, and the listed points on which their calls depend under a condition. */
interface OpenPoints<Params> {
  readonly methods: readonly string[];
  readonly points: { readonly [id: string]: Condition<Params> };
}

function pointsOf<Params>(
  methods: readonly string[],
  points: OpenPoints<Params>['points'],
): OpenPoints<never> {
  return { methods, points };
}

const LOOKUPS = ['translate', 't', 'translate!', 't!'];
const LOCALIZATIONS = ['localize', 'l'];
const READS = [...LOOKUPS, ...LOCALIZATIONS];
const CONFIGURED = ['configure', 'config=', 'Catalog.from_config'];
const GIVING = [...CONFIGURED, 'inject', 'load'];
const NUMBER_FIELDS = ['delimiter', 'separator', 'decimal_places', 'group', 'only_significant'];

/**
 * The points on which calls depend. At level spec, the fuzzer makes no call that depends on a silent point. It makes a
 * call that shows a contradiction or an accident of crystal-i18n 0.2.2 at neither level, because ports need not copy it.
 */
export const OPEN_POINTS: readonly OpenPoints<never>[] = [
  pointsOf(['available_locales'], {
    'SILENT-01': (_, { given, translations }) =>
      given.length > 0 && !isDeepStrictEqual(given.toSorted(), Object.keys(translations).sort()),
  }),
  pointsOf<LocaleParams>(['activate', 'locale=', 'with_locale'], {
    'SILENT-02': ({ locale }, catalog) =>
      isEmpty(locale, catalog) && catalog.given.includes(nameText(locale)),
    'SILENT-03': ({ locale }, catalog) =>
      isEmpty(locale, catalog) && catalog.defaultLocale === nameText(locale),
  }),
  pointsOf<GivingParams>(CONFIGURED, {
    'SILENT-05': (params) => Boolean(optionsOf(params).available_locales ?? optionsOf(params).fallbacks),
  }),
  pointsOf<NewCatalogParams>(['Catalog.new'], { 'SILENT-07': ({ fallbacks }) => Boolean(fallbacks) }),
  pointsOf<GivingParams>(GIVING, {
    'SILENT-10': (params, _, { files }) => hasOddLeaf(params, files),
  }),
  pointsOf<GivingParams>(['load'], {
    'SILENT-10': (params, _, { files }) => loadsOddLeaf(params, files),
  }),
  pointsOf<GivingParams>([...GIVING, ...LOOKUPS], {
    'SILENT-36': (params, _, { files }) => hasOddPath(params, files),
  }),
  pointsOf(['init', 'Catalog.from_config', 'inject'], { 'SILENT-37': isUnitedWithOverlap }),
  pointsOf<SubjectParams>([...READS, 'with_locale'], {
    'SILENT-38': ({ subject }, _, { main }) => subject === MODULE && main !== 'initialized',
  }),
  pointsOf<SubjectParams>(['locale', 'available_locales', 'activate', 'locale='], {
    'SILENT-38': ({ subject }, _, { main }) => subject === MODULE && main === 'not stated',
  }),
  // At level crystal, a port may find the translations or not.
  pointsOf(READS, { 'SILENT-42': isUnread, 'ACCIDENT-25': isUnread }),
  pointsOf<TranslateParams>(LOOKUPS, {
    'SILENT-14': (params, catalog) => countOf(params) === 0 && hasForm('zero', params, catalog),
    'SILENT-15': (params, catalog) =>
      countOf(params) !== undefined && isFound(params, catalog) && textOf(params, catalog) === undefined,
    'SILENT-30': ({ default: otherwise = null }) => otherwise !== null,
    'SILENT-31': ({ params, kwargs }) => Boolean(params && kwargs),
    'SILENT-32': lacksValue,
    'SILENT-33': (params) => valuesIn(params).some((value) => String(value).includes('%{')),
    'SILENT-34': (params) => valuesIn(params).some((value) => !['string', 'number'].includes(typeof value)),
    'SILENT-35': (params, catalog) =>
      countOf(params) === undefined &&
      isFound(params, catalog) &&
      typeof foundBy(params, catalog) !== 'string',
    'SILENT-41': (params, { active }) => {
      const count = countOf(params);
      return count !== undefined && !isReadCount(count, active);
    },
  }),
  pointsOf<LocalizeParams>(LOCALIZATIONS, {
    'SILENT-16': (params, catalog) => (numberFormatOf(params, catalog)?.['group'] ?? 3) !== 3,
    'SILENT-17': (params, catalog) => numberFormatOf(params, catalog)?.['only_significant'] === true,
    'SILENT-18': (params, catalog) => {
      const format = numberFormatOf(params, catalog);
      return format !== undefined && NUMBER_FIELDS.some((field) => !Object.hasOwn(format, field));
    },
    'SILENT-19': (params, catalog) => {
      const { decimals, places } = roundingOf(params, catalog);
      return decimals === '' ? places !== 0 : places <= 0;
    },
    'SILENT-20': (params, catalog) => {
      const { decimals, places } = roundingOf(params, catalog);
      return decimals.slice(places) === '5';
    },
    'SILENT-21': (params, catalog) => {
      const { number, places } = roundingOf(params, catalog);
      return Math.abs(Number(number)) * 10 ** Math.max(places, 0) >= 2 ** 53;
    },
    'SILENT-22': (params, catalog) => {
      const pattern = patternOf(params, catalog);
      return pattern !== undefined && !isShownPattern(pattern, params.object);
    },
    'SILENT-24': ({ object, format }) =>
      isOfCalendar(object) && typeof format === 'string' && !format.includes('%'),
    'SILENT-25': (params, catalog) =>
      isOfCalendar(params.object)
        ? patternOf(params, catalog) === undefined || !hasCalendar(catalog)
        : numberFormatOf(params, catalog) === undefined,
    'SILENT-26': ({ kwargs }) => kwargs !== undefined,
    'SILENT-43': (params, catalog) => {
      const { number, places } = roundingOf(params, catalog);
      return number.startsWith('-') && Number(Number(number).toFixed(Math.max(places, 0))) === 0;
    },
  }),
  // When a block ends, 0.2.2 activates the previous locale again. If it cannot, because only other locales than the
  // default locale have translations, the locale of the block stays active (CONTRADICTION-3 and -6 likewise).
  pointsOf(['with_locale'], { 'CONTRADICTION-1': (_, catalog) => !isListed(catalog, catalog.active) }),
  // SILENT-28 and SILENT-29 are about the calls in a block: see below.
];

/**
 * Returns the points of a level on which the outcome of a call depends, and those of the calls in its block.
 *
 * @param state the state in which the call is made
 * @param isNested whether the call is itself in a block
 */
export function openPointsOf(
  state: ScenarioState,
  call: ModelCall,
  level: Level = 'spec',
  isNested = false,
): string[] {
  const { method, params } = call;
  const catalog = catalogOf(state, (params as SubjectParams).subject ?? '') ?? newCatalog({});
  const own = OPEN_POINTS.filter(({ methods }) => methods.includes(method))
    .flatMap(({ points }) => Object.entries(points))
    .filter(([id, isOpen]) => isOfLevel(id, level) && isOpen(params as never, catalog, state))
    .map(([id]) => id);
  if (method !== 'with_locale') return own;
  const { block } = params as WithLocaleParams;
  let inside = switched(state, params as WithLocaleParams);
  if (inside === state) return own;
  const ofBlock = (block as readonly ModelCall[]).flatMap((inner) => {
    // The outcomes of the calls before a block's error, and its effect on an outer block.
    if (inner.method === 'raise') return isNested || block.length > 1 ? ['SILENT-28'] : [];
    const points = openPointsOf(inside, inner, level, true);
    if (isStatement(inner, inside)) points.push('SILENT-29');
    inside = after(inside, inner);
    return points;
  });
  return [...own, ...ofBlock.filter((id) => isOfLevel(id, level))];
}

/** Tells whether a point is open at a level. Level crystal states what the document is silent about. */
function isOfLevel(id: string, level: Level): boolean {
  return level === 'spec' || !id.startsWith('SILENT');
}

/** Tells whether a call returns the text of a missing translation, which is compared as any other text in a block. */
function isStatement({ method, params }: ModelCall, state: ScenarioState): boolean {
  if (!LOOKUPS.includes(method) || method.endsWith('!')) return false;
  return !isFound(params as TranslateParams, catalogOf(state, (params as SubjectParams).subject!)!);
}

/** Tells whether translations were injected that may not be found, because other available locales were given. */
function isUnread(_: object, { given, translations }: CatalogState): boolean {
  return given.length > 0 && Object.keys(translations).some((locale) => !given.includes(locale));
}

/** Tells whether a locale has no translations. */
function isEmpty(locale: Name, { translations }: CatalogState): boolean {
  return !Object.hasOwn(translations, nameText(locale));
}

function valuesIn({ params, kwargs }: TranslateParams): Scalar[] {
  return Object.values({ ...params, ...kwargs });
}
