import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conformancePage } from '../../scripts/conformance-page';
import { fillBlocks } from '../../scripts/conformance-page/fill-blocks';
import { escapeMarkdown } from '../../scripts/conformance-page/markdown';
import { ruleOf, sourcesOf, suiteOf } from './suites';

const BLOCKS = [
  'features',
  'counts',
  'rules',
  'sections',
  'table of silent points',
  'silent points',
  'readings',
  'contradictions',
  'accidents',
  'implementations',
  'libraries',
  'choices in silent points',
];

function pageOf(names: readonly string[]): string {
  return names
    .map((name) => `Before ${name}.\n\n<!-- generated: ${name} -->\nold\n<!-- end -->\n`)
    .join('\n');
}

/** Returns the content of one of the page's blocks. */
function blockOf(page: string, name: string): string {
  return page.split(`<!-- generated: ${name} -->`)[1]?.split('<!-- end -->')[0]?.trim() ?? '';
}

test('blocks are filled, and the rest of the page does not change', () => {
  const page =
    '# Title\n<!-- generated: one -->\nold\n<!-- end -->\nBetween\n<!-- generated: two -->\n<!-- end -->\n';
  const blocks = new Map([
    ['one', 'new $& text'],
    ['two', '| a |'],
  ]);
  const filled =
    '# Title\n<!-- generated: one -->\n\nnew $& text\n\n<!-- end -->\nBetween\n' +
    '<!-- generated: two -->\n\n| a |\n\n<!-- end -->\n';
  assert.equal(fillBlocks(page, blocks, 'PAGE.md'), filled);
  assert.equal(fillBlocks(filled, blocks, 'PAGE.md'), filled);
});

const mistakes: readonly { readonly title: string; readonly page: string; readonly finding: RegExp }[] = [
  {
    title: 'a block without an end',
    page: '<!-- generated: one -->\n',
    finding: /"<!-- generated: one -->" has no/,
  },
  {
    title: 'a block in a block',
    page: '<!-- generated: one -->\n<!-- generated: one -->\n<!-- end -->',
    finding: /"<!-- generated: one -->" has no counterpart/,
  },
  {
    title: 'an end without a block',
    page: '<!-- end -->\n<!-- generated: one -->\n<!-- end -->',
    finding: /^PAGE.md: "<!-- end -->" has no counterpart$/,
  },
  {
    title: 'an unknown block',
    page: '<!-- generated: one -->\n<!-- end -->\n<!-- generated: three -->\n<!-- end -->',
    finding: /^PAGE.md: no block is called "three"; there are one$/,
  },
  {
    title: 'a missing block',
    page: 'text',
    finding: /^PAGE.md: the block "one" is on the page 0 times, not once$/,
  },
  {
    title: 'a duplicate block',
    page: '<!-- generated: one -->\n<!-- end -->\n<!-- generated: one -->\n<!-- end -->',
    finding: /^PAGE.md: the block "one" is on the page 2 times/,
  },
];
for (const { title, page, finding } of mistakes) {
  test(`a page with ${title} is refused`, () => {
    assert.throws(() => fillBlocks(page, new Map([['one', 'text']]), 'PAGE.md'), { message: finding });
  });
}

test('only the parts of a text between backticks become code', () => {
  assert.equal(
    escapeMarkdown('a |b| <c>\n  *d* [e](f) ` \\h'),
    'a \\|b\\| &lt;c> \\*d\\* \\[e\\](f) \\` \\\\h',
  );
  assert.equal(escapeMarkdown('*a* `b <c> *d* | e` `f'), '\\*a\\* `b <c> *d* \\| e` \\`f');
});

