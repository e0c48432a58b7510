import { allNeedsOf, type Rule, type Surface } from '../../suite';
import type { Cause, Judged, JudgedRule } from './judgement';

/** Tells whether a scenario failed and is not listed as a known failure. */
export function isFailure({ verdict }: Pick<Judged, 'verdict'>): boolean {
  return verdict === 'failed';
}

/**
 * Groups the failing rules by cause. Causes with the most consequences come first. A failing rule is a consequence if
 * another failing rule explains its failures on each surface. Each failing rule is listed once.
 */
export function causesOf(judged: readonly JudgedRule[], rules: readonly Rule[]): Cause[] {
  const failing = judged
    .filter(({ scenarios }) => scenarios.some(isFailure))
    .map((one) => ({ one, needs: allNeedsOf(one.rule.id, rules), surfaces: failingSurfaces(one) }));
  const neededBy = ({ needs }: FailingRule): FailingRule[] =>
    failing.filter(({ one }) => needs.has(one.rule.id));
  const isConsequence = (failed: FailingRule): boolean =>
    failed.surfaces.every((surface) => neededBy(failed).some((needed) => explains(needed, failed, surface)));
  const explainedBy = (cause: FailingRule): FailingRule[] =>
    failing.filter(
      (failed) =>
        neededBy(failed).includes(cause) &&
        failed.surfaces.some((surface) => explains(cause, failed, surface)),
    );
  const left = new Set(failing.filter(isConsequence));
  return failing
    .filter((failed) => !isConsequence(failed))
    .map((root) => ({ root, reach: reachOf(root, explainedBy) }))
    .sort((one, other) => other.reach.size - one.reach.size)
    .map(({ root, reach }) => {
      // A rule that several causes explain is listed below the first of them.
      const consequences = failing.filter((failed) => reach.has(failed) && left.delete(failed));
      return { failing: root.one, consequences: consequences.map(({ one }) => one) };
    });
}

/** A failing rule, the rules that it needs, and the surfaces on which it fails. */
interface FailingRule {
  readonly one: JudgedRule;
  readonly needs: ReadonlySet<string>;
  readonly surfaces: readonly Surface[];
}

function failingSurfaces({ scenarios }: JudgedRule): Surface[] {
  return [...new Set(scenarios.filter(isFailure).map(({ scenario }) => scenario.surface))];
}

/**
 * Tells whether a failing rule explains the failures on a surface of a rule that needs it. It fails on the same surface,
 * and is either needed directly or leaves the other rule with nothing that passes: a rule that mostly passes is seldom
 * the consequence of a distant one. Failures of the library as a whole explain those of a rule that needs it directly.
 */
function explains({ one, surfaces }: FailingRule, failed: FailingRule, surface: Surface): boolean {
  const isDirect = failed.one.rule.needs.includes(one.rule.id);
  if (surface === 'library' || surfaces.includes(surface)) return isDirect || !passesOn(surface, failed);
  return isDirect && surfaces.includes('library');
}

function passesOn(surface: Surface, { one }: FailingRule): boolean {
  return one.scenarios.some(({ scenario, verdict }) => scenario.surface === surface && verdict === 'passed');
}

/** Returns the rules that a cause explains, directly or not. */
function reachOf(root: FailingRule, explainedBy: (cause: FailingRule) => FailingRule[]): Set<FailingRule> {
  const reach = new Set<FailingRule>();
  const visit = (cause: FailingRule): void => {
    for (const failed of explainedBy(cause)) {
      if (reach.has(failed)) continue;
      reach.add(failed);
      visit(failed);
    }
  };
  visit(root);
  return reach;
}
