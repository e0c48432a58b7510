import { unmatchedText } from '../plan/known-failures';
import type { Judged, JudgedSurface, Judgement } from '../verdict/judgement';
import { judgedAs, type Lacks } from '../verdict/lacks';
import { count, surfaceName } from './suite-text';
import { safeLine } from './escape';

/** Returns a sentence about a surface that the port does not have. */
export function absentSurfaceText({ surface, planned }: JudgedSurface): string {
  return `the port supports no operation on ${surfaceName(surface)} (${count(planned, 'scenario')})`;
}

/** Returns the operations that a port does not support, each with the number of scenarios that need it. */
export function lackingOperationsText({ operations }: Lacks): string {
  return operations
    .map(([what, scenarios]) => `${safeLine(what)} (${count(scenarios.length, 'scenario')})`)
    .join(', ');
}

/** A problem with an entry of the list of known failures, and the scenarios it concerns. */
export interface ListProblem {
  readonly text: string;
  readonly scenarios: readonly Judged[];
}

/** Returns the entries of the list of known failures that are stale or match no scenario. */
export function listProblems(judgement: Judgement): ListProblem[] {
  const byEntry = new Map<string, Judged[]>();
  for (const judged of judgedAs('stale', judgement)) {
    const place = judged.known?.place ?? '';
    byEntry.set(place, [...(byEntry.get(place) ?? []), judged]);
  }
  return [
    ...[...byEntry.values()].map((scenarios) => ({ text: staleText(scenarios), scenarios })),
    ...judgement.unmatched.map((entry) => ({ text: unmatchedText(entry), scenarios: [] })),
  ];
}

/** Returns one line about an entry, however many of its scenarios have passed. */
function staleText(scenarios: readonly Judged[]): string {
  const [{ known, scenario }] = scenarios as [Judged];
  const passed =
    scenarios.length === 1 ? scenario.key : `${known?.pattern}: ${count(scenarios.length, 'scenario')}`;
  return `${known?.place}: ${passed} passed; remove or narrow the entry`;
}
