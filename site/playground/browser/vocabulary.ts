import entries from 'playground:vocabulary';
import type { VocabularyEntry } from '../vocabulary';

/** The step definitions that the suite uses. */
export const VOCABULARY = entries as readonly VocabularyEntry[];
