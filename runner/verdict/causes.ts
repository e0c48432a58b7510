import { allNeedsIn, type Rule, type Surface } from '../../suite';
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
  const allNeedsOf = allNeedsIn(rules);
  const failing = judged
    .filter(({ scenarios }) => scenarios.some(isFailure))
    .map((one) => ({ one, needs: allNeedsOf(one.rule.id), surfaces: failingSurfaces(one) }));
  const isConsequence = (failed: FailingRule): boolean =>
    failed.surfaces.every((surface) => failing.some((cause) => explains(cause, failed, surface)));
  const explainedBy = (cause: FailingRule): FailingRule[] =>
    failing.filter((failed) => failed.surfaces.some((surface) => explains(cause, failed, surface)));
  const left = new Set(failing.filter(isConsequence));
  return failing
    .filter((failed) => !left.has(failed))
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
 * Tells whether a failing rule explains the failures of another one on a surface: the other one needs it, and it fails
 * there too. If it is not needed directly, nothing of the other rule may pass there, because a rule that mostly passes
 * is seldom the consequence of a distant one. A rule that fails on the library explains only rules that need it directly.
 */
function explains({ one, surfaces }: FailingRule, failed: FailingRule, surface: Surface): boolean {
  if (!failed.needs.has(one.rule.id)) return false;
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
