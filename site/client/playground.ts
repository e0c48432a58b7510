import { loadScript } from './load-script';

/** The interface of the playground, which its script defines. */
interface Playground {
  open(options: { readonly scenarioId?: string; readonly host: HTMLElement }): Promise<void>;
}

declare global {
  /** Defined by `playground/playground.js`. */
  var i18nPlayground: Playground | undefined;
}

/** Opens the playground below the scenario of a button, or closes the playground if it already shows this scenario. */
export async function openHere(button: HTMLElement): Promise<void> {
  const scenario = button.closest('.scenario');
  const scenarioId = button.dataset['run'];
  if (!scenario || scenarioId === undefined) return;
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  closeIn(scenario);
  if (isOpen) return;
  button.setAttribute('aria-expanded', 'true');
  const { place, host } = placeFor(scenarioId, () => {
    closeIn(scenario);
    button.focus();
  });
  scenario.append(place);
  // A screen reader announces the playground's section now, and the verdict when it is shown.
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'nearest' });
  await openIn(host, scenarioId);
  // The section has its final height only now.
  place.scrollIntoView({ block: 'nearest' });
}

/** Opens the playground if this is the playground's own page. */
export async function showPlayground(): Promise<void> {
  const host = document.querySelector<HTMLElement>('[data-playground]');
  if (host) await openIn(host);
}

function closeIn(scenario: Element): void {
  scenario.querySelector('.playground')?.remove();
  for (const button of scenario.querySelectorAll('[aria-expanded]')) button.removeAttribute('aria-expanded');
}

/**
 * Creates the section for a playground, with a heading, a button that closes the playground, and the host element for
 * its content.
 */
function placeFor(scenarioId: string, close: () => void): { place: HTMLElement; host: HTMLElement } {
  const place = document.createElement('section');
  place.className = 'playground';
  place.tabIndex = -1;
  place.setAttribute('aria-label', `Playground with ${scenarioId}`);
  const closeButton = document.createElement('button');
  closeButton.type = 'button';
  closeButton.className = 'close-playground';
  closeButton.textContent = 'Close';
  closeButton.addEventListener('click', close);
  const host = document.createElement('div');
  place.append(closeButton, host);
  return { place, host };
}

async function openIn(host: HTMLElement, scenarioId?: string): Promise<void> {
  host.textContent = 'Loading the playground …';
  try {
    await loadScript('playground/playground.js');
    const playground = globalThis.i18nPlayground;
    if (!playground) throw new Error('playground/playground.js does not define the playground');
    host.textContent = '';
    await playground.open({ host, ...(scenarioId !== undefined && { scenarioId }) });
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    host.textContent = `The playground does not start: ${reason}. Reload the page to try again.`;
  }
}
