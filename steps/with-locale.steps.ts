import { When, Then, type DataTable } from '@cucumber/cucumber';
import type { CallResponse, WithLocaleResult } from '../adapter/contract/adapter';
import type { Name } from '../adapter/contract/values';
import { readBlock, textsOfResponses } from './block-notation';
import { checkResult, type Outcome } from './deviations';
import type { ConformanceWorld } from './world';

When(
  'a block runs with the locale {name}',
  async function (this: ConformanceWorld, locale: Name, calls: DataTable) {
    const mayRaise = calls.raw().some(([operation = '']) => operation.endsWith('raise'));
    await this.lookAt(
      this.given.surfaces.map(async (subject) => {
        const block = readBlock(calls.raw(), subject);
        return { ...(await this.calls.ask('with_locale', { subject, locale, block })), mayRaise };
      }),
    );
  },
);

Then('inside the block the calls gave', async function (this: ConformanceWorld, texts: DataTable) {
  const expected = texts.raw().map(([text]) => text);
  await this.expect((outcome) => checkResult(withCallsInWords(outcome), expected));
});

function withCallsInWords(outcome: Outcome): Outcome {
  if (!('result' in outcome)) return outcome;
  const { block } = outcome.result as WithLocaleResult;
  return { ...outcome, result: textsOfResponses(block as readonly CallResponse[]) };
}
