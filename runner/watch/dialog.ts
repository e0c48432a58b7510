import type { Readable, Writable } from 'node:stream';
import type { Rule, Surface } from '../../suite';
import { surfaceName } from '../text/suite-text';
import type { Judged } from '../verdict/judgement';
import type { TerminalDisplay } from './display';
import { type KeyInput, Keys, type WatchKey } from './keys';

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

/** The two ends of a terminal. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
}

/** An answer, or undefined when the user cancelled the question. */
export type Answer<Value> = { readonly value: Value } | undefined;

/**
 * Asks for an id or a glob. An empty text stands for all scenarios.
 *
 * @param problemWith returns what is wrong with a pattern, or undefined
 */
async function askForIds(
  terminal: Terminal,
  problemWith: (pattern: string) => string | undefined,
): Promise<Answer<string>> {
  const { isCancel, text } = await import('@clack/prompts');
  const answer = await text({
    ...terminal,
    message: 'Which rules or scenarios? An id or a glob, such as LOOKUP-* @catalog',
    placeholder: 'empty for all',
    validate: (pattern = '') => (pattern.trim() === '' ? undefined : problemWith(pattern.trim())),
  });
  return isCancel(answer) ? undefined : { value: answer.trim() };
}

/** Asks for a rule. */
async function askForRule(terminal: Terminal, rules: readonly Rule[]): Promise<Answer<string>> {
  const { autocomplete, isCancel } = await import('@clack/prompts');
  const answer = await autocomplete<string>({
    ...terminal,
    message: 'Which rule? Type to search',
    options: rules.map(({ id, sentence }) => ({ value: id, label: `${id} ${sentence}` })),
  });
  return isCancel(answer) ? undefined : { value: answer };
}

/** Asks for a surface, or all. */
async function askForSurface(
  terminal: Terminal,
  surfaces: readonly Surface[],
): Promise<Answer<Surface | 'all'>> {
  const { isCancel, select } = await import('@clack/prompts');
  const answer = await select<Surface | 'all'>({
    ...terminal,
    message: 'Which surface?',
    options: [
      { value: 'all', label: 'all' },
      ...surfaces.map((surface) => ({ value: surface, label: surfaceName(surface) })),
    ],
  });
  return isCancel(answer) ? undefined : { value: answer };
}

/** Asks for a scenario that did not pass. */
async function askForFailure(terminal: Terminal, failures: readonly Judged[]): Promise<Answer<Judged>> {
  const { autocomplete, isCancel } = await import('@clack/prompts');
  const answer = await autocomplete<Judged>({
    ...terminal,
    message: 'Which failure? Type to search',
    options: failures.map((failure) => ({
      value: failure,
      label: failure.trial.key,
      hint: failure.verdict,
    })),
  });
  return isCancel(answer) ? undefined : { value: answer };
}
