import type { Method } from '../../../adapter/contract/adapter';
import type { Surface } from '../../../suite/read';

/** A call on the port and its answer, as texts that the page can show without further formatting. */
export interface Exchange {
  readonly method: Method;
  /** The call in one line. */
  readonly call: string;
  /** The answer in one line. */
  readonly answer: string;
  /** Whether the answer is an error. */
  readonly isError: boolean;
  /** The result itself, if it is a text. */
  readonly text?: string;
}

/** The outcome of a step. Steps after the end of a scenario are not played. */
export type StepStatus =
  'passed' | 'failed' | 'unsupported' | 'not-applicable' | 'fault' | 'defect' | 'not-played';

/** A result that differs from the expected result, in words. */
export interface Difference {
  readonly operation: string;
  readonly expected: string;
  readonly actual: string;
}

/** A step that was played. */
export interface PlayedStep {
  readonly keyword: string;
  readonly text: string;
  /** The line of the step in the played text. */
  readonly line: number;
  readonly status: StepStatus;
  readonly exchanges: readonly Exchange[];
  /** The number of further exchanges, which are not shown. */
  readonly omitted: number;
  /** The reason why the step did not pass. */
  readonly message?: string;
  readonly differences?: readonly Difference[];
}

/** A scenario that was played on one surface. */
export interface PlayedScenario {
  readonly surface: Surface;
  /** The case that was played, if the scenario is an outline. */
  readonly row?: string;
  readonly status: StepStatus;
  readonly steps: readonly PlayedStep[];
}

/** A mistake in a text, and its line, counted from 1. */
export interface Finding {
  readonly line: number;
  readonly message: string;
}

/** The result of playing a text: the mistakes that prevent it, or the scenario. */
export type PlayedText =
  | { readonly findings: readonly Finding[] }
  | {
      readonly scenario: PlayedScenario;
      /** The surfaces on which the scenario can be played. */
      readonly surfaces: readonly Surface[];
      /** The cases of an outline. A scenario without examples has none. */
      readonly rows: readonly string[];
    };

/** A call that a reader makes by hand. The fields contain what the reader typed. An empty field counts as omitted. */
export interface WrittenCall {
  readonly translations: string;
  readonly locale: string;
  readonly operation: 'translate' | 'translate!' | 'localize';
  readonly key: string;
  readonly count: string;
  readonly scope: string;
  readonly default: string;
  readonly params: string;
  readonly object: string;
  readonly format: string;
}

/** The result of a call that a reader made by hand. */
export interface MadeCall {
  readonly exchanges: readonly Exchange[];
  /** The mistake in a field that prevented the call. */
  readonly mistake?: { readonly field: keyof WrittenCall; readonly message: string };
}

/** A text to play. */
export interface WrittenText {
  readonly text: string;
  readonly surface: Surface;
  /** The case of an outline. If the text has no such case, its first case is played. */
  readonly row: string;
  /** Files that the worker does not contain itself, by their paths relative to the suite. */
  readonly files: Readonly<Record<string, string>>;
}

/** The tasks of the worker. */
export interface Tasks {
  play(written: WrittenText): Promise<PlayedText>;
  call(written: WrittenCall): Promise<MadeCall>;
}
