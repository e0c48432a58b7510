import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentenceFindings } from '../../scripts/checks/sentences';

const sentenceOf = (words: number) => `A${' b'.repeat(words - 1)}.`;

test('a sentence of more than 30 words is found where its paragraph begins', () => {
  const source = `# Title\n\n${sentenceOf(30)} \`c\` ends.\n\n- One. Two. Three.\n- ${sentenceOf(31)}\n`;
  assert.deepEqual(sentenceFindings([{ file: 'A.md', source }]), [
    'A.md:6: a sentence has 31 words; split it, 30 are the most',
  ]);
});

test('code, tables, headings and generated blocks are not counted', () => {
  const long = sentenceOf(50);
  const source = `# ${long}\n\n| ${long} |\n\n\`\`\`sh\n${long}\n\`\`\`\n\n<!-- generated: a -->\n\n${long}\n\n<!-- end -->\n`;
  assert.deepEqual(sentenceFindings([{ file: 'A.md', source }]), []);
});

test('an average of 15 words in a sentence is found', () => {
  const source = `${sentenceOf(10)} ${sentenceOf(20)}\n`;
  assert.deepEqual(sentenceFindings([{ file: 'A.md', source }]), [
    'the sentences have 15.0 words on average; shorten them to under 15',
  ]);
});
