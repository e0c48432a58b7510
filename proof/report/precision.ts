import type { MutantProof } from '../judging/proof';

/**
 * Describes the diagnostic precision: how many rules fail with a mutant, its own rule included.
 *
 * @returns `rules failing per mutant: median 1, 95th percentile 3, worst 12 (LOOKUP-04/looks-in-the-default-locale)`
 */
export function precisionText(proofs: readonly Pick<MutantProof, 'id' | 'elsewhere'>[]): string {
  const sorted = [...proofs].sort((one, other) => one.elsewhere.length - other.elsewhere.length);
  const failing = (share: number): number =>
    1 + (sorted[Math.ceil(share * sorted.length) - 1]?.elsewhere.length ?? 0);
  const worst = sorted.at(-1);
  return `rules failing per mutant: median ${failing(0.5)}, 95th percentile ${failing(0.95)}, worst ${failing(1)} (${worst?.id})`;
}
