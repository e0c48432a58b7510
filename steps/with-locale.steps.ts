import type { WithLocaleParams, WithLocaleResult } from '../adapter/contract/adapter';
import type { Name } from '../adapter/contract/values';
import { readBlock, textsOfResponses } from './block-notation';
import { checkResult, type Outcome } from './deviations';
import { isNothing, NOTHING } from './missing';
import { nameOf, pathOf } from './notation';
import { When, Then, type Table } from './step-registry';
import type { ConformanceWorld } from './world';

When(
  'a block runs with the locale {name}',
  async function (this: ConformanceWorld, locale: Name, calls: Table) {
    const mayRaise = calls.some(([operation = '']) => operation.endsWith('raise'));
    const { subject } = this.given;
    this.path = pathInBlock(calls);
    const block = readBlock(calls, subject);
    const call = this.calls.ask('with_locale', { subject, locale, block });
    await this.lookAt([call.then((outcome) => ({ ...outcome, mayRaise }))]);
  },
);

Then('the calls in the block returned', async function (this: ConformanceWorld, texts: Table) {
  const expected = texts.map(([text = '']) => text);
  const isMissing = isNothing(this);
  await this.expect((outcome) => checkResult(withCallsInWords(outcome, expected, isMissing), expected));
});

Then('the calls in the block all returned the same', async function (this: ConformanceWorld) {
  await this.expect((outcome) => {
    if (!('result' in outcome)) return checkResult(outcome, 'a result');
    const [first, ...others] = textsInBlock(outcome);
    return checkResult({ ...outcome, result: [first, ...others] }, [first, ...others.map(() => first)]);
  });
});

/** Replaces the result of a block by the results of its calls in words. */
function withCallsInWords(
  outcome: Outcome,
  expected: readonly string[],
  isMissing: (text: string) => boolean,
): Outcome {
  if (!('result' in outcome)) return outcome;
  const result = textsInBlock(outcome).map((text, index) =>
    expected[index] === NOTHING && isMissing(text) ? NOTHING : text,
  );
  return { ...outcome, result };
}

/** Returns the results of a block's calls in words. */
function textsInBlock({ call, result }: Outcome & { readonly result: unknown }): string[] {
  return textsOfResponses((result as WithLocaleResult).block, (call!.params as WithLocaleParams).block);
}

/** Returns the path of the last lookup in a block; an empty text when it makes none. */
function pathInBlock(rows: readonly (readonly string[])[]): string {
  const isLookup = ([operation = '']: readonly string[]) => /^(?:> )?(?:t|translate)!?$/.test(operation);
  const [, key = ''] = rows.findLast(isLookup) ?? [];
  return key === '' ? '' : pathOf(nameOf(key));
}
