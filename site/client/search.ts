import MiniSearch from 'minisearch';
import type { SearchEntry } from '../output/search-entry';
import { ROOT } from './load-script';

declare global {
  /** `search-data.js` defines it. */
  var searchEntries: readonly SearchEntry[];
}

/** The number of results that are shown. */
const MAX_RESULTS = 30;

const entries = globalThis.searchEntries;
const index = new MiniSearch<SearchEntry & { readonly id: number }>({
  fields: ['name', 'text', 'words'],
  // `translate!` and `locale=` are names of operations.
  tokenize: (text) => text.split(/[^\p{L}\p{N}!=%]+/u).filter(Boolean),
  searchOptions: {
    boost: { name: 6, text: 3 },
    boostDocument: (id) => BOOSTS[entries[Number(id)]?.kind ?? ''] ?? 1,
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
});
index.addAll(entries.map((entry, id) => ({ ...entry, id })));

/** A rule says more than one of its scenarios. */
const BOOSTS: Readonly<Record<string, number>> = {
  rule: 2,
  operation: 1.6,
  'silent point': 1.4,
  scenario: 0.7,
};

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
    // Chromium would clear the field first.
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
  // A click beside the content is one on the dialog itself; a link may lead to a place on this page.
  if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
});
show();

/** Shows the results for the text. */
function show(): void {
  const query = input.value.trim();
  // An id is written with a hyphen, which separates two words of the index.
  const found = query === '' ? [] : index.search(query);
  list.replaceChildren(...found.slice(0, MAX_RESULTS).map(({ id }) => resultOf(entries[Number(id)]!)));
  status.textContent = statusText(query, found.length);
}

function statusText(query: string, found: number): string {
  if (query === '') return 'Arrows move, Enter opens, Escape closes.';
  if (found === 0) return `Nothing has the words “${query}”. Try fewer words, or an id such as LOOKUP-04.`;
  const all = `${found} ${found === 1 ? 'result' : 'results'}`;
  return found > MAX_RESULTS ? `${all}, the first ${MAX_RESULTS}` : all;
}

function resultOf({ kind, to, name, text }: SearchEntry): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${ROOT}${to}`;
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
