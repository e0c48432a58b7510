import type { Name } from '../adapter/contract/values';
import { readBlock } from './block-notation';
import { noStatements } from './missing';
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
  await this.expect({ kind: 'block returns', texts: expected, not: noStatements(this) });
});

Then('the calls in the block all returned the same', async function (this: ConformanceWorld) {
  await this.expect({ kind: 'block agrees' });
});

/** Returns the path of the last lookup in a block, or an empty text if the block makes no lookup. */
function pathInBlock(rows: readonly (readonly string[])[]): string {
  const isLookup = ([operation = '']: readonly string[]) => /^(?:> )?(?:t|translate)!?$/.test(operation);
  const [, key = ''] = rows.findLast(isLookup) ?? [];
  return key === '' ? '' : pathOf(nameOf(key));
}
