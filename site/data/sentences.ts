import type { Section } from '../../suite';

type Sentence = Section['sentences'][number];

/** A sentence of the document with its position. */
export interface PlacedSentence {
  readonly section: string;
  /** The title of the section. */
  readonly title: string;
  /** The number of the sentence in the section, counted from 1. */
  readonly number: number;
  /** The sentence in our words. */
  readonly says: string;
}

/** Returns the sentences of the document for which a condition holds, in the order of the document. */
export function sentencesWith(
  document: readonly Section[],
  isWanted: (sentence: Sentence) => boolean,
): PlacedSentence[] {
  return document.flatMap(({ section, title, sentences }) =>
    sentences.flatMap((sentence, index) =>
      isWanted(sentence) ? [{ section, title, number: index + 1, says: sentence.says }] : [],
    ),
  );
}
