import { allNeedsOf, type Rule, type Surface } from '../../suite';
import type { Cause, Judged, JudgedRule } from './judgement';

/** Tells whether a scenario ended otherwise than its rule says, and is not listed as a known failure. */
export function isFailure({ verdict }: Pick<Judged, 'verdict'>): boolean {
  return verdict === 'failed';
}

/**
 * Arranges the rules that fail by cause: those with the most consequences first. A rule is a consequence when, on each
 * surface on which it fails, a rule fails that it needs.
 */
export function causesOf(judged: readonly JudgedRule[], rules: readonly Rule[]): Cause[] {
  const failing = judged.filter(({ scenarios }) => scenarios.some(isFailure));
  const surfaces = new Map(failing.map((one) => [one.rule.id, failingSurfaces(one)]));
  const needs = new Map(failing.map(({ rule }) => [rule.id, allNeedsOf(rule.id, rules)]));
  const explains = (id: string, other: string): boolean =>
    (needs.get(other)?.has(id) ?? false) &&
    surfaces.get(id)!.some((surface) => isFelt(surface, other, surfaces));
  const isConsequence = ({ rule: { id } }: JudgedRule): boolean =>
    surfaces
      .get(id)!
      .every((surface) =>
        failing.some(
          ({ rule }) => needs.get(id)!.has(rule.id) && isExplained(surface, surfaces.get(rule.id)!),
        ),
      );
  const roots = failing.filter((one) => !isConsequence(one));
  const left = new Set(failing.filter(isConsequence));
  const causes = roots
    .map((root) => ({ root, reach: failing.filter(({ rule }) => explains(root.rule.id, rule.id)) }))
    .sort((one, other) => other.reach.length - one.reach.length);
  return causes.map(({ root, reach }) => {
    // A rule that several causes explain is told once, below the first of them.
    const consequences = reach.filter((one) => left.delete(one));
    return { failing: root, consequences };
  });
}

function failingSurfaces({ scenarios }: JudgedRule): Surface[] {
  return [...new Set(scenarios.filter(isFailure).map(({ scenario }) => scenario.surface))];
}

/** Whether failures on these surfaces explain one on a surface: what fails for the whole library may fail anywhere. */
function isExplained(surface: Surface, causes: readonly Surface[]): boolean {
  return surface === 'library' || causes.includes(surface) || causes.includes('library');
}

function isFelt(surface: Surface, other: string, surfaces: ReadonlyMap<string, readonly Surface[]>): boolean {
  return surfaces.get(other)!.some((one) => isExplained(one, [surface]));
}
