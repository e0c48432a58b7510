/** Returns the name of a mutant as a sentence: with a capital letter at its beginning. */
export function titleOf(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Words after which the word before was a noun: `Times are swapped`. */
const VERBS_OF_OTHER_SUBJECTS = /^\S+ (?:is|are|was|were|has|have|can|cannot|of)\b/;

/**
 * Tells whether a text can be the title of a mutant. The port is its subject, so it begins with a verb in the third
 * person: `Returns the key`.
 */
export function isTitle(text: string): boolean {
  return /^[A-Z][a-z]*s(?: |$)/.test(text) && !VERBS_OF_OTHER_SUBJECTS.test(text) && !text.endsWith('.');
}
