import type { SourceFile } from './project-files';

/** The maximum number of words in a sentence. */
const MAX_WORDS = 30;
/** The limit for the average number of words in the sentences of all pages. */
const MAX_AVERAGE = 15;

/** A paragraph or a list item: lines up to an empty line or the next item. */
const PARAGRAPH = /\S[^\n]*(?:\n(?!\s*(?:\n|[-*] |\d+\. ))[^\n]+)*/g;

/** Finds sentences that are too long, and an average length that is too high. */
export function sentenceFindings(pages: readonly SourceFile[]): string[] {
  const sentences = pages.flatMap(sentencesOf);
  const average = sentences.reduce((sum, { words }) => sum + words, 0) / Math.max(1, sentences.length);
  return [
    ...sentences
      .filter(({ words }) => words > MAX_WORDS)
      .map(
        ({ place, words }) => `${place}: a sentence has ${words} words; split it, ${MAX_WORDS} are the most`,
      ),
    ...(average >= MAX_AVERAGE
      ? [`the sentences have ${average.toFixed(1)} words on average; shorten them to under ${MAX_AVERAGE}`]
      : []),
  ];
}

/** Returns the sentences of paragraphs and list items; tables, headings, code and generated blocks are left out. */
function sentencesOf({ file, source }: SourceFile) {
  const text = source
    .replace(/^```.*?^```$/gms, blankLines)
    .replace(/<!-- generated: .*?<!-- end -->/gs, blankLines)
    .replace(/^(?:#.*|\|.*|\s*<.*>\s*)$/gm, '');
  return [...text.matchAll(PARAGRAPH)].flatMap((match) => {
    const line = text.slice(0, match.index).split('\n').length;
    return match[0]
      .replace(/`[^`]*`/g, 'Code')
      .split(/(?<=[.:!?]["'`)*]*)\s+(?=["'`(*[]*[A-Z0-9])/)
      .map((sentence) => ({ place: `${file}:${line}`, words: wordsIn(sentence) }))
      .filter(({ words }) => words > 0);
  });
}

function wordsIn(sentence: string): number {
  return sentence
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}

function blankLines(text: string): string {
  return text.replace(/[^\n]/g, '');
}
