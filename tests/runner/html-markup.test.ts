import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Block, fold, text } from '../../runner/blocks/block';
import { blocksMarkup } from '../../runner/blocks/html-markup';
import { markup } from '../../runner/blocks/markup';
import { totalsOf } from '../../runner/verdict/verdict';
import { deviating, judgementOf, ruleWith } from './judgements';

const HOSTILE = `</code><img src="x" onerror='y'>&\u202e`;
const shown = (...blocks: Block[]): string => markup`${blocksMarkup(blocks)}`.text;

test('texts of a port are escaped in each block', () => {
  const totals = totalsOf([{ verdict: 'failed' }]);
  const html = shown(
    text(
      HOSTILE,
      { strong: HOSTILE },
      { soft: HOSTILE },
      { code: HOSTILE },
      { verdict: 'failed', text: HOSTILE },
    ),
    { kind: 'text', role: 'place', line: [{ to: HOSTILE }, HOSTILE] },
    { kind: 'text', role: 'quote', line: [`\`${HOSTILE}\``] },
    { kind: 'table', columns: [HOSTILE], numeric: [], rows: [[{ line: [HOSTILE] }, { line: [], totals }]] },
    { kind: 'diff', title: HOSTILE, lines: [{ kind: 'actual', text: HOSTILE }] },
    { kind: 'code', title: HOSTILE, lines: [HOSTILE] },
    { kind: 'command', title: 'run', command: HOSTILE },
    { kind: 'list', items: [[HOSTILE]] },
    { kind: 'heading', id: HOSTILE, title: HOSTILE, remark: HOSTILE },
    fold([HOSTILE], () => [], { id: HOSTILE, numbers: HOSTILE, data: { results: HOSTILE } }),
  );
  assert.doesNotMatch(html, /<img|onerror='|\u202e/);
  assert.equal(
    html.match(/&lt;\/code&gt;&lt;img src=&quot;x&quot; onerror=&#39;y&#39;&gt;&amp;\\u202e/g)?.length,
    23,
  );
});

test('a fold is open only if it is folded nowhere, and a page may show a link in its place', () => {
  const content = (): Block[] => [text('inside')];
  const html = shown(
    fold([{ verdict: 'failed' }, ' a title'], content, { role: 'finding', folded: 'nowhere', id: 'one' }),
    fold(['`closed`'], content, { data: { results: 'passed@module' } }),
    fold(['elsewhere'], content, { elsewhere: [{ to: 'one', text: 'there' }] }),
  );
  assert.match(
    html,
    /^<details class="finding" id="one" open="">\s*<summary><b class="sign failed" role="img" aria-label="failed">✗<\/b> <h3 class="name"> a title<\/h3>/,
  );
  assert.match(
    html,
    /<details data-results="passed@module">\s*<summary> <span class="name"><code>closed<\/code>/,
  );
  assert.match(html, /<p><a href="#one">there<\/a><\/p>$/);
  assert.equal(html.match(/<p>inside<\/p>/g)?.length, 2);
});

test('the step that failed is marked, the lines of a difference are labelled, and the command can be copied', () => {
  const [judged] = judgementOf([ruleWith('LOOKUP-01')], [['LOOKUP-01', 'failed']]).rules[0]!.trials;
  const html = shown(...deviating(judged!, 'a', 'b'));
  assert.match(
    html,
    /<li class="failing"><span class="hidden-text">the scenario ended at this step: <\/span>/,
  );
  assert.match(html, /<span class="label">expected<\/span><code>&quot;a&quot;<\/code>/);
  assert.match(html, /<span class="label">actual<\/span><code>&quot;b&quot;<\/code>/);
  assert.match(html, /<div class="copyable command"><code>again<\/code><\/div>/);
});
