import type { Surface } from '../../../../suite/read';
import type { PlayedScenario, StepStatus } from '../messages';

/** The sign of each status of a step, and its words. */
export const MARKS: Readonly<Record<StepStatus, { readonly mark: string; readonly text: string }>> = {
  passed: { mark: '✓', text: 'passed' },
  failed: { mark: '✗', text: 'failed' },
  unsupported: { mark: '○', text: 'unsupported' },
  'not-applicable': { mark: '○', text: 'not applicable' },
  fault: { mark: '!', text: 'fault of the adapter' },
  defect: { mark: '!', text: 'cannot be played' },
  'not-played': { mark: '·', text: 'not played' },
};

/** The surfaces in words. */
export const SURFACE_NAMES: Readonly<Record<Surface, string>> = {
  module: 'the module',
  catalog: 'a catalog',
  library: 'the library',
};

/** Returns the verdict on a scenario in one sentence. */
export function summaryOf({ status, steps, surface: name }: PlayedScenario): string {
  const surface = `on ${SURFACE_NAMES[name]}`;
  if (status === 'passed') return `Passed ${surface}: ${steps.length} of ${steps.length} steps.`;
  const at = steps.findIndex((step) => step.status === status) + 1;
  const step = `step ${at} of ${steps.length}`;
  if (status === 'not-applicable')
    return `Not applicable ${surface}, by ${step}: the reference is written in JavaScript.`;
  if (status === 'defect') return `Not played to the end: ${step} cannot be played.`;
  return `${status === 'failed' ? 'Failed' : `Ended as ${MARKS[status].text}`} ${surface}, at ${step}.`;
}
