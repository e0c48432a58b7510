import type { FuzzResult } from '../../proof/fuzzing/fuzz-result';
import { LISTS } from '../../proof/mutation/lists';
import { percentOf, type MutationResult } from '../../proof/mutation/mutation-result';

/** Returns a paragraph about the result of mutation testing. */
export function mutationBlock({ all, judged, equivalents, gaps, date, commit }: MutationResult): string {
  const link = (file: string): string => `[${file}](${file})`;
  return (
    `On ${date}, at commit ${commit}, the features detected ${all.detected} of ${all.made} mutations of the ` +
    `reference (${percentOf(all)}%). ${link(LISTS.beyond)} lists the code that no operation of a port can reach, ` +
    `with the reasons. Excluding this code, the features detected ${judged.detected} of ${judged.made} mutations ` +
    `(${percentOf(judged)}%). Of the other ${judged.made - judged.detected}, ${equivalents} have no observable effect ` +
    `(${link(LISTS.equivalents)}), and ${gaps} are gaps in the features (${link(LISTS.gaps)}).`
  );
}

/** Returns one paragraph for each level at which the fuzzer was measured. */
export function fuzzerBlock(result: FuzzResult): string {
  const lines = (['spec', 'crystal'] as const).flatMap((level) => {
    const measured = result[level];
    if (measured === undefined) return [];
    const { date, commit, runs, seed, mutants, missed } = measured;
    return [
      `On ${date}, at commit ${commit}, the fuzzer found a difference in ${mutants - missed.length} of ${mutants} mutants of ` +
        `level \`${level}\`, with at most ${runs} scenarios per mutant (seed ${seed}).`,
    ];
  });
  return lines.length === 0 ? 'No measurement has been recorded.' : lines.join('\n\n');
}
