import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proseOfFeature, proseOfList } from '../../scripts/checks/prose';
import { longSentenceFindings, sentenceFindings } from '../../scripts/checks/sentences';

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

test('long sentences in descriptions and rules of features are found, and in nothing else of them', () => {
  const step = `    Scenario: a case\n      Given ${sentenceOf(40)}\n`;
  const source = `Feature: Keys\n  ${sentenceOf(10)}\n  ${sentenceOf(31)}\n\n  Rule: ${sentenceOf(32)}\n\n${step}`;
  assert.deepEqual(longSentenceFindings([proseOfFeature({ file: 'a.feature', source })]), [
    'a.feature:2: a sentence has 31 words; split it, 30 are the most',
    'a.feature:5: a sentence has 32 words; split it, 30 are the most',
  ]);
});

test('long sentences in the texts of lists are found, and in nothing else of them', () => {
  const texts = `- id: ${sentenceOf(40)}\n  title: ${sentenceOf(31)}\n  why: >-\n    A${' b'.repeat(20)}\n    b${' b'.repeat(11)}.\n`;
  const source = `# ${sentenceOf(40)}\n\n${texts}  rules: [${sentenceOf(40)}]\n    c${' c'.repeat(40)}\n`;
  assert.deepEqual(longSentenceFindings([proseOfList({ file: 'a.yaml', source })]), [
    'a.yaml:4: a sentence has 31 words; split it, 30 are the most',
    'a.yaml:6: a sentence has 33 words; split it, 30 are the most',
  ]);
});
