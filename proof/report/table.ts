import { colors } from '../../runner/console/terminal';
import type { Suite } from '../../suite/read';
import { count } from '../../runner/text/suite-text';
import type { MutantProof, Proof, VariantProof } from '../judging/proof';

/** Returns the proofs as a table: the mutants of each rule, then the variants of each silent point. */
export function tableOf(suite: Suite, proofs: readonly Proof[], isVerbose: boolean): string[] {
  const mutants = proofs.filter((proof) => proof.kind === 'mutant');
  const variants = proofs.filter((proof) => proof.kind === 'variant');
  return [
    ...suite.rules.flatMap(({ id, sentence }) =>
      mutantLines(
        id,
        sentence,
        mutants.filter(({ rule }) => rule === id),
        isVerbose,
      ),
    ),
    '',
    ...suite.silentPoints.flatMap(({ id, title }) =>
      variantLines(
        id,
        title,
        variants.filter(({ point }) => point === id),
        isVerbose,
      ),
    ),
  ];
}

function mutantLines(rule: string, sentence: string, mutants: readonly MutantProof[], isVerbose: boolean) {
  if (mutants.length === 0) return [];
  const caught = mutants.filter(({ caughtBy }) => caughtBy.length > 0);
  const summary = `${caught.length} of ${count(mutants.length, 'mutant')} caught`;
  if (!isVerbose) {
    const scenarios = [...new Set(caught.map(({ caughtBy }) => nameIn(rule, caughtBy[0]!)))];
    return [row(rule, summary, scenarios.join(', '), caught.length === mutants.length)];
  }
  return [
    row(rule, summary, sentence, caught.length === mutants.length),
    ...mutants.map(({ id, caughtBy: [scenario, ...more] }) => {
      const others = more.length === 0 ? '' : ` and ${more.length} more`;
      const by = scenario === undefined ? colors.red('survives') : `${nameIn(rule, scenario)}${others}`;
      return `    ${nameIn(rule, id)}: ${by}`;
    }),
  ];
}

function variantLines(point: string, title: string, variants: readonly VariantProof[], isVerbose: boolean) {
  if (variants.length === 0) return [];
  const passed = variants.filter(({ wronglyFailed }) => wronglyFailed.length === 0);
  const summary = `${passed.length} of ${count(variants.length, 'variant')} passed`;
  const isWhole = passed.length === variants.length;
  if (!isVerbose) {
    const noticing = [...new Set(variants.flatMap(({ noticedBy }) => noticedBy.map(ruleOf)))];
    return [row(point, summary, noticing.join(', '), isWhole)];
  }
  return [
    row(point, summary, title, isWhole),
    ...variants.flatMap(({ id, why, wronglyFailed, noticedBy: [scenario] }) => {
      const by =
        wronglyFailed.length > 0 ? colors.red('fails at level spec') : `noticed by ${scenario ?? 'nothing'}`;
      return [`    ${nameIn(point, id)}: ${by}`, colors.dim(`        ${why}`)];
    }),
  ];
}

function row(id: string, summary: string, rest: string, isWhole: boolean): string {
  const padded = summary.padEnd(24);
  return `${id.padEnd(14)} ${isWhole ? padded : colors.red(padded)} ${colors.dim(rest)}`;
}

/** An id without the rule or the silent point that it begins with. */
function nameIn(prefix: string, id: string): string {
  return id.slice(prefix.length + 1);
}

function ruleOf(scenario: string): string {
  return scenario.split('/')[0] ?? '';
}
