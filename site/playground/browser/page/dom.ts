/** The attributes of an element, by name. An attribute that is false or undefined is left out. */
export type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Creates an element.
 *
 * @param children elements and texts. Texts are never parsed as markup
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** Returns the parts of a sentence. The parts between backticks are code elements, and the others are texts. */
export function withCode(sentence: string): (HTMLElement | string)[] {
  return sentence.split('`').map((part, index) => (index % 2 === 1 ? element('code', {}, part) : part));
}

let lastId = 0;

/** Returns an id that no other element of the page has. */
export function newId(): string {
  return `i18n-playground-${(lastId += 1)}`;
}

/** Creates a button. */
export function button(text: string, onClick: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, text);
  made.addEventListener('click', onClick);
  return made;
}

/** Creates a label above a control. */
export function labelled(label: string, control: HTMLElement, hint?: string): HTMLElement {
  control.id ||= newId();
  const hintId = newId();
  if (hint !== undefined) control.setAttribute('aria-describedby', hintId);
  return element(
    'div',
    { class: 'pg-field' },
    element('label', { for: control.id }, label),
    control,
    hint === undefined ? undefined : element('small', { id: hintId }, hint),
  );
}
