import { SURFACES } from '../../suite';
import type { Judged, JudgedSurface } from './judgement';
import { totalsOf } from './verdict';

/** Returns the verdicts on each surface of these scenarios. */
export function surfacesOf(judged: readonly Judged[]): JudgedSurface[] {
  return SURFACES.flatMap((surface) => {
    const its = judged.filter(({ scenario }) => scenario.surface === surface);
    if (its.length === 0) return [];
    const totals = totalsOf(its);
    const absent = its.filter(isAbsent).length;
    return [
      {
        surface,
        exists: absent + totals['not-applicable'] < its.length || absent === 0,
        planned: its.length,
        totals,
      },
    ];
  });
}

/** Whether the port lacks an operation that the scenario needs, be that a known failure or not. */
function isAbsent({ result }: Judged): boolean {
  return result?.kind === 'unsupported';
}
