import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import { readScripts } from '../../../suite/compile/scripts-file';
import { readSuite, type Scenario } from '../../../suite/read';
import { requireNone } from '../../none';

/** The reasons why no recording shows the outcomes that some scenarios of level crystal expect, by their ids. */
const UNRECORDED: Readonly<Record<string, string>> = {
  'ARGUMENT-03/placeholders-named-like-arguments-of-the-lookup':
    'no recorded text has a placeholder that is called scope, default, params or key',
  'FALLBACK-09/the-main-catalog': 'no recorded configuration has fallbacks',
  'FALLBACK-09/a-separate-catalog': 'no recorded configuration has fallbacks',
  'FALLBACK-10/number-formats-and-date-data-of-the-parent': 'no recorded catalog with fallbacks localizes',
  'WITHLOCALE-02/the-message-of-the-error': 'errors of other types were recorded without their texts',
};

const FOLDER = join(PACKAGE_ROOT, 'fixtures/recordings');
const REPRODUCED = /^every recording of (\S+) is reproduced$/;
const RANGE = /^(.*-)(\d+)\.\.(\d+)$/;
const ALIASES: Readonly<Record<string, string>> = {
  t: 'translate',
  't!': 'translate',
  'translate!': 'translate',
  l: 'localize',
  'locale=': 'activate',
};

interface RecordedCall {
  /** Absent in a call that only writes a file. */
  readonly method?: string;
  readonly params?: { readonly block?: readonly RecordedCall[] };
}

/** Returns the operations of a recorded call, with those in its block. */
function operationsIn({ method, params }: RecordedCall): string[] {
  return method === undefined ? [] : [operationOf(method), ...(params?.block ?? []).flatMap(operationsIn)];
}

/** Returns the operation that a method of the protocol calls. */
function operationOf(method: string): string {
  return ALIASES[method] ?? method;
}

/** Returns the ids that a tag names: a single id, or all ids of a range. */
function idsOf(named: string): string[] {
  const [, family, first, last] = RANGE.exec(named) ?? [];
  if (family === undefined) return [named];
  const length = Math.max(1, Number(last) - Number(first) + 1);
  return Array.from({ length }, (_, index) => `${family}${Number(first) + index}`);
}

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'));
const lines = files.flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').trimEnd().split('\n'));
const recordings = lines.map((line) => JSON.parse(line) as { id: string; calls: readonly RecordedCall[] });
/** The operations that each recording called. The table of locales counts as one recording. */
const recorded = new Map([
  ['locale-rules', ['plural_rule_name', 'translate']],
  ...recordings.map(({ id, calls }) => [id, calls.flatMap(operationsIn)] as const),
]);

const { rules, trials } = readSuite(PACKAGE_ROOT);
const scenarios = rules.filter(({ level }) => level === 'crystal').flatMap((rule) => rule.scenarios);
/** Returns the kinds of recordings that the steps of a scenario play. A scenario that plays recordings needs no tag. */
const kindsIn = ({ steps }: Scenario): string[] =>
  steps.flatMap(({ text }) => REPRODUCED.exec(text)?.[1] ?? []);

test('each recording has an id of its own', () => assert.equal(recorded.size, recordings.length + 1));

test('each scenario of level crystal names recordings, or plays them', () => {
  const without = scenarios.filter((one) => one.recordings === undefined && kindsIn(one).length === 0);
  const ids = without.map(({ id }) => id);
  assert.deepEqual(ids.sort(), Object.keys(UNRECORDED).sort(), 'tag the scenario with @recorded: and an id');
  const named = scenarios.flatMap((one) => (one.recordings ?? []).flatMap(idsOf));
  requireNone(named.filter((id) => !recorded.has(id)));
  requireNone(scenarios.flatMap(kindsIn).filter((kind) => !files.includes(`${kind}.jsonl`)));
});

test('a recording that a scenario names calls the operation that the scenario checks', () => {
  const played = operationsPlayedLast();
  const wrong = scenarios.filter(({ id, recordings: tags = [] }) => {
    const operations = tags.flatMap(idsOf).flatMap((one) => recorded.get(one) ?? []);
    return tags.length > 0 && !operations.some((operation) => played.get(id)?.has(operation));
  });
  requireNone(wrong.map(({ id }) => id));
});

/** Returns the operations that scenarios call last, which their last steps check. */
function operationsPlayedLast(): ReadonlyMap<string, ReadonlySet<string>> {
  const scriptOf = readScripts();
  const played = new Map<string, Set<string>>();
  for (const trial of trials) {
    const last = scriptOf(trial).calls.at(-1);
    if (last !== undefined)
      played.set(trial.id, (played.get(trial.id) ?? new Set()).add(operationOf(last.method)));
  }
  return played;
}
