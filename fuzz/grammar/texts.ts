import * as fc from 'fast-check';
import type { TranslationLeaf } from '../../adapter/contract/values';
import type { Level } from '../../suite';

/**
 * Makes a text that contains its path and its locale, so that a text from a wrong place differs from the right text.
 */
export type TextTemplate = (place: string) => TranslationLeaf;

const TEXTS: readonly TextTemplate[] = [
  (place) => place,
  (place) => `${place}, %{name}!`,
  (place) => `%{name}, ${place}`,
  (place) => `%{name} and %{name} and %{name}: ${place}`,
  (place) => `%{last}, %{first}: ${place}`,
  (place) => `%{first}%{last} ${place}`,
  (place) => `%{name} in %{place}, ${place}`,
  (place) => `%{name} %{name_two} %{names} %{surname} ${place}`,
  (place) => `%{locale} in %{scope} or %{default}, ${place}`,
  (place) => `%%{name}, %<name>s, :name and {{name}}: ${place}`,
  (place) => `100% %{name} %d % { % ${place}`,
  (place) => `100% of %s %d ${place}`,
  (place) => `{name} #{name} $name \${name} ${place}`,
  (place) => `<b>&amp;</b> \\0 $& "${place}"`,
  (place) => `¡${place}! 你好 👋`,
  (place) => `  ${place}\n\n  second  `,
  () => '',
  () => 'greeting',
  () => 'en.nowhere',
];

/** Texts of plural forms. The place includes the form, and `%{count}` occurs in different positions. */
const FORMS: readonly TextTemplate[] = [
  (place) => place,
  (place) => `%{count} ${place}`,
  () => 'many',
  (place) => `${place}: %{count} of %{count}`,
  (place) => `%{name} has %{count} ${place}`,
  (place) => `%{name} has %{count} ${place} in %{place}`,
];

/** Leaves that are not texts (SILENT-10), and texts with placeholders that have no value. */
const ODD_LEAVES: readonly TextTemplate[] = [
  () => 42,
  () => true,
  () => false,
  () => null,
  (place) => [`first of ${place}`, `second of ${place}`],
  (place) => `%{unknown} ${place} %{count}`,
];

/** A text that is stored under a key. */
export function text(level: Level): fc.Arbitrary<TextTemplate> {
  return fc.constantFrom(...TEXTS, ...(level === 'crystal' ? ODD_LEAVES : []));
}

/** A text of a plural form. */
export function formText(): fc.Arbitrary<TextTemplate> {
  return fc.constantFrom(...FORMS);
}
