import type { PlayableStep, StepLibrary } from './step-library';

/**
 * Determines, for each step of a scenario, whether its operations must succeed. The operations of a When must succeed
 * unless a Then checks their outcomes before the next When. Without this rule, a port that does the work and then
 * raises an error would pass.
 *
 * @throws SuiteDefect when a step matches no definition, or more than one
 */
export function mustSucceed(steps: readonly PlayableStep[], library: StepLibrary): boolean[] {
  const definitions = steps.map(({ text }) => library.match(text).definition);
  return definitions.map(({ keyword }, index) => {
    if (keyword !== 'When') return false;
    const next = definitions.slice(index + 1).find((later) => later.keyword !== 'Given');
    return next?.keyword !== 'Then' || next.isObserving;
  });
}
