import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Call } from '../../adapter/contract/adapter';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { LoaderValue, Scalar, Scope, TranslationMap, Translations } from '../../adapter/contract/values';
import { isMap, NEW_SCENARIO } from '../../fuzz/model/scenario-state';
import { after, isStated, type ModelCall } from '../../fuzz/model/state-after';
import { readScripts } from '../../play';
import { nameText } from '../../steps/notation';
import type { ScriptCall } from '../../steps/script';
import { readSuite, type Trial } from '../../suite';
import { requireNone } from '../none';

/**
 * The scenarios of level spec with calls that the model of the fuzzer does not regard as stated, by patterns of their
 * ids: the reading that states the outcome, or the reason why no expectation depends on a silent point.
 */
const OPEN: readonly (readonly [scenarios: RegExp, why: string])[] = [
  [/^PLURAL-01\/counts-in-english\/(a-count-of-0|one-and-a-half)$/, 'READING-20'],
  [
    /^NUMBER-04\/a-format-given-as-a-symbol-or-a-string\/a-name-of-one-s-own$/,
    'Section 2.5: other names than `default` are user-defined. The model knows only some of them.',
  ],
  [/^PLURAL-02\/counts-[a-z-]+\/(a-count-of-0|a-negative-count)$/, 'READING-20'],
  [/^(PLURAL-02\/a-count-and-other-values|SCOPE-03\/a-scope-and-a-count)\/a-count-of-0$/, 'READING-20'],
  [/^DATE-02\/a-pattern-that-is-injected-after-a-date-was-localized$/, 'READING-21'],
  [/^NUMBER-04\/a-format-that-is-injected-after-a-number-was-localized$/, 'READING-21'],
  [/^TIME-02\/a-pattern-that-is-injected-after-a-time-was-localized$/, 'READING-21'],
  [
    /^INIT-01\/two-(folders|loaders)-|^INJECT-06\/two-catalogs-with-the-files-|^STATE-03\/nested-keys-/,
    'READING-01: nested keys are kept beside those that are injected later.',
  ],
  [
    /^(ALIAS-0[13]|MISSING-03)\/(a-key-and-an-argument|an-argument-in-a-block)\/|^ALIAS-01\/a-missing-translation-in-a-block$|^ALIAS-02\//,
    'The outcomes of two operations are compared only with each other, and both may do anything.',
  ],
  [
    /^PATTERN-01\/patterns-for-a-(time|date)\//,
    'SILENT-24 is about names of predefined patterns, which these are not.',
  ],
  [
    /^STATE-08\/init-after-|^STATE-02\/init\//,
    'SILENT-38: the locales in these calls are in the main catalog, or are in no loader.',
  ],
  [
    /^STATE-01\/((an-injection|replacing-the-main-configuration)-in-a-(nested-)?block\/|texts-that-are-injected-in-a-block\/|a-block-with-a-locale-that-was-injected-in-a-block$)/,
    'The model lacks these calls in blocks.',
  ],
  [
    /^STATE-01\/a-lookup-with-an-argument-in-a-block-and-after-it\//,
    'The model lacks lookups with arguments in blocks.',
  ],
  [
    /^BLOCK-01\/a-key-that-only-the-previous-locale-has$/,
    'The expectation accepts any text that states that nothing is found.',
  ],
  [
    /^BLOCK-02\/a-block-that-localizes-a-number-and-a-time-and-raises-an-error$/,
    'SILENT-28: only what follows the block is checked.',
  ],
  [
    /^BLOCK-03\/a-main-catalog-before-init$/,
    'Nothing is configured, so that no translations are defined for the locale.',
  ],
];

const { rules, trials } = readSuite(PACKAGE_ROOT);
const spec = new Set(rules.filter(({ level }) => level === 'spec').map(({ id }) => id));
const scriptOf = readScripts();
const played = trials.filter(({ rule }) => spec.has(rule));

/** Returns the calls of a trial that are not stated in the states that the calls before them leave. */
function openCallsOf(trial: Trial): string[] {
  let state = NEW_SCENARIO;
  const open: string[] = [];
  for (const call of scriptOf(trial).calls as readonly (ScriptCall & ModelCall)[]) {
    state = { ...state, files: { ...state.files, ...call.files } };
    if (!isStated(state, call)) open.push(call.method);
    state = after(state, call);
  }
  return open;
}

