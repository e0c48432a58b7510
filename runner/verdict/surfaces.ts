import { SURFACES } from '../../suite';
import type { Judged, JudgedSurface } from './judgement';
import { totalsOf } from './verdict';

/** Returns the verdicts on each surface of the given scenarios. */
export function surfacesOf(judged: readonly Judged[]): JudgedSurface[] {
  return SURFACES.flatMap((surface) => {
    const its = judged.filter(({ scenario }) => scenario.surface === surface);
    if (its.length === 0) return [];
    const totals = totalsOf(its);
    const unsupported = its.filter(isUnsupported).length;
    return [
      {
        surface,
        exists: unsupported + totals['not-applicable'] < its.length || unsupported === 0,
        planned: its.length,
        totals,
      },
    ];
  });
}

/** Tells whether the port lacks an operation that the scenario needs, even if that is a known failure. */
function isUnsupported({ result }: Judged): boolean {
  return result?.kind === 'unsupported';
}
