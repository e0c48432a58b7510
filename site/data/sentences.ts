import type { Section } from '../../suite';

type Sentence = Section['sentences'][number];

/** A sentence of the document with its place. */
export interface PlacedSentence {
  readonly section: string;
  /** The title of its section. */
  readonly title: string;
  /** Its number in the section, from 1. */
  readonly number: number;
  /** The sentence in our words. */
  readonly says: string;
}

/** Returns the sentences of the document that a condition holds for, in their order. */
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
