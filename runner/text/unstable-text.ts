import type { Judged } from '../verdict/judgement';

/** Returns the number of executions with each kind of result: `2 × passed, 1 × failed`. */
export function unstableText(unstable: NonNullable<Judged['unstable']>): string {
  return Object.entries(unstable)
    .map(([kind, howMany]) => `${howMany} × ${kind}`)
    .join(', ');
}
