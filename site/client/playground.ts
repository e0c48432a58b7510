import { loadScript, loadStyle } from './load-script';

/** The playground, as its script defines it. */
interface Playground {
  open(options: { readonly scenarioId?: string; readonly host: HTMLElement }): Promise<void>;
}

declare global {
  /** `playground/playground.js` defines it. */
  var i18nPlayground: Playground | undefined;
}

/** Opens the playground below the scenario of a button, or closes it. */
export async function openHere(button: HTMLElement): Promise<void> {
  const scenario = button.closest('.scenario');
  const scenarioId = button.dataset['scenario'];
  if (!scenario || scenarioId === undefined) return;
  const open = scenario.querySelector<HTMLElement>('.playground');
  open?.remove();
  for (const other of scenario.querySelectorAll('[aria-expanded]')) other.removeAttribute('aria-expanded');
  if (open?.dataset['scenario'] === scenarioId) return;
  const host = document.createElement('div');
  host.className = 'playground';
  host.dataset['scenario'] = scenarioId;
  scenario.append(host);
  button.setAttribute('aria-expanded', 'true');
  await openIn(host, scenarioId);
}

/** Opens the playground of the page for it, if this is the page. */
export async function showPlayground(): Promise<void> {
  const host = document.querySelector<HTMLElement>('[data-playground]');
  if (host) await openIn(host);
}

async function openIn(host: HTMLElement, scenarioId?: string): Promise<void> {
  host.textContent = 'Loading the playground …';
  try {
    loadStyle('playground/playground.css');
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
