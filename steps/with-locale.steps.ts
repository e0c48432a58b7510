import type { Call, TranslateParams, WithLocaleParams } from '../adapter/contract/adapter';
import type { Name } from '../adapter/contract/values';
import { readBlock } from './block-notation';
import { blockAgrees, blockReturns } from './expectations';
import { pathOf } from './notation';
import { When, Then, type StepTable } from './step-registry';

When('a block runs with the locale {name}', (script, locale: Name, calls: StepTable) => {
  const block = readBlock(calls, script.subject);
  const lookup = lookupsIn(block).at(-1);
  if (lookup !== undefined) script.path = pathOf(lookup.key, lookup.scope);
  script.ask('with_locale', { locale, block });
});

Then('the calls in the block returned', (script, texts: StepTable) => {
  const expected = texts.map(([text = '']) => text);
  script.expect(blockReturns(script.lastAsked.params as WithLocaleParams, expected, script.notMissing));
});

Then('the calls in the block all returned the same', (script) => {
  script.expect(blockAgrees(script.lastAsked.params as WithLocaleParams));
});

/** Returns the params of the lookups in a block and in the blocks inside it. */
function lookupsIn(block: readonly Call[]): TranslateParams[] {
  return block.flatMap(({ method, params }) => {
    if (method === 'with_locale') return lookupsIn((params as WithLocaleParams).block);
    return /^(?:t|translate)!?$/.test(method) ? [params as TranslateParams] : [];
  });
}
