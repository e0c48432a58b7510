import type { Sources } from './port';

/** A change of the port, which makes it wrong or is equivalent. */
export interface Change {
  readonly id: string;
  readonly sources: Sources;
  /** The function that is changed, as launch.py records it; null when all trials may depend on the change. */
  readonly place: string | null;
  /** The reason why no trial can notice it, if it is listed with one. */
  readonly unnoticed?: string;
  /** The rules of which one is expected to fail, if any are named. */
  readonly rules?: readonly string[];
  /** The lines that show it, in a report of those that survive. */
  readonly shown: readonly string[];
  /** The fields of its line in the results, beside those of the judgement. */
  readonly described: Readonly<Record<string, unknown>>;
}
