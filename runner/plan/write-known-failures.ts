import type { Judgement } from '../verdict/judgement';

/**
 * Lists what failed, or is unsupported, today: the reasons that were given before stay, and the others say what was
 * found. A fault is never listed.
 */
export function knownFailuresList({ rules }: Judgement): string {
  const failures = rules
    .flatMap(({ scenarios }) => scenarios)
    .filter(({ result }) => result?.kind === 'failed' || result?.kind === 'unsupported');
  const lines = failures.map(({ scenario, known, result }) => {
    const found = (result?.problem?.message ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
    const shortened = found.length > 120 ? `${found.slice(0, 120)}…` : found;
    return `${scenario.id}  # ${known?.reason ?? (shortened || 'failed')}`;
  });
  return ['# Known failures: an id or a glob of ids on a line, and the reason after it.', ...lines, ''].join(
    '\n',
  );
}
