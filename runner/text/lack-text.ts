import { unmatchedText } from '../plan/known-failures';
import type { Judged, JudgedSurface, Judgement } from '../verdict/judgement';
import { judgedAs, type Lacks } from '../verdict/lacks';
import { verdictText } from './conclusion';
import { count } from './count';
import { safeLine } from './safe-text';
import { surfaceName } from './surfaces-text';

/** Says that the port does not have a surface. */
export function absentSurfaceText({ surface, planned }: JudgedSurface): string {
  return `the port has nothing of what is called on ${surfaceName(surface)} (${count(planned, 'scenario')})`;
}

/** Returns the operations that a port lacks, each with the number of scenarios that need it. */
export function lackingOperationsText({ operations }: Lacks): string {
  return operations
    .map(([what, scenarios]) => `${safeLine(what)} (${count(scenarios.length, 'scenario')})`)
    .join(', ');
}

/** A complaint about an entry of the list of known failures, and the scenarios that it is about. */
export interface ListComplaint {
  readonly text: string;
  readonly scenarios: readonly Judged[];
}

/** Returns the entries of the list of known failures that are stale, or match no scenario. */
export function listComplaints(judgement: Judgement): ListComplaint[] {
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

/** The complaint about an entry whose scenarios have passed: one line, however many they are. */
function staleText(scenarios: readonly Judged[]): string {
  const [{ known, scenario }] = scenarios as [Judged];
  const passed =
    scenarios.length === 1 ? scenario.key : `${known?.pattern}: ${count(scenarios.length, 'scenario')}`;
  return `${known?.place}: ${passed} ${verdictText('stale')}`;
}