test('rules are listed with their sections, level and scenarios, and can be linked to', () => {
  const crystal = ruleOf('DEFAULT-01', { level: 'crystal', silentPoints: ['SILENT-01'], scenarios: [] });
  const sources = sourcesOf();
  const suite = suiteOf([ruleOf('LOOKUP-01'), crystal], sources.suite.silentPoints);
  const page = conformancePage(pageOf(BLOCKS), { ...sources, suite });
  assert.equal(
    blockOf(page, 'rules'),
    [
      '### Lookup\n',
      '#### Keys\n',
      'What keys are.\n',
      '| Rule | Sentence | Level | Sections | Checked by |',
      '| --- | --- | --- | --- | --- |',
      '| <a id="lookup-01"></a>LOOKUP-01 | The sentence of LOOKUP-01 | `spec` | 1 | [1 scenario](features/lookup/keys.feature) |',
      '| <a id="default-01"></a>DEFAULT-01 | The sentence of DEFAULT-01 | `crystal` | 1 | [0 scenarios](features/lookup/keys.feature) |\n',
      'Source: [features/lookup/keys.feature](features/lookup/keys.feature)',
    ].join('\n'),
  );
  assert.equal(
    blockOf(page, 'counts'),
    '| Level | Rules | Scenarios | Trials |\n| --- | --- | --- | --- |\n' +
      '| `spec` | 1 | 1 | 2 |\n| `crystal` | 1 | 0 | 0 |',
  );
  assert.equal(
    blockOf(page, 'features'),
    '| Chapter | Features |\n| --- | --- |\n| [Lookup](#lookup) | [Keys](#keys) |',
  );
  assert.match(
    blockOf(page, 'table of silent points'),
    /^\| \[SILENT-01\]\(#silent-01\) \| A point \| 1 \| \[DEFAULT-01\]\(#default-01\) \|$/m,
  );
  assert.match(
    blockOf(page, 'silent points'),
    /^\*\*<a id="silent-01"><\/a>SILENT-01: A point\*\* \(section 1\)$/m,
  );
  assert.match(blockOf(page, 'silent points'), /^- Observed by: \[DEFAULT-01\]\(#default-01\)$/m);
  assert.equal(
    blockOf(page, 'sections'),
    '### 1 Keys\n\n| Sentence of the document, in our words | Rules | Silent points |\n| --- | --- | --- |\n' +
      '| A key is a key. | [LOOKUP-01](#lookup-01) | [SILENT-01](#silent-01) |',
  );
});

test('contradictions name the scenarios that the original fails, accidents say why they are not copied', () => {
  const contradiction = {
    id: 'CONTRADICTION-1',
    title: 'A contradiction',
    document: 'So.',
    original: 'Not so.',
    reference: 'So it is.',
    scenarios: ['LOOKUP-01/a-case'],
  };
  const accident = {
    id: 'ACCIDENT-1',
    title: 'An accident',
    original: 'Odd.',
    reference: 'Even.',
    why: 'It is odd.',
  };
  const page = conformancePage(
    pageOf(BLOCKS),
    sourcesOf({
      contradictions: [contradiction, { ...contradiction, id: 'CONTRADICTION-2', scenarios: [] }],
      accidents: [accident],
    }),
  );
  assert.match(
    blockOf(page, 'contradictions'),
    /^- Failing scenarios of \[LOOKUP-01\]\(#lookup-01\): `LOOKUP-01\/a-case`$/m,
  );
  assert.match(
    blockOf(page, 'contradictions'),
    /^- Failing scenarios: none, because no scenario of level `spec` shows this point$/m,
  );
  assert.match(blockOf(page, 'contradictions'), /^- crystal-i18n 0\.2\.2: Not so\.$/m);
  assert.match(blockOf(page, 'accidents'), /^- Why: It is odd\.$/m);
});

test('a reading has the sentence, the reason, and links to the rules that depend on it', () => {
  const reading = {
    id: 'READING-01',
    title: 'A `point`',
    sections: ['1', '4.2'],
    sentence: 'It may be.',
    reading: 'It is.',
    why: 'Nothing else would do.',
    rules: ['LOOKUP-01', 'LOOKUP-02'],
    mutants: [],
  };
  const page = conformancePage(pageOf(BLOCKS), sourcesOf({ readings: [reading] }));
  assert.equal(
    blockOf(page, 'readings'),
    [
      '**<a id="reading-01"></a>READING-01: A `point`** (sections 1, 4.2)\n',
      '- The document, in our words: It may be.',
      '- The reading: It is.',
      '- Why: Nothing else would do.',
      '- Rules that depend on it: [LOOKUP-01](#lookup-01), [LOOKUP-02](#lookup-02)',
    ].join('\n'),
  );
});
