import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import { openPointsOf } from '../../../fuzz/model/open-points';
import { NEW_SCENARIO } from '../../../fuzz/model/scenario-state';
import { after, type ModelCall } from '../../../fuzz/model/transitions';
import { readScripts } from '../../../suite/compile/scripts-file';
import type { ScriptCall } from '../../../steps/script';
import { readSuite, type Trial } from '../../../suite/read';
import { requireNone } from '../../none';

/**
 * The scenarios of level spec with calls that the model of the fuzzer does not regard as stated, by patterns of their
 * ids: the reading that states the outcome, or the reason why no expectation depends on a silent point.
 */
const OPEN: readonly (readonly [scenarios: RegExp, why: string])[] = [
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
    /^BLOCK-01\/a-key-that-only-the-previous-locale-has$/,
    'The expectation accepts any text that states that nothing is found.',
  ],
  [
    /^BLOCK-02\/a-(nested-)?block-that-.*raises-an-error$/,
    'SILENT-28: only what follows the block that raises is checked.',
  ],
  [/^INIT-05\/a-folder-with-two-loaders\//, 'SILENT-37: both loaders give the same text.'],
  [/^LOOKUP-06\//, 'The expectation accepts any text and any error.'],
  [
    /^BLOCK-03\/a-main-catalog-before-init$/,
    'Nothing is configured, so that no translations are defined for the locale.',
  ],
];

const { rules, trials } = readSuite(PACKAGE_ROOT);
const spec = new Set(rules.filter(({ level }) => level === 'spec').map(({ id }) => id));
const scriptOf = readScripts();
const played = trials.filter(({ rule }) => spec.has(rule));

/** Returns the silent points on which calls of a trial depend, in the states that the calls before them leave. */
function silentPointsOf(trial: Trial): Set<string> {
  let state = NEW_SCENARIO;
  const open: string[] = [];
  for (const call of scriptOf(trial).calls as readonly (ScriptCall & ModelCall)[]) {
    state = { ...state, files: { ...state.files, ...call.files } };
    open.push(...openPointsOf(state, call));
    state = after(state, call);
  }
  return new Set(open.filter((point) => point.startsWith('SILENT')));
}

test('level spec depends on no silent point, except for calls with a reading or a reason', () => {
  const open = new Map(played.map((trial) => [trial.id, [...silentPointsOf(trial)].join(', ')]));
  const ids = [...open].flatMap(([id, points]) => (points === '' ? [] : [id]));
  const unexplained = ids.filter((id) => !OPEN.some(([scenarios]) => scenarios.test(id)));
  requireNone(unexplained.map((id) => `${id}: ${open.get(id)}`));
  const unused = OPEN.filter(([scenarios]) => !ids.some((id) => scenarios.test(id)));
  requireNone(unused.map(([scenarios]) => scenarios.source));
});
