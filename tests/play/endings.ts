import type { ScenarioResult } from '../../play';

/** The part of a result that does not depend on how it was played: the trial, the kind, the step and the message. */
export type Ending = readonly [
  trial: string,
  kind: string,
  step: number | undefined,
  message: string | undefined,
];

/** Returns how a scenario ended on its surface. */
export function endingOf({ trial, kind, step, problem }: ScenarioResult): Ending {
  return [trial, kind, step, problem && comparable(problem.message)];
}

/** Returns a message without the names of folders that were written, which differ each time. */
export function comparable(message: string): string {
  return message.replaceAll(/i18n-conformance-\w+/g, 'a folder');
}
