import { button, element } from './dom';

/** The button that runs a task in the worker, and the element for its result. */
export class Runner {
  readonly runButton: HTMLButtonElement;
  /** The outcome in one sentence, which screen readers announce. */
  readonly status = element('p', { class: 'pg-status', role: 'status' });
  readonly result = element('div', { class: 'pg-result' });
  private isRunning = false;

  /** @param run runs the task, and shows its result with {@link show} */
  constructor(
    label: string,
    private readonly run: () => Promise<void>,
  ) {
    this.runButton = button(label, () => void this.start(), {
      class: 'pg-primary',
      title: 'Control or Command, and Enter',
    });
  }

  /** Runs the task, unless it is already running. */
  async start(): Promise<void> {
    if (this.isRunning) return;
    this.setRunning(true);
    this.show('running', 'Running …');
    try {
      await this.run();
    } catch (thrown) {
      this.show('ended', (thrown as Error).message);
    } finally {
      this.setRunning(false);
    }
  }

  /** Shows the outcome in one sentence, and the result. */
  show(kind: string, sentence: string, ...result: readonly HTMLElement[]): void {
    this.status.className = `pg-status pg-${kind}`;
    this.status.textContent = sentence;
    this.result.replaceChildren(...result);
  }

  private setRunning(isRunning: boolean): void {
    this.isRunning = isRunning;
    this.runButton.setAttribute('aria-disabled', String(isRunning));
  }
}
