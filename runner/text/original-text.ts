import type { Judged } from '../verdict/judgement';

/**
 * Returns a note that crystal-i18n 0.2.2 fails a scenario too, with the contradictions that explain it. Returns an empty
 * string when 0.2.2 passes it, or when the port did not fail it.
 */
export function originalFailsText({ scenario, result }: Pick<Judged, 'scenario' | 'result'>): string {
  const { contradictions = [] } = scenario;
  if (contradictions.length === 0 || result?.kind !== 'failed') return '';
  return `crystal-i18n 0.2.2 fails this as well: ${contradictions.join(', ')}`;
}