describe('level spec depends on no silent point', () => {
  const open = played.filter((trial) => openCallsOf(trial).length > 0).map(({ id }) => id);

  test('in a call, except for those with a reading or a reason', () => {
    requireNone(open.filter((id) => !OPEN.some(([scenarios]) => scenarios.test(id))));
    const unused = OPEN.filter(([scenarios]) => !open.some((id) => scenarios.test(id)));
    requireNone(unused.map(([scenarios]) => scenarios.source));
  });

  test('in the arguments of a call or a block', () => {
    const findings = played.flatMap((trial) =>
      scriptOf(trial)
        .calls.flatMap((call) => [call, ...callsInBlocks(call)])
        .flatMap((call) => openArguments(call as Call).map((what) => `${trial.id}: ${what}`)),
    );
    assert.deepEqual(findings, []);
  });

  test('in an argument that the test does not see', () => {
    const translations = { en: { a: { b: 1, 'c.d': ['x'] } } };
    const kwargs = { x: '%{name}', y: { float: '1.5' }, z: true, s: 'text', n: 1 };
    assert.deepEqual(openArguments({ method: 'inject', params: { translations } } as Call), [
      'SILENT-10: a.b',
      'SILENT-36: a.c.d',
      'SILENT-10: a.c.d',
    ]);
    assert.deepEqual(
      openArguments({ method: 't', params: { key: '', scope: ['a.b'], kwargs } } as unknown as Call),
      ['SILENT-36: ""', 'SILENT-36: "a.b"', 'SILENT-33: x', 'SILENT-34: y', 'SILENT-34: z'],
    );
    const config = { available_locales: ['en'], fallbacks: { mapping: {} } };
    assert.deepEqual(openArguments({ method: 'configure', params: config } as Call), [
      'SILENT-05: available_locales',
      'SILENT-05: fallbacks',
    ]);
  });
});

/** The params of all methods, as far as they are looked at. */
interface Params {
  readonly block?: readonly Call[];
  readonly config?: Params;
  readonly loaders?: readonly LoaderValue[];
  readonly loader?: LoaderValue;
  readonly translations?: Translations;
  readonly key?: string | { readonly symbol: string };
  readonly scope?: Scope | null;
  readonly params?: Readonly<Record<string, Scalar>> | null;
  readonly kwargs?: Readonly<Record<string, Scalar>>;
  readonly available_locales?: readonly string[] | null;
  readonly fallbacks?: object | null;
}

function callsInBlocks({ params }: { readonly params?: object }): Call[] {
  const { block = [] } = (params ?? {}) as Params;
  return block.flatMap((call) => [call, ...callsInBlocks(call)]);
}

/** Returns the silent points that the arguments of a call depend on. */
function openArguments({ method, params }: Call): string[] {
  const given = (params ?? {}) as Params;
  const isConfig = method === 'configure' || method === 'config=' || method === 'Catalog.from_config';
  const options = given.config ?? given;
  const loaders = [...(options.loaders ?? []), ...(given.loader === undefined ? [] : [given.loader])];
  const hashes = loaders.flatMap((loader) => (loader.format === 'inline' ? [loader.translations] : []));
  return [
    ...[given.translations ?? {}, ...hashes].flatMap(openKeysOf),
    ...openPartsOf(given),
    ...Object.entries({ ...given.params, ...given.kwargs }).flatMap(openValue),
    ...(isConfig && options.available_locales ? ['SILENT-05: available_locales'] : []),
    ...(isConfig && options.fallbacks ? ['SILENT-05: fallbacks'] : []),
  ];
}

/** Finds empty keys, and empty parts of scopes or parts with dots. */
function openPartsOf({ key, scope }: Params): string[] {
  const parts = Array.isArray(scope) ? (scope as readonly (string | { symbol: string })[]).map(nameText) : [];
  const isOpen = (part: string) => part === '' || part.includes('.');
  return [
    ...(key === '' ? [''] : []),
    ...(scope === '' || (Array.isArray(scope) && parts.length === 0) ? [''] : []),
    ...parts.filter(isOpen),
  ].map((part) => `SILENT-36: ${JSON.stringify(part)}`);
}

/** Finds values with placeholders, and values that are neither texts nor Ints. */
function openValue([name, value]: readonly [string, Scalar]): string[] {
  if (typeof value === 'string') return value.includes('%{') ? [`SILENT-33: ${name}`] : [];
  return typeof value === 'number' ? [] : [`SILENT-34: ${name}`];
}

/** Finds keys with dots, and leaves that are no texts, except in localization data. */
function openKeysOf(translations: Translations): string[] {
  const inMap = (map: TranslationMap, path: readonly string[]): string[] =>
    Object.entries(map).flatMap(([key, value]) => {
      if (path.length === 0 && key === 'i18n') return [];
      const its = [...path, key];
      const odd = key === '' || key.includes('.') ? [`SILENT-36: ${its.join('.')}`] : [];
      if (isMap(value)) return [...odd, ...inMap(value, its)];
      return [...odd, ...(typeof value === 'string' ? [] : [`SILENT-10: ${its.join('.')}`])];
    });
  return Object.values(translations).flatMap((map) => inMap(map, []));
}
