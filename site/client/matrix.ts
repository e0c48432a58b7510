// Makes this file a module, so that its names are not global.
export {};

/** The values of the filters. A filter with an empty text has no effect. */
interface Filters {
  readonly text: string;
  readonly level: string;
  readonly port: string;
  readonly other: string;
  readonly show: string;
}

const NO_FILTERS: Filters = { text: '', level: '', port: '', other: '', show: '' };
const NAMES = Object.keys(NO_FILTERS) as (keyof Filters)[];

const table = document.querySelector<HTMLElement>('[data-matrix]')!;
const form = document.querySelector<HTMLFormElement>('[data-matrix-filters]')!;
const status = document.querySelector<HTMLElement>('[data-matrix-status]')!;

form.addEventListener('input', () => apply(filtersOf(new FormData(form))));
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', () => apply(NO_FILTERS));
window.addEventListener('hashchange', readAddress);
readAddress();

/** Applies the filters in the page's address, such as `#?port=reference&other=i18next&show=different`. */
function readAddress(): void {
  if (location.hash !== '' && !location.hash.startsWith('#?')) return;
  const values = new URLSearchParams(location.hash.slice(2));
  for (const name of NAMES) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = values.get(name) ?? '';
  }
  apply(filtersOf(new FormData(form)));
}

function filtersOf(values: { get(name: string): unknown }): Filters {
  const entries = NAMES.map((name) => [name, String(values.get(name) ?? '')]);
  return { ...NO_FILTERS, ...Object.fromEntries(entries) };
}

/** Shows only the rows and columns that the filters select, and writes the filters into the address. */
function apply(filters: Filters): void {
  const columns = showColumns(filters);
  let shown = 0;
  const rows = [...table.querySelectorAll<HTMLElement>('tr[data-rule]')];
  for (const row of rows) {
    row.hidden = !isWanted(row, filters, columns);
    if (!row.hidden) shown += 1;
  }
  // The first body has the totals of all rules, and no rule.
  for (const body of [...table.querySelectorAll('tbody')].slice(1)) {
    body.hidden = body.querySelector('tr[data-rule]:not([hidden])') === null;
  }
  status.textContent = shown === rows.length ? `${shown} rules` : `${shown} of ${rows.length} rules`;
  writeAddress(filters);
}

/** Shows only the columns of the selected ports, and returns the names of these ports. */
function showColumns({ port, other }: Filters): ReadonlySet<string> {
  const wanted = new Set<string>();
  for (const cell of table.querySelectorAll<HTMLElement>('[data-column]')) {
    const { column = '' } = cell.dataset;
    cell.hidden = (port !== '' || other !== '') && column !== port && column !== other;
    if (!cell.hidden) wanted.add(column);
  }
  return wanted;
}

function isWanted(row: HTMLElement, filters: Filters, columns: ReadonlySet<string>): boolean {
  const { text, level, show } = filters;
  if (level !== '' && row.dataset['level'] !== level) return false;
  const words = text.toLowerCase().split(/\s+/);
  const content = row.querySelector('th')?.textContent?.toLowerCase() ?? '';
  if (!words.every((word) => content.includes(word))) return false;
  return show === '' || holds(show, standingsOf(row, columns));
}

/** Returns the results of a rule in those given columns in which the rule has scenarios. */
function standingsOf(row: HTMLElement, columns: ReadonlySet<string>): string[] {
  return [...row.querySelectorAll<HTMLElement>('td[data-column]')]
    .filter(({ dataset }) => columns.has(dataset['column'] ?? ''))
    .map(({ dataset }) => dataset['standing'] ?? '')
    .filter((standing) => standing !== 'no scenarios');
}

function holds(show: string, standings: readonly string[]): boolean {
  switch (show) {
    case 'broken':
      return standings.includes('broken');
    case 'kept':
      return standings.length > 0 && standings.every((standing) => standing === 'kept');
    case 'different':
      return new Set(standings).size > 1;
    default:
      return true;
  }
}

function writeAddress(filters: Filters): void {
  const set = NAMES.flatMap((name) => (filters[name] === '' ? [] : [[name, filters[name]]]));
  const hash = set.length === 0 ? '' : `#?${new URLSearchParams(set).toString()}`;
  if (hash === '' && !location.hash.startsWith('#?')) return;
  history.replaceState(undefined, '', hash === '' ? location.href.replace(/#.*$/, '') : hash);
}
