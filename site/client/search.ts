import type { SearchEntry } from '../search/entry';
import { stemOf, wordsOf } from '../search/query';
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
  const { found, stems } = query === '' ? { found: [], stems: new Set<string>() } : search(query);
  const shown = found.slice(0, MAX_RESULTS);
  const firstLoose = shown.findIndex(({ hasAll }) => !hasAll);
  const items = shown.map((result) => resultOf(result, stems));
  if (firstLoose > 0) items.splice(firstLoose, 0, looseHeading());
  list.replaceChildren(...items);
  list.scrollTop = 0;
  status.textContent = statusText(query, found);
}

function statusText(query: string, found: readonly Found[]): string {
  if (query === '')
    return 'Ask a question, or write words or an id. Arrows move, Enter opens, Escape closes.';
  if (found.length === 0)
    return `Nothing has a word of “${query}”. Try other words, or an id such as LOOKUP-04.`;
  const full = found.filter(({ hasAll }) => hasAll).length;
  if (full === 0) return 'Nothing has all these words. These places have some of them:';
  return `${full} ${full === 1 ? 'result' : 'results'} with all words`;
}

/** Separates the results that have all words from the others. */
function looseHeading(): HTMLElement {
  const item = document.createElement('li');
  item.className = 'loose';
  item.textContent = 'With some of the words';
  return item;
}

function resultOf({ entry, below }: Found, stems: ReadonlySet<string>): HTMLElement {
  const item = itemOf(entry, stems);
  if (below.length > 0) {
    const inner = document.createElement('ul');
    inner.append(...below.slice(0, MAX_BELOW).map((one) => itemOf(one, stems)));
    item.append(inner);
  }
  return item;
}

function itemOf({ kind, to, name, text }: SearchEntry, stems: ReadonlySet<string>): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${ROOT}${to}`;
  link.dataset['kind'] = kind;
  link.append(
    part('kind', kind),
    part('name', ...marked(name, stems)),
    part('text', ...marked(text.replaceAll('`', ''), stems)),
  );
  item.append(link);
  return item;
}

/** Returns the parts of a text, with the words by which it was found as marks. */
function marked(text: string, stems: ReadonlySet<string>): (string | HTMLElement)[] {
  return text.split(/(?<=\s)|(?=\s)/).map((word) => {
    if (!wordsOf(word).some((one) => stems.has(stemOf(one)))) return word;
    const mark = document.createElement('mark');
    mark.textContent = word;
    return mark;
  });
}

function part(name: string, ...content: (string | HTMLElement)[]): HTMLElement {
  const element = document.createElement('span');
  element.className = name;
  element.append(...content);
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
