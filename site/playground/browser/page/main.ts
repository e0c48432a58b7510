import type { WrittenCall } from '../messages';
import { CallView, FIRST_CALL } from './call-view';
import { scenarioWith } from './data';
import { element } from './dom';
import { DamagedLink, isLink, sharedIn, type Shared } from './link';
import { ScenarioView, type FirstScenario } from './scenario-view';
import { tabs } from './tabs';
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

/** The scenario of a playground that was opened without a scenario. */
const FIRST_SCENARIO = [
  'Scenario: a text with a placeholder',
  '  Given the translations',
  '    """',
  '    en:',
  '      greeting: Hello, %{name}!',
  '    """',
  '  When "greeting" is translated with the params',
  '    | name | Ana |',
  '  Then the translation is "Hello, Ana!"',
].join('\n');

/** Opens a playground, and plays its first scenario or makes its first call. */
async function open({ scenarioId, host }: OpenOptions): Promise<void> {
  if (scenarioId === undefined) followLinks(host);
  host.classList.add('i18n-playground');
  try {
    const shared = scenarioId === undefined ? await sharedIn(location.hash) : undefined;
    const first = scenarioId === undefined ? sharedScenario(shared) : await scenarioWith(scenarioId);
    const isCall = scenarioId === undefined && shared?.kind !== 'scenario';
    await show(host, first, shared?.kind === 'call' ? shared.call : FIRST_CALL, isCall);
  } catch (thrown) {
    const problem = element('p', { class: 'pg-status pg-defect', role: 'alert' }, (thrown as Error).message);
    host.replaceChildren(problem);
    if (!(thrown instanceof DamagedLink)) return;
    const below = element('div');
    host.append(below);
    await show(below, { text: FIRST_SCENARIO }, FIRST_CALL, true);
  }
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

function sharedScenario(shared: Shared | undefined): FirstScenario {
  return shared?.kind === 'scenario' ? shared : { text: FIRST_SCENARIO };
}

async function show(
  host: HTMLElement,
  first: FirstScenario,
  call: WrittenCall,
  isCall: boolean,
): Promise<void> {
  const client = new WorkerClient();
  const scenarioView = new ScenarioView(client, first);
  const callView = new CallView(client, call);
  host.replaceChildren(
    tabs(
      'Playground',
      [
        { title: 'Scenario', panel: scenarioView.host },
        { title: 'Free-form', panel: callView.host },
      ],
      isCall ? 1 : 0,
    ),
  );
  await (isCall ? callView : scenarioView).run();
}

globalThis.i18nPlayground = { open };
