import { deepStrictEqual, match, ok, strictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Adapter } from '../../../adapter/contract/adapter';
import { OperationError } from '../../../adapter/contract/errors';
import { openInProcessSession } from '../../../adapter/client/in-process-session';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import createReference from '../../../ports/reference';
import { playedOn } from '../../played';
import { failure, type TrialResult } from '../../../suite/play/trial-result';
import { deviationText, operationText, type Deviation } from '../../../suite/play/deviation';
import { readSuite } from '../../../suite/read';

const suite = readSuite(PACKAGE_ROOT);
const STRING = 'LOOKUP-03/a-key-given-as-a-string-or-a-symbol/a-string @module';
const RAISING = 'MISSING-02/a-catalog-without-translations @catalog';

/** Returns how a trial ends for the reference with some of its operations changed. */
async function outcomeOf(key: string, change: Partial<Adapter>): Promise<TrialResult> {
  const trial = suite.trials.find((one) => one.key === key);
  ok(trial, `no scenario ${key}`);
  const session = await openInProcessSession(() => ({ ...createReference(), ...change }));
  const [outcome] = await playedOn(session, [trial]);
  return outcome!;
}

describe('the outcome of a scenario', () => {
  it('names the error that an operation of a Given raised, and its place', async () => {
    const fails = async () => Promise.reject(new TypeError('no such thing'));
    const { problem } = await outcomeOf(STRING, { init: fails });
    const [{ error, ...deviation }] = problem!.deviations as [Deviation];
    deepStrictEqual(deviation, { surface: 'I18n', operation: 'init', expected: 'no error', inWords: true });
    deepStrictEqual([error?.code, error?.type, error?.message], [3, 'TypeError', 'no such thing']);
    match(error?.at ?? '', /^deviations\.test\.[jt]s:\d+$/);
  });

  it('names the surface, but not of an operation that belongs to none', () => {
    const text = (operation: string, surface = 'I18n') =>
      operationText({ operation, surface, expected: 'a' });
    const stateless = ['load', 'plural_rule', 'plural_rule_name', 'fallbacks_for', 'tag_parents'];
    for (const operation of [...stateless, 'plural_rule for 2']) strictEqual(text(operation), operation);
    strictEqual(text('locale'), 'locale on the module');
    strictEqual(text('locale', 'other'), 'locale on the other catalog');
    strictEqual(text('locale', 'catalog 2'), 'locale on a catalog');
  });

  it('names the catalog that could not be made', async () => {
    const newCatalog = async () => Promise.reject(new TypeError('no such thing'));
    const { problem } = await outcomeOf(RAISING, { newCatalog });
    match(problem?.message ?? '', /^Catalog\.new on a catalog: /);
  });

  it('has a note on another code than that of the expected error, and the result instead of an error', async () => {
    const raises = async () => Promise.reject(new OperationError(3, 'MissingTranslation', 'no a'));
    const note = / but it raised MissingTranslation: no a \(code 3 instead of 2\)$/;
    match((await outcomeOf(RAISING, { translateOrThrow: raises })).problem?.message ?? '', note);
    deepStrictEqual(
      (await outcomeOf(RAISING, { translateOrThrow: async () => 'a text' })).problem?.deviations,
      [
        {
          surface: 'catalog',
          operation: 'translate!',
          expected: 'error MissingTranslation',
          inWords: true,
          actual: 'a text',
        },
      ],
    );
  });

  it('has each recorded call that differs, but at most ten, and says how many more there are', async () => {
    const tags = await outcomeOf('RECORDING-02/parents-of-tags @library', { tagParents: async () => [] });
    strictEqual(tags.problem?.deviations?.length, 6);
    deepStrictEqual(tags.problem.deviations[0], {
      surface: 'I18n',
      operation: 'tags-open-2, call 1: tag_parents {"tag":"en-US"}',
      expected: ['en'],
      actual: [],
    });
    const numbers = await outcomeOf('RECORDING-04/numbers @library', { localize: async () => 'nothing' });
    const { deviations = [], message = '' } = numbers.problem ?? {};
    deepStrictEqual([deviations.length, message.split('\n').length], [10, 11]);
    match(message, /\nand \d+ more deviations$/);
    const [first] = deviations as [Deviation];
    for (const [more, last] of [
      [0, deviationText(first)],
      [1, 'and 1 more deviation'],
      [2, 'and 2 more deviations'],
    ] as const)
      strictEqual(
        failure(Array(10 + more).fill(first))
          .message.split('\n')
          .at(-1),
        last,
      );
    // The first ones are kept.
    match(deviations[0]!.operation, /^numbers-open-1, call 3: localize /);
  });
});

describe('the name of an operation', () => {
  it('has the surface on which it was called, if it has one', () => {
    const named = (operation: string, surface: string) =>
      operationText({ operation, surface, expected: null });
    strictEqual(named('translate', 'I18n'), 'translate on the module');
    strictEqual(named('load', 'I18n'), 'load');
  });
});
