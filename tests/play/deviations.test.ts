import { deepStrictEqual, match, ok, strictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Adapter } from '../../adapter/contract/adapter';
import { invalidParams, OperationError } from '../../adapter/contract/errors';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import createReference from '../../ports/reference';
import { playAll, type TrialResult } from '../../play';
import { operationText, type Deviation } from '../../play/deviation';
import { readSuite } from '../../suite';

const suite = readSuite(PACKAGE_ROOT);
const STRING = 'LOOKUP-03/a-key-given-as-a-string-or-a-symbol/a-string @module';
const RAISING = 'MISSING-02/a-catalog-without-translations @catalog';

/** Returns how a trial ends for the reference with some of its operations changed. */
async function outcomeOf(
  key: string,
  change: Partial<Adapter> | ((reference: Adapter) => Partial<Adapter>) = {},
): Promise<TrialResult> {
  const trial = suite.trials.find((one) => one.key === key);
  ok(trial, `no scenario ${key}`);
  const reference = createReference();
  const changed = typeof change === 'function' ? change(reference) : change;
  const session = await openInProcessSession(() => ({ ...reference, ...changed }));
  const [outcome] = await playAll(session, [trial]);
  return outcome!;
}

/** Returns the message of a trial that fails. */
async function failureOf(...outcome: Parameters<typeof outcomeOf>): Promise<string> {
  const { kind, problem } = await outcomeOf(...outcome);
  strictEqual(kind, 'failed');
  return problem?.message ?? '';
}

describe('the outcome of a scenario', () => {
  it('names the surface and the operation with another result', async () => {
    const change = (reference: Adapter): Partial<Adapter> => ({
      translate: async (params) => (params.subject === 'I18n' ? 'another' : reference.translate(params)),
    });
    deepStrictEqual((await outcomeOf(STRING, change)).problem, {
      kind: 'failed',
      message: 'translate on the module: expected "A simple translation", got "another"',
      deviations: [
        { surface: 'I18n', operation: 'translate', expected: 'A simple translation', actual: 'another' },
      ],
    });
  });

  it('names the error that an operation raised, also in a Given or instead of running a block', async () => {
    const fails = async () => Promise.reject(new TypeError('no such thing'));
    const raised = /^translate on the module: expected .*, but it raised TypeError: no such thing$/;
    match(await failureOf(STRING, { translate: fails }), raised);
    const block = 'BLOCK-01/a-locale-given-as-a-string-or-a-symbol/a-string @module';
    match(await failureOf(block, { withLocale: fails }), /^with_locale on the module: .*: no such thing$/m);
    const { problem } = await outcomeOf(STRING, { init: fails });
    const [{ error, ...deviation }] = problem!.deviations as [Deviation];
    deepStrictEqual(deviation, { surface: 'I18n', operation: 'init', expected: 'no error', inWords: true });
    deepStrictEqual([error?.code, error?.type, error?.message], [3, 'TypeError', 'no such thing']);
    match(error?.at ?? '', /^deviations\.test\.[jt]s:\d+$/);
  });

  it('has a note on another code than that of the expected error, and the result instead of an error', async () => {
    const raises = async () => Promise.reject(new OperationError(3, 'MissingTranslation', 'no a'));
    const note = / but it raised MissingTranslation: no a \(code 3 instead of 2\)$/;
    match(await failureOf(RAISING, { translateOrThrow: raises }), note);
    deepStrictEqual(
      (await outcomeOf(RAISING, { translateOrThrow: async () => 'a text' })).problem?.deviations,
      [
        {
          surface: 'catalog',
          operation: 'translate!',
          expected: 'raises MissingTranslation',
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
  });

  it('is a fault when the adapter fails before the first step or in a step', async () => {
    const translate = async () => Promise.reject(invalidParams('what is a key?'));
    deepStrictEqual((await outcomeOf(STRING, { translate })).problem, {
      kind: 'fault',
      message: 'the adapter did not understand the params of translate: what is a key?',
      fault: { reason: 'invalid-params', stderr: [] },
    });
    const before = await outcomeOf(STRING, { reset: async () => Promise.reject(new Error('stuck')) });
    deepStrictEqual([before.kind, before.step], ['fault', undefined]);
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
