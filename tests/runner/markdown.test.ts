import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marked } from 'marked';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { type Block, fold, text } from '../../runner/blocks/block';
import { markdownOf } from '../../runner/blocks/markdown-text';
import { markdownReport } from '../../runner/reports/markdown';
import { readKnownMistakes, readSuite } from '../../suite';
import { deviating, judgementOf, ruleWith } from './judgements';

const HOSTILE = '<img src=x> **bold** [link](https://a.example) @you `<b>` \u202e';
const FOLDS: Block[] = [
  fold([{ verdict: 'failed' }, ' ', { code: 'LOOKUP-01' }, ' a sentence'], () => [text('inside')], {
    folded: 'on pages',
    numbers: '2 of 2 failures',
  }),
  fold(['1 more failure with `code`'], () => [text('hidden')]),
  fold(['another'], () => []),
];

test('a fold is a heading with its content, or a part that a reader can open, or one line', () => {
  const lines = (detail: 'all' | 'summaries' | 'outline'): string[] =>
    markdownOf(FOLDS, detail).trimEnd().split('\n');
  assert.deepEqual(lines('all').slice(0, 8), [
    '#### LOOKUP-01 a sentence (2 of 2 failures)',
    '',
    'inside',
    '',
    '<details><summary>1 more failure with code</summary>',
    '',
    'hidden',
    '',
  ]);
  assert.deepEqual(lines('summaries').slice(4), ['- 1 more failure with `code`', '- another']);
  assert.equal(lines('outline')[0], '- LOOKUP-01 a sentence (2 of 2 failures)');
});

test('texts of a port are no markup', () => {
  const blocks: Block[] = [
    text(HOSTILE, { soft: HOSTILE }, { strong: HOSTILE }),
    { kind: 'list', items: [[{ code: HOSTILE }]] },
    { kind: 'table', columns: ['x'], numeric: [0], rows: [[{ line: [HOSTILE] }]] },
    fold([HOSTILE], () => [{ kind: 'code', lines: [`\`\`\`${HOSTILE}`] }]),
    { kind: 'command', title: 'run', command: HOSTILE },
    { kind: 'diff', title: HOSTILE, lines: [{ kind: 'actual', text: HOSTILE }] },
  ];
  const html = marked.parse(markdownOf(blocks, 'all'), { async: false });
  assert.doesNotMatch(html, /<img|<a |<b>|<strong>bold|\u202e/);
  // GitHub notifies a user that is mentioned outside of code.
  assert.doesNotMatch(markdownOf(blocks, 'all').replace(/^(`{3,})[^]*?^\1$/gm, ''), /@you/);
});

test('an expected outcome is green on GitHub, and the step that failed is marked', () => {
  const [judged] = judgementOf([ruleWith('LOOKUP-01')], [['LOOKUP-01', 'failed']]).rules[0]!.trials;
  const markdown = markdownOf(deviating(judged!, 'a', 'b'), 'all');
  assert.match(markdown, /^```\n> When a-case is played\n```$/m);
  assert.match(markdown, /^```diff\n\+ expected {2}"a"\n- actual {4}"b"\n```\n\n```sh\nagain\n```$/m);
});

test('a report of many failures fits in a comment, with less detail step by step', () => {
  const suite = readSuite(PACKAGE_ROOT);
  const report = (message: string): string => {
    const endings = suite.rules.map(({ id }) => [id, 'failed', message] as const);
    const mistakes = readKnownMistakes(PACKAGE_ROOT, suite.trials);
    return markdownReport(judgementOf(suite.rules, endings, { suite, mistakes }), () => 'a command');
  };
  for (const [message, hasExample] of [
    ['wrong', true],
    ['wrong'.repeat(2000), false],
  ] as const) {
    const markdown = report(message);
    assert.ok(Buffer.byteLength(markdown) < 60_000);
    assert.match(markdown, /\nThis report was shortened to fit into a comment\.[^\n]*\n$/);
    assert.equal(markdown.includes('a command'), hasExample);
    assert.doesNotMatch(markdown, /<details>/);
  }
});
