import { escapeExceptCode, escapeMarkup } from '../../text/escape';

/** HTML in which all text from outside is escaped. Only {@link html} and {@link trusted} make it. */
export class Markup {
  constructor(readonly source: string) {}
}

/** A value that a template takes: texts are escaped, markup is inserted as it is, and `undefined` is left out. */
export type Part = Markup | string | number | undefined | readonly Part[];

/** Returns markup from a template. Texts among its values are escaped, for elements and quoted attributes alike. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(
    literals.reduce((before, literal, index) => before + sourceOf(parts[index - 1]) + literal),
  );
}

/** Returns text as markup in which the parts between backticks are code. */
export function withCode(text: string): Markup {
  return new Markup(escapeExceptCode(text));
}

/** Returns a source that is markup already. It must not contain text from outside. */
export function trusted(source: string): Markup {
  return new Markup(source);
}

function sourceOf(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Markup) return part.source;
  if (typeof part === 'string' || typeof part === 'number') return escapeMarkup(`${part}`);
  return part.map(sourceOf).join('');
}

/** Returns items of which all but the first ones are folded, so that a long list does not hide what follows it. */
export function foldedAfter(
  shown: number,
  items: readonly Markup[],
  title: (rest: number) => string,
): Markup {
  const rest = items.slice(shown);
  if (rest.length === 0) return html`${items}`;
  return html`${items.slice(0, shown)}
<details class="more">
<summary>${title(rest.length)}</summary>
${rest}
</details>`;
}

/** Returns a text with its first letter in upper case. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
