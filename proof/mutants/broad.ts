import type { Adapter, LocalizeParams, TranslateParams } from '../../adapter/contract/adapter';
import { ErrorCode, OperationError } from '../../adapter/contract/errors';
import { slug } from '../../suite/read';
import { injectedBecome } from '../changes/loading';
import { argumentsBecome, losing } from '../changes/lookups';
import { referenceWith, type Change, type Make } from '../changes/reference-with';
import { mapLocales } from '../changes/translations';

/**
 * A mistake that makes an operation useless, so that most trials that call it fail. Such mistakes guard no trial, and
 * reports do not name them. `npm run proof:diagnosis` counts how often the right rule comes first.
 */
export interface BroadMutant {
  readonly id: string;
  /** The rules of which one must come first: the simplest of the operation. */
  readonly rules: readonly string[];
  readonly make: Make;
}

type AnyParams = TranslateParams & LocalizeParams;
type Operation = (params: AnyParams) => Promise<unknown>;
/** Returns the operation that replaces a given one. */
type Wrong = (operation: Operation) => Operation;

const after =
  (change: (result: unknown) => unknown): Wrong =>
  (operation) =>
  async (params) =>
    change(await operation(params));

const NIL = { 'returns nil': () => async () => null } satisfies Record<string, Wrong>;
const RAISING = {
  'raises an error': () => async () => {
    throw new OperationError(ErrorCode.Other, 'NoMethodError', 'undefined method');
  },
} satisfies Record<string, Wrong>;
const TYPES = {
  'returns a list with the text': after((text) => [text]),
  'returns true': () => async () => true,
} satisfies Record<string, Wrong>;
const MARKS = {
  'returns an empty text': after(() => ''),
  'appends a full stop': after((text) => `${String(text)}.`),
  'puts quotes around the text': after((text) => JSON.stringify(text)),
} satisfies Record<string, Wrong>;
const CASES = {
  'returns upper case': after((text) => String(text).toUpperCase()),
} satisfies Record<string, Wrong>;
const ALL = { ...NIL, ...RAISING, ...TYPES, ...MARKS, ...CASES };

const LOOKUPS = ['translate', 't', 'translateOrThrow', 'tOrThrow'] as const;
const LOCALIZATIONS = ['localize', 'l'] as const;

/** Every broad mistake. */
export const BROAD_MUTANTS: readonly BroadMutant[] = [
  ...wrong('each lookup', LOOKUPS, ['LOOKUP-01'], ALL),
  ...wrong('translate alone', ['translate'], ['LOOKUP-01'], ALL),
  ...wrong(
    'translate with an exclamation mark alone',
    ['translateOrThrow'],
    ['MISSING-02', 'MISSING-03'],
    ALL,
  ),
  ...wrong('localize', LOCALIZATIONS, ['DATE-01', 'NUMBER-01', 'TIME-01'], {
    ...NIL,
    ...RAISING,
    ...TYPES,
    ...MARKS,
  }),
  ...wrong('localize', LOCALIZATIONS, ['DATE-02', 'NUMBER-04', 'PATTERN-01', 'TIME-02'], {
    'drops the format':
      (operation) =>
      async ({ format: _, ...params }) =>
        operation(params),
  }),
  ...ofObject('a number', ({ integer, float }) => integer ?? float, ['NUMBER-01']),
  ...ofObject('a date', ({ date }) => date, ['DATE-01']),
  ...ofObject('a time', ({ time }) => time, ['TIME-01']),
  ...wrong('activate', ['activate'], ['ACTIVATE-01', 'ACTIVATE-02'], { ...NIL, ...RAISING }),
  ...wrong('locale', ['locale'], ['CATALOG-03'], { ...NIL, ...RAISING, ...TYPES }),
  ...wrong('available_locales', ['availableLocales'], ['CATALOG-04'], { ...NIL, ...RAISING }),
  ...wrong('default_locale', ['defaultLocale'], ['CATALOG-01', 'CATALOG-02'], { ...NIL, ...RAISING }),
  ...wrong('inject', ['inject'], ['INJECT-01', 'INJECT-04'], {
    ...RAISING,
    'does nothing': () => async () => null,
  }),
  ...wrong('with_locale', ['withLocale'], ['BLOCK-01'], RAISING),
  ...wrong('Catalog.new', ['newCatalog'], ['CATALOG-01', 'CATALOG-02', 'CATALOG-03'], RAISING),
  ...wrong('Catalog.from_config', ['catalogFromConfig'], ['CONFIG-01', 'CONFIG-02'], RAISING),
  ...wrong('init', ['init'], ['INIT-01', 'INIT-02', 'INIT-03'], RAISING),
  broad(
    'each lookup uses its first argument only',
    ['INTERP-01', 'PLURAL-01', 'SCOPE-01'],
    [argumentsBecome(({ subject, key }) => ({ key, ...(subject !== undefined && { subject }) }))],
  ),
  ...Object.entries({
    'finds only keys without dots': (key: string) => key.includes('.'),
    'finds only keys of at most two parts': (key: string) => key.split('.').length > 2,
    'finds only keys of letters': (key: string) => /[^a-z.]/i.test(key),
    'finds only keys of at most eight characters': (key: string) => key.length > 8,
  }).map(([name, isLost]) => broad(`each lookup ${name}`, ['LOOKUP-01', 'LOOKUP-02'], [losing(isLost)])),
  broad(
    'inject keeps three keys of a locale',
    ['INJECT-04', 'LOOKUP-01', 'LOOKUP-02'],
    [
      injectedBecome((translations) =>
        mapLocales(translations, (map) => Object.fromEntries(Object.entries(map).slice(0, 3))),
      ),
    ],
  ),
];

function broad(name: string, rules: readonly string[], changes: readonly Change[]): BroadMutant {
  return { id: `broad/${slug(name)}`, rules, make: referenceWith(...changes) };
}

/** Returns the mistakes of some operations, which all make the same one. */
function wrong(
  name: string,
  operations: readonly (keyof Adapter)[],
  rules: readonly string[],
  mistakes: Readonly<Record<string, Wrong>>,
): BroadMutant[] {
  return Object.entries(mistakes).map(([what, mistake]) =>
    broad(`${name} ${what}`, rules, [
      (reference) =>
        Object.fromEntries(
          operations.map((operation) => [operation, mistake(reference[operation] as Operation)]),
        ),
    ]),
  );
}

/** Returns the mistakes of `localize` and its alias with one kind of object. */
function ofObject(
  kind: string,
  isOfKind: (object: {
    readonly integer?: string;
    readonly float?: string;
    readonly date?: unknown;
    readonly time?: string;
  }) => unknown,
  rules: readonly string[],
): BroadMutant[] {
  const mistakes = Object.entries({ ...NIL, ...RAISING, ...MARKS }).map(
    ([what, mistake]): [string, Wrong] => [
      what,
      (operation) => {
        const changed = mistake(operation);
        return (params) => (isOfKind(params.object) ? changed(params) : operation(params));
      },
    ],
  );
  return wrong(`localize of ${kind}`, LOCALIZATIONS, rules, Object.fromEntries(mistakes));
}
