import type { TrialResult } from '../../../suite/play/trial-result';

/** The part of a result that is the same for every player: the trial, the kind, the step and the message. */
export type Ending = readonly [
  trial: string,
  kind: string,
  step: number | undefined,
  message: string | undefined,
];

/** Returns how a scenario ended on its surface. */
export function endingOf({ trial, kind, step, problem }: TrialResult): Ending {
  return [trial.key, kind, step, problem && comparable(problem.message)];
}

/** Returns a message without the names of temporary folders, which vary. */
export function comparable(message: string): string {
  return message.replaceAll(/i18n-conformance-\w+/g, 'a folder');
}
