import type { Surface } from '../../../../suite';
import type { CheckedText, NamedFile } from '../messages';
import { completeStep } from './completion';
import { recordingsFor } from './data';
import { button, element, labelled, withCode } from './dom';
import { Editor } from './editor';
import { SCENARIO } from './language';
import type { Shared } from './link';
import { findingList, findingsIn, scenarioResults, summaryOf } from './results';
import { Runner } from './runner';
import { shareLink } from './share-link';
import type { WorkerClient } from './worker-client';

/** The scenario with which a playground begins. */
export interface FirstScenario {
  readonly text: string;
  readonly surface?: Surface;
  /** The sentence of the scenario's rule. */
  readonly sentence?: string;
}

/** The pause in typing after which a text is checked, in milliseconds. */
const PAUSE_MS = 400;

const SURFACE_NAMES: Readonly<Record<Surface, string>> = {
  module: 'the module',
  catalog: 'a catalog',
  library: 'the library',
};

/** A scenario that a reader can edit and play. */
export class ScenarioView {
  readonly host: HTMLElement;
  private readonly editor: Editor;
  private readonly runner: Runner;
  private readonly surfaces = element('select');
  private readonly files = element('div', { class: 'pg-files' });
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly client: WorkerClient,
    first: FirstScenario,
  ) {
    this.runner = new Runner('Run', client, () => this.play());
    this.editor = new Editor({
      label: 'Scenario, in Gherkin',
      text: first.text,
      language: SCENARIO,
      completion: completeStep,
      onRun: () => void this.runner.start(),
      onChange: () => this.checkLater(),
    });
    this.offer([first.surface ?? 'module']);
    this.surfaces.addEventListener('change', () => void this.runner.start());
    const share = shareLink((): Shared => ({
      kind: 'scenario',
      text: this.editor.text,
      surface: this.surface,
    }));
    const reset = button('Reset', () => {
      this.editor.text = first.text;
      void this.runner.start();
    });
    const { runButton, stopButton, status, result } = this.runner;
    const about =
      first.sentence === undefined
        ? undefined
        : element('p', { class: 'pg-about' }, ...withCode(first.sentence));
    this.host = element(
      'div',
      { class: 'pg-panes' },
      element(
        'section',
        { 'aria-label': 'Scenario' },
        about,
        this.editor.host,
        element(
          'div',
          { class: 'pg-bar' },
          ...[runButton, stopButton, reset, share.button],
          labelled('Surface', this.surfaces),
        ),
        share.place,
        this.files,
      ),
      element('section', { 'aria-label': 'Result' }, status, result),
    );
  }

  /** Plays the scenario. */
  run(): Promise<void> {
    return this.runner.start();
  }

  private get surface(): Surface {
    return this.surfaces.value as Surface;
  }

  private async play(): Promise<void> {
    const { text } = this.editor;
    await this.check();
    const files = await recordingsFor(text);
    const played = await this.client.run('play', { text, surface: this.surface, files });
    if ('findings' in played) {
      this.editor.mark(played.findings);
      const count = played.findings.length === 1 ? 'one mistake' : `${played.findings.length} mistakes`;
      this.runner.show('defect', `Not played: the scenario has ${count}.`, findingList(played.findings));
      return;
    }
    const { scenarios } = played;
    this.editor.mark(findingsIn(scenarios));
    const ended = scenarios.find(({ status }) => status !== 'passed');
    this.runner.show(ended?.status ?? 'passed', summaryOf(scenarios), ...scenarioResults(scenarios));
  }

  private checkLater(): void {
    clearTimeout(this.timer);
    // An error is ignored: if this check is stopped together with a run, the next check replaces it.
    this.timer = setTimeout(() => void this.check().catch(() => undefined), PAUSE_MS);
  }

  private async check(): Promise<CheckedText> {
    clearTimeout(this.timer);
    const checked = await this.client.run('check', { text: this.editor.text });
    this.editor.mark(checked.findings);
    if (checked.surfaces.length > 0) this.offer(checked.surfaces);
    this.files.replaceChildren(...checked.files.map(fileItem));
    return checked;
  }

  /** Offers surfaces. The chosen surface stays selected if it is offered again. */
  private offer(surfaces: readonly Surface[]): void {
    const chosen = surfaces.includes(this.surface) ? this.surface : surfaces[0]!;
    this.surfaces.replaceChildren(
      ...surfaces.map((value) =>
        element('option', { value, selected: value === chosen }, SURFACE_NAMES[value]),
      ),
    );
  }
}

function fileItem({ path, text }: NamedFile): HTMLElement {
  return element(
    'details',
    {},
    element('summary', {}, element('code', {}, path)),
    element('pre', { tabindex: '0' }, text),
  );
}
