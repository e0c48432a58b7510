import type { SearchEntry } from '../search/entry';
import { createSearch, type Found } from '../search/search-index';
import { ROOT } from './load-script';

declare global {
  /** Defined by `search-data.js`. */
  var searchEntries: readonly SearchEntry[];
}

/** The maximum number of results that are shown. */
const MAX_RESULTS = 20;

/** The maximum number of results that are shown below another result. */
const MAX_BELOW = 3;

const search = createSearch(globalThis.searchEntries);
const dialog = document.createElement('dialog');
dialog.className = 'search';
dialog.setAttribute('aria-label', 'Search');
const input = document.createElement('input');
input.type = 'search';
input.placeholder = 'Search rules, sentences, scenarios, operations …';
input.setAttribute('aria-label', 'Search');
const status = document.createElement('p');
status.setAttribute('role', 'status');
const list = document.createElement('ul');
dialog.append(input, status, list);
document.body.append(dialog);

globalThis.openSearch = () => {
  if (!dialog.open) dialog.showModal();
  input.select();
};

input.addEventListener('input', show);
dialog.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    // By default, Chromium would first clear the field.
    event.preventDefault();
    dialog.close();
  }
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1);
  }
  if (event.key === 'Enter' && event.target === input) links()[0]?.click();
});
dialog.addEventListener('click', ({ target }) => {
  // A click outside the content has the dialog itself as its target. A link may lead to a place on this page.
  if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
});
show();

/** Shows the results for the text in the field. */
function show(): void {
  const query = input.value.trim();
  const found = query === '' ? [] : search(query);
  list.replaceChildren(...found.slice(0, MAX_RESULTS).map(resultOf));
  list.scrollTop = 0;
  status.textContent = statusText(query, found.length);
}

function statusText(query: string, found: number): string {
  if (query === '')
    return 'Ask a question, or write words or an id. Arrows move, Enter opens, Escape closes.';
  if (found === 0) return `Nothing has a word of “${query}”. Try other words, or an id such as LOOKUP-04.`;
  const all = `${found} ${found === 1 ? 'result' : 'results'}`;
  return found > MAX_RESULTS ? `${all}, the first ${MAX_RESULTS}` : all;
}

function resultOf({ entry, below }: Found): HTMLElement {
  const item = itemOf(entry);
  if (below.length > 0) {
    const inner = document.createElement('ul');
    inner.append(...below.slice(0, MAX_BELOW).map(itemOf));
    item.append(inner);
  }
  return item;
}

function itemOf({ kind, to, name, text }: SearchEntry): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${ROOT}${to}`;
  link.dataset['kind'] = kind;
  link.append(part('kind', kind), part('name', name), part('text', text.replaceAll('`', '')));
  item.append(link);
  return item;
}

function part(name: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = name;
  element.textContent = text;
  return element;
}

function links(): HTMLElement[] {
  return [...list.querySelectorAll('a')];
}

/** Moves the focus between the field and the results. */
function move(step: number): void {
  const places = [input, ...links()];
  const now = places.indexOf(document.activeElement as HTMLElement);
  places[Math.min(Math.max(now + step, 0), places.length - 1)]?.focus();
}
