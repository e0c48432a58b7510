import { PLAYGROUND_PAGE } from './data';
import { button, element, labelled } from './dom';
import { hashOf, type Shared } from './link';

/** Creates the button that generates a link, and the element that shows the link. */
export function shareLink(shared: () => Shared): {
  readonly button: HTMLElement;
  readonly place: HTMLElement;
} {
  const place = element('div', { class: 'pg-link' });
  const share = async (): Promise<void> => {
    const input = element('input', { readonly: true });
    input.value = PLAYGROUND_PAGE + (await hashOf(shared()));
    const note = element('p', { class: 'pg-note', role: 'status' });
    place.replaceChildren(labelled('Link', input), note);
    input.select();
    // Not every page may write to the clipboard. The link is selected, so that the reader can copy it.
    const isCopied = await navigator.clipboard?.writeText(input.value).then(
      () => true,
      () => false,
    );
    note.textContent = isCopied ? 'The link is copied.' : 'Copy the link from the field.';
  };
  return { button: button('Share', () => void share()), place };
}
