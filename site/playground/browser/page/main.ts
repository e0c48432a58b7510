import { CallView, FIRST_CALL } from './call-view';
import { scenarioWith } from './data';
import { element } from './dom';
import { DamagedLink, isLink, sharedIn, type Shared } from './link';
import { ScenarioView } from './scenario-view';
import { WorkerClient } from './worker-client';

/** The first scenario of a playground, and the element that contains the playground. */
export interface OpenOptions {
  /** The first scenario. If omitted, the playground begins with the shared link in the address, or with a call. */
  readonly scenarioId?: string;
  /** The element into which the playground is inserted. */
  readonly host: HTMLElement;
}

declare global {
  /** The playground, for the pages that load it. */
  var i18nPlayground: { readonly open: typeof open };
}

/** Opens a playground, and plays its first scenario or makes its first call. */
async function open({ scenarioId, host }: OpenOptions): Promise<void> {
  if (scenarioId === undefined) followLinks(host);
  host.classList.add('i18n-playground');
  try {
    await show(host, scenarioId === undefined ? await sharedIn(location.hash) : await scenarioOf(scenarioId));
  } catch (thrown) {
    const problem = element('p', { class: 'pg-status pg-defect', role: 'alert' }, (thrown as Error).message);
    host.replaceChildren(problem);
    if (!(thrown instanceof DamagedLink)) return;
    const below = element('div');
    host.append(below);
    await show(below, undefined);
  }
}

async function scenarioOf(id: string): Promise<Shared> {
  return { kind: 'scenario', ...(await scenarioWith(id)), id, surface: 'module' };
}

const followed = new WeakSet<HTMLElement>();

/**
 * Opens the playground again when the hash of the address changes to a shared link. Other hashes, such as those of
 * headings, have no effect.
 */
function followLinks(host: HTMLElement): void {
  if (followed.has(host)) return;
  followed.add(host);
  addEventListener('hashchange', () => {
    if (isLink(location.hash)) void open({ host });
  });
}

/** Shows a scenario or a call: without either, the call with which the playground begins. */
async function show(host: HTMLElement, shared: Shared | undefined): Promise<void> {
  const client = new WorkerClient();
  const view =
    shared?.kind === 'scenario'
      ? new ScenarioView(client, shared)
      : new CallView(client, shared?.call ?? FIRST_CALL);
  host.replaceChildren(view.host);
  await view.run();
}

globalThis.i18nPlayground = { open };
