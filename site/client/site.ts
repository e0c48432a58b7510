import { loadScript } from './load-script';
import { openHere, showPlayground } from './playground';

declare global {
  /** Opens the search. Defined by `search.js`. */
  var openSearch: (() => void) | undefined;
}

document.documentElement.classList.add('has-script');

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-open-search]')) void search();
  // A link of the list of contents may lead to a place on this page.
  if (target.closest('a')) target.closest<HTMLElement>('[popover]')?.hidePopover();
  const run = target.closest<HTMLElement>('[data-run]');
  if (run) void openHere(run);
});

document.addEventListener('keydown', (event) => {
  // `event.target` would be the host of the shadow root for an event inside an editor of the playground.
  const [target] = event.composedPath();
  const isTyping =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
  event.preventDefault();
  void search();
});

void showPlayground();

async function search(): Promise<void> {
  await loadScript('assets/search-data.js');
  await loadScript('assets/search.js');
  globalThis.openSearch?.();
}
