import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { type Block, fold, text } from '../../runner/blocks/block';
import { chapterTable } from '../../runner/blocks/chapter-table';
import { blocksMarkup } from '../../runner/blocks/html-markup';
import { markdownOf } from '../../runner/blocks/markdown-text';
import { markup } from '../../runner/blocks/markup';
import { PLAIN, terminalText } from '../../runner/blocks/terminal-text';
import { createColors, fitted } from '../../runner/console/terminal';
import { junitReport } from '../../runner/reports/junit';
import { markdownReport } from '../../runner/reports/markdown';
import { totalsOf } from '../../runner/verdict/verdict';
import { readSuite } from '../../suite/read';
import { judgementOf, ruleWith, type Endings } from './judgements';

const RULES = [ruleWith('LOOKUP-01'), ruleWith('LOOKUP-02')];
const again = (): string => 'again';
const html = (...blocks: Block[]): string => markup`${blocksMarkup(blocks)}`.text;

/** Returns blocks of every kind that shows texts of a port, with the given text in each place. */
function blocksOf(hostile: string): Block[] {
  const totals = totalsOf([{ verdict: 'failed' }]);
  return [
    text(
      hostile,
      { strong: hostile },
      { soft: hostile },
      { code: hostile },
      { verdict: 'failed', text: hostile },
    ),
    { kind: 'text', role: 'place', line: [{ to: hostile }, hostile] },
    { kind: 'table', columns: ['x'], numeric: [], rows: [[{ line: [hostile] }, { line: [], totals }]] },
    { kind: 'diff', title: hostile, lines: [{ kind: 'actual', text: hostile }] },
    { kind: 'code', title: 'a log', lines: [hostile] },
    { kind: 'command', title: 'run', command: hostile },
    { kind: 'list', items: [[hostile]] },
    fold([hostile], () => [], { id: hostile, data: { results: hostile } }),
  ];
}

