import type { Surface } from '../../../../suite';
import { recordingsFor, rulePageOf, scenarioWith } from './data';
import { button, element, labelled, withCode } from './dom';
import { Editor } from './editor';
import { SCENARIO } from './language';
import type { SharedScenario } from './link';
import { findingList, findingsIn, stepList, summaryOf } from './results';
import { Runner } from './runner';
import { shareLink } from './share-link';
import type { WorkerClient } from './worker-client';

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
  private readonly about = element('p', { class: 'pg-about' });

  constructor(
    private readonly client: WorkerClient,
    private readonly first: SharedScenario,
  ) {
    this.runner = new Runner('Run', () => this.play());
    this.editor = new Editor({
      label: 'Scenario, in Gherkin',
      text: first.text,
      language: SCENARIO,
      onRun: () => void this.runner.start(),
    });
    this.offer([first.surface]);
    this.surfaces.addEventListener('change', () => void this.runner.start());
    const share = shareLink(() => ({ ...first, text: this.editor.text, surface: this.surface }));
    const reset = button('Reset', () => void this.reset());
    const { runButton, status, result } = this.runner;
    this.host = element(
      'div',
      { class: 'pg-panes' },
      element(
        'section',
        { 'aria-label': 'Scenario' },
        this.about,
        this.editor.host,
        element(
          'div',
          { class: 'pg-bar' },
          ...[runButton, reset, share.button],
          labelled('Surface', this.surfaces),
        ),
        share.place,
      ),
      element('section', { 'aria-label': 'Result' }, status, result),
    );
  }

  /** Names the rule of the scenario, and plays the scenario. */
  async run(): Promise<void> {
    const { id } = this.first;
    const rule = id.split('/')[0]!;
    const { sentence } = await scenarioWith(id);
    this.about.replaceChildren(element('a', { href: rulePageOf(id) }, rule), ' ', ...withCode(sentence));
    await this.runner.start();
  }

  /** Replaces the text by that of the suite. */
  private async reset(): Promise<void> {
    this.editor.text = (await scenarioWith(this.first.id)).text;
    await this.runner.start();
  }

  private get surface(): Surface {
    return this.surfaces.value as Surface;
  }

  private async play(): Promise<void> {
    const { text } = this.editor;
    const files = await recordingsFor(text);
    const played = await this.client.run('play', { text, surface: this.surface, files });
    if ('findings' in played) {
      const { findings } = played;
      this.editor.mark(findings);
      const count = findings.length === 1 ? 'one mistake' : `${findings.length} mistakes`;
      this.runner.show('defect', `Not played: the scenario has ${count}.`, findingList(findings));
      return;
    }
    const { scenario, surfaces } = played;
    this.offer(surfaces);
    this.editor.mark(findingsIn(scenario));
    this.runner.show(scenario.status, summaryOf(scenario), stepList(scenario));
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
