import type { PlayableStep, StepLibrary } from './step-library';

/**
 * Tells for each step of a scenario whether the step's operations must succeed. The operations of a When must succeed
 * if no Then checks their outcomes before the next When. So a port that does the work and then raises an error fails.
 *
 * @throws SuiteDefect when a step has no definition, or several definitions
 */
export function mustSucceed(steps: readonly PlayableStep[], library: StepLibrary): boolean[] {
  const definitions = steps.map(({ text }) => library.match(text).definition);
  return definitions.map(({ keyword }, index) => {
    if (keyword !== 'When') return false;
    const next = definitions.slice(index + 1).find((later) => later.keyword !== 'Given');
    return next?.keyword !== 'Then' || next.isObserving;
  });
}
