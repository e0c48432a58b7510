import { html, type Markup } from './markup';

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
