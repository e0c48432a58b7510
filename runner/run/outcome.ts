import type { Finding } from '../../steps/findings';

/** How one execution of a scenario ended, before a level or a list of known failures is held against it. */
export interface Outcome {
  /** The scenario's id. */
  readonly scenario: string;
  readonly kind: 'passed' | Finding['kind'];
  /** What was found, unless it passed. */
  readonly finding?: Finding;
  /** Which of the scenario's steps ended it, counted from 0; absent when it ended before its first step. */
  readonly step?: number;
  /** How long it took. */
  readonly milliseconds: number;
}
