import { escapeMarkup } from '../text/escape';

/** Markup of a page, in which all texts are escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

/** An insertion into markup: other markup, or a text, which is escaped. */
export type Insertable = Markup | string | number | undefined | readonly Insertable[];

/** Returns markup with insertions, of which an undefined one leaves no trace: markup`<p>${text}</p>`. */
export function markup(parts: TemplateStringsArray, ...insertions: readonly Insertable[]): Markup {
  // A concatenation refers to its parts, whereas `join` and `String.raw` would copy the page's text at each level.
  return new Markup(
    insertions.reduce<string>((text, one, index) => text + insertedText(one) + parts[index + 1], parts[0]!),
  );
}

/** Returns an attribute with a space before it, or nothing if its value is undefined. */
export function attribute(name: string, value: string | undefined): Insertable {
  return value === undefined ? undefined : markup` ${new Markup(name)}="${value}"`;
}

function insertedText(inserted: Insertable): string {
  if (inserted === undefined) return '';
  if (inserted instanceof Markup) return inserted.text;
  if (!Array.isArray(inserted)) return escapeMarkup(String(inserted));
  return inserted.reduce<string>((text, one: Insertable) => text + insertedText(one), '');
}
