import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentenceFindings } from '../../scripts/checks/sentences';
import { wordFindings } from '../../scripts/checks/words';

const NOUN_CLAUSE = 'begin with a verb ("Returns"), or name the thing';

test('a doc comment that begins with a noun clause is found, on one line or on several', () => {
  const source = ['/** What it is. */', '/**', ' * How it works.', ' * What it is not.', ' */'].join('\n');
  assert.deepEqual(wordFindings(source, 'a.ts'), [
    `a.ts:1: a doc comment begins with "What": ${NOUN_CLAUSE}`,
    `a.ts:3: a doc comment begins with "How": ${NOUN_CLAUSE}`,
  ]);
});

test('"Whether" begins the doc comment of a field, but not of a function', () => {
  const field = '  /** Whether it is open. */\n  readonly isOpen: boolean;\n';
  const method =
    '/**\n * Whether it is open.\n *\n * @param it any door\n */\nexport function isOpen(it: Door) {}\n';
  assert.deepEqual(wordFindings(field + method, 'a.ts'), [
    'a.ts:4: the doc comment of a function begins with "Whether": write "Tells whether"',
  ]);
});

test('a banned identifier is found as a whole word', () => {
  assert.deepEqual(wordFindings('const orMeant = 1;\nconst minorMeant = orMeanted;\n', 'a.ts'), [
    'a.ts:1: write suggestionFor, or another plain name, instead of orMeant',
  ]);
});

const sentenceOf = (words: number) => `A${' b'.repeat(words - 1)}.`;

test('a sentence of more than 40 words is found where its paragraph begins', () => {
  const source = `# Title\n\n${sentenceOf(40)} \`c\` ends.\n\n- One.\n- ${sentenceOf(41)}\n`;
  assert.deepEqual(sentenceFindings([{ file: 'A.md', source }]), [
    'A.md:6: a sentence has 41 words; split it, 40 are the most',
  ]);
});

test('code, tables, headings and generated blocks are not counted', () => {
  const long = sentenceOf(50);
  const source = `# ${long}\n\n| ${long} |\n\n\`\`\`sh\n${long}\n\`\`\`\n\n<!-- generated: a -->\n\n${long}\n\n<!-- end -->\n`;
  assert.deepEqual(sentenceFindings([{ file: 'A.md', source }]), []);
});

test('an average of 25 words in a sentence is found', () => {
  const source = `${sentenceOf(20)} ${sentenceOf(30)}\n`;
  assert.deepEqual(sentenceFindings([{ file: 'A.md', source }]), [
    'the sentences have 25.0 words on average; shorten them to under 25',
  ]);
});