describe('texts of a port are escaped in each block', () => {
  test('in HTML', () => {
    const page = html(...blocksOf(`</code><img src="x" onerror='y'>&\u202e`));
    assert.doesNotMatch(page, /<img|onerror='|\u202e/);
    const escaped = '&lt;/code&gt;&lt;img src=&quot;x&quot; onerror=&#39;y&#39;&gt;&amp;\\u202e';
    assert.equal(page.split(escaped).length - 1, 16);
  });

  test('in Markdown', () => {
    const hostile = '<img src=x> **bold** [link](https://a.example) @you `<b>` \u202e';
    const code = fold([hostile], () => [{ kind: 'code', lines: [`\`\`\`${hostile}`] }]);
    const markdown = markdownOf([...blocksOf(hostile), code], 'all');
    assert.doesNotMatch(markdown, /\u202e/);
    // A block of code ends only with a fence of the same length.
    const outside = markdown.replace(/^(`{3,})\w*\n[^]*?^\1$/gm, '').replace(/`[^`\n]+`/g, '');
    assert.ok(outside.includes('bold'));
    // GitHub notifies a user that is mentioned outside of code.
    assert.doesNotMatch(outside, /<(?!\/?(?:details|summary)>)|\*\*bold|\]\(|@you/);
  });

  test('in a terminal', () => {
    const hostile = '\u001b[31m\u202e ::x';
    const code: Block = { kind: 'code', title: 'a log', lines: [hostile, '::error::x'] };
    for (const isVerbose of [true, false]) {
      const output = terminalText([...blocksOf(hostile), code], { ...PLAIN, isVerbose });
      assert.doesNotMatch(output, /[\u001b\u202e]|^\s*::/mu);
      assert.ok(output.split('\\u001b[31m\\u202e').length > 15);
    }
  });
});

test('each block shows all words of a text with several lines and spaces around it', () => {
  for (const words of [' first\nsecond\n\nthird ', '\tfirst\r\nsecond\nthird\n']) {
    const blocks = blocksOf(words);
    const verbose = terminalText(blocks, { ...PLAIN, isVerbose: true });
    for (const output of [html(...blocks), markdownOf(blocks, 'all'), verbose]) {
      const [first = 0, ...others] = ['first', 'second', 'third'].map(
        (word) => output.split(word).length - 1,
      );
      assert.deepEqual([first > 11, ...others], [true, first, first], output);
    }
  }
});

test('coloured lines fit the terminal', () => {
  const style = { colors: createColors(true), isVerbose: true };
  const [first = '', ...rest] = fitted(terminalText([text('word '.repeat(20).trim())], style), 50);
  assert.ok(first.length <= 50 && rest.every((line) => /^ {4}word/.test(line) && line.length <= 50));
  const failed = terminalText([text({ verdict: 'failed', text: 'failed' })], style);
  assert.equal(failed, '\u001b[31mfailed\u001b[39m');
});

test('in a terminal, a cell is green if all passed or nothing else applies, and otherwise red', () => {
  const style = { colors: createColors(true), isVerbose: true };
  const [first] = RULES[0]!.scenarios;
  const known = { known: 'LOOKUP-01/a-case @module  # a reason\n' };
  for (const [kind, color, options] of [
    ['passed', 32],
    ['not-applicable', 32],
    ['failed', 31],
    ['unsupported', 31],
    ['fault', 31],
    ['not-run', 31],
    ['failed', 31, known],
    ['passed', 31, known],
  ] as const) {
    const judgement = judgementOf(
      [{ ...RULES[0]!, scenarios: [first!, { ...first!, id: 'LOOKUP-01/two' }] }],
      [['LOOKUP-01/a-case @module', kind]],
      options,
    );
    const row = terminalText([chapterTable(judgement)], style).split('\n')[1];
    assert.match(row ?? '', new RegExp(`lookup +\u001b\\[${color}m[12] of 2\u001b`), kind);
  }
});

test('in HTML, a fold is open only if it is folded nowhere, and a page may show a link in its place', () => {
  const content = (): Block[] => [text('inside')];
  const page = html(
    fold([{ verdict: 'failed' }, ' a title'], content, { role: 'finding', folded: 'nowhere', id: 'one' }),
    fold(['`closed`'], content, { data: { results: 'passed@module' } }),
    fold(['also closed'], content, { folded: 'on pages' }),
    fold(['elsewhere'], content, { elsewhere: [{ to: 'one', text: 'there' }] }),
  );
  const sign = '<b class="sign failed" role="img" aria-label="failed">✗</b>';
  assert.match(
    html(text({ verdict: 'expected-failure' })),
    /class="sign expected-failure" .*"known failure"/,
  );
  const open = `^<details class="finding" id="one" open="">\\s*<summary>${sign} <h3 class="name"> a title</h3>`;
  assert.match(page, new RegExp(open));
  assert.match(page, /<details data-results="passed@module">\s*<summary> <span class="name"><code>closed</);
  assert.match(page, /<p><a href="#one">there<\/a><\/p>$/);
  assert.equal(page.match(/ open=""/g)?.length, 1);
  assert.equal(page.match(/<p>inside<\/p>/g)?.length, 3);
});

test('in Markdown, a fold is a heading with its content, or a part that a reader can open, or one line', () => {
  const title = [{ verdict: 'failed' }, ' ', { code: 'LOOKUP-01' }, ' a sentence'] as const;
  const folds: Block[] = [
    fold([...title], () => [text('inside')], { folded: 'on pages', numbers: '2 of 2 failures' }),
    fold(['1 more failure with `code`'], () => [text('hidden')]),
    fold(['another'], () => []),
  ];
  const heading = '#### LOOKUP-01 a sentence (2 of 2 failures)\n\ninside';
  const closed = '<details><summary>1 more failure with code</summary>\n\nhidden\n';
  assert.ok(markdownOf(folds, 'all').startsWith(`${heading}\n\n${closed}`));
  const summaries = markdownOf(folds, 'summaries');
  assert.equal(summaries.trimEnd(), `${heading}\n\n- 1 more failure with \`code\`\n- another`);
  assert.match(markdownOf(folds, 'outline'), /^- LOOKUP-01 a sentence \(2 of 2 failures\)\n/);
});

test('a report of many failures fits in a comment, with less detail step by step', () => {
  const suite = readSuite(PACKAGE_ROOT);
  const rules = suite.rules.slice(0, 100);
  for (const [message, hasExample] of [
    ['wrong', true],
    ['wrong'.repeat(2000), false],
  ] as const) {
    const endings = rules.map(({ id }) => [id, 'failed', message] as const);
    const judgement = judgementOf(rules, endings, { suite });
    const markdown = markdownReport(judgement, () => 'a command');
    assert.ok(Buffer.byteLength(markdown) < 60_000);
    assert.match(markdown, /\nThis report was shortened to fit into a comment\.[^\n]*\n$/);
    assert.equal(markdown.includes('a command'), hasExample);
    assert.doesNotMatch(markdown, /<details>/);
  }
  // The limit is one of bytes, and the text ends with a whole line.
  const many = Array.from({ length: 100 }, (_, index) =>
    ruleWith(`MANY-${index}`, { sentence: '☀'.repeat(3000) }),
  );
  const markdown = markdownReport(
    judgementOf(
      many,
      many.map(({ id }) => [id, 'failed', id]),
    ),
    again,
  );
  const size = Buffer.byteLength(markdown);
  assert.ok(size <= 60_000 && size > 50_000, `${size}`);
  assert.match(markdown, /\n- MANY-\d+ ☀{3000} \(2 of 200 failures\)\n\nThis report was shortened/);
});

test('JUnit skips trials on a surface that the port does not have', () => {
  const lacking: Endings = RULES.map(({ id }) => [`${id} @catalog`, 'unsupported']);
  const xml = junitReport(judgementOf(RULES, lacking), again);
  assert.ok(xml.includes('tests="4" failures="0" errors="0" skipped="2"'), xml);
  assert.ok(xml.includes('tests="2" failures="0" errors="0" skipped="1"'), xml);
});

test('a fault that is listed as a known failure keeps its message, and 0.2.2 does not share it', () => {
  const { scenarios, ...rule } = RULES[0]!;
  const shared = { ...rule, scenarios: [{ ...scenarios[0]!, contradictions: ['CONTRADICTION-1'] }] };
  const known = { known: 'LOOKUP-01  # not yet\n' };
  const xml = junitReport(judgementOf([shared], [['LOOKUP-01', 'fault', 'it died']], known), again);
  assert.match(xml, /<error type="fault" message="it died">/);
  assert.doesNotMatch(xml, /CONTRADICTION-1/);
});

test('a text as Markdown ends with the block in which it becomes too long', () => {
  let written = 0;
  const content = (): Block[] => {
    written += 1;
    return Array.from({ length: 10 }, () => text('ten'));
  };
  const blocks = Array.from({ length: 10 }, (_, index) => fold([`${index}`], content));
  const whole = markdownOf(blocks, 'all');
  assert.equal(written, 10);
  const start = markdownOf(blocks, 'all', 30);
  assert.equal(written, 11, 'the other folds are not written');
  assert.ok(start.length > 30 && start.length < whole.length / 10);
});
