import type { Rule, Surface } from '../../suite';
import { surfaceName } from '../text/suite-text';
import type { Judged } from '../verdict/judgement';
import type { TerminalDisplay } from './display';
import { type KeyInput, Keys, type WatchKey } from './keys';

type Prompts = typeof import('@clack/prompts');

/** The input and output streams of a terminal. */
interface Terminal {
  readonly input: KeyInput;
  readonly output: NodeJS.WriteStream;
}

/**
 * Asks questions on the terminal of a watch. While a question is open, the keys that control the watch have no effect.
 * If the user cancels a question, the answer is undefined.
 */
export class Dialog {
  /** Reads the keys that control the watch, except while a question is open. */
  readonly keys: Keys;

  constructor(
    private readonly terminal: Terminal,
    private readonly display: TerminalDisplay,
    onKey: (key: WatchKey) => void,
  ) {
    this.keys = new Keys(terminal.input, onKey);
  }

  /**
   * Asks for an id or a glob. An empty answer means all scenarios.
   *
   * @param problemWith returns what is wrong with a pattern, or undefined if it can be used
   */
  ids(problemWith: (pattern: string) => string | undefined): Promise<string | undefined> {
    return this.ask(({ text }, terminal) =>
      text({
        ...terminal,
        message: 'Which rules or scenarios? An id or a glob, such as LOOKUP-* @catalog',
        placeholder: 'empty for all',
        validate: (pattern = '') => (pattern.trim() === '' ? undefined : problemWith(pattern.trim())),
      }),
    );
  }

  /** Asks the user to choose a rule. */
  rule(rules: readonly Rule[]): Promise<string | undefined> {
    return this.ask(({ autocomplete }, terminal) =>
      autocomplete<string>({
        ...terminal,
        message: 'Which rule? Type to search',
        options: rules.map(({ id, sentence }) => ({ value: id, label: `${id} ${sentence}` })),
      }),
    );
  }

  /** Asks the user to choose one surface or all surfaces. */
  surface(surfaces: readonly Surface[]): Promise<Surface | 'all' | undefined> {
    return this.ask(({ select }, terminal) =>
      select<Surface | 'all'>({
        ...terminal,
        message: 'Which surface?',
        options: [
          { value: 'all', label: 'all' },
          ...surfaces.map((surface) => ({ value: surface, label: surfaceName(surface) })),
        ],
      }),
    );
  }

  /** Shows a failure in full. If there are several, asks which one to show. */
  async details(failures: readonly Judged[]): Promise<void> {
    const failure =
      failures.length === 1
        ? failures[0]
        : await this.ask(({ autocomplete }, terminal) =>
            autocomplete<Judged>({
              ...terminal,
              message: 'Which failure? Type to search',
              options: failures.map((one) => ({ value: one, label: one.trial.key, hint: one.verdict })),
            }),
          );
    if (failure) this.display.failure(failure);
  }

  private async ask<Value>(
    question: (prompts: Prompts, terminal: Terminal) => Promise<Value>,
  ): Promise<Exclude<Value, symbol> | undefined> {
    this.keys.stop();
    try {
      const prompts = await import('@clack/prompts');
      const answer = await question(prompts, this.terminal);
      return prompts.isCancel(answer) ? undefined : (answer as Exclude<Value, symbol>);
    } finally {
      this.keys.start();
    }
  }
}
