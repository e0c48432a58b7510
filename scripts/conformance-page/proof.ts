import type { MutationResult } from '../../proof/mutation/mutation-result';

/** States the result of mutation testing. */
export function mutationBlock({ score, killed, survived, ignored, date, commit }: MutationResult): string {
  return (
    `On ${date}, at commit ${commit}, the features detected ${killed} of ${killed + survived} mutations of the reference: ` +
    `${score}%. For each of the other ${survived}, [proof/equivalent-mutants.yaml](proof/equivalent-mutants.yaml) says ` +
    `why no feature can detect it. Another ${ignored} mutations were skipped, because no feature can reach the code: ` +
    '[proof/mutation/beyond-the-interface.mjs](proof/mutation/beyond-the-interface.mjs) lists that code with reasons.'
  );
}
