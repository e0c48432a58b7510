import type { Rule, Surface } from '../../suite';
import type { Judged } from '../verdict/judgement';
import type { TerminalDisplay } from './display';
import { Keys, type KeyInput, type WatchKey } from './keys';
import { askForFailure, askForIds, askForRule, askForSurface, type Answer, type Terminal } from './questions';

/** Asks on the terminal of a watch. It reads no keys while a question is open. */
export class Dialog {
  private readonly keys: Keys;
  private readonly terminal: Terminal;

  constructor(
    input: KeyInput,
    output: NodeJS.WriteStream,
    private readonly display: TerminalDisplay,
    onKey: (key: WatchKey) => void,
  ) {
    this.keys = new Keys(input, onKey);
    this.terminal = { input, output };
  }

  /** Begins to read keys. */
  start(): void {
    this.keys.start();
  }

  /** Stops reading keys. */
  stop(): void {
    this.keys.stop();
  }

  /**
   * Asks for an id or a glob; empty: all.
   *
   * @param problemWith returns what is wrong with a pattern, or undefined
   */
  ids(problemWith: (pattern: string) => string | undefined): Promise<Answer<string>> {
    return this.ask((terminal) => askForIds(terminal, problemWith));
  }

  /** Asks for a rule. */
  rule(rules: readonly Rule[]): Promise<Answer<string>> {
    return this.ask((terminal) => askForRule(terminal, rules));
  }

  /** Asks for a surface, or all. */
  surface(surfaces: readonly Surface[]): Promise<Answer<Surface | 'all'>> {
    return this.ask((terminal) => askForSurface(terminal, surfaces));
  }

  /** Asks for one of several failures, and shows it in full. */
  async details(failures: readonly Judged[]): Promise<void> {
    const [only] = failures;
    const answer =
      failures.length === 1 && only
        ? { value: only }
        : await this.ask((terminal) => askForFailure(terminal, failures));
    if (answer) this.display.failure(answer.value);
  }

  private async ask<Value>(question: (terminal: Terminal) => Promise<Value>): Promise<Value> {
    this.stop();
    try {
      return await question(this.terminal);
    } finally {
      this.start();
    }
  }
}
