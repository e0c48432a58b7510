import type { FuzzResult } from '../../proof/fuzzing/fuzz-result';
import { LISTS } from '../../proof/mutation/lists';
import { percentOf, type MutationResult } from '../../proof/mutation/mutation-result';

/** Returns a paragraph about the result of mutation testing. */
export function mutationBlock({ all, judged, equivalents, gaps, date, commit }: MutationResult): string {
  const link = (file: string): string => `[${file}](${file})`;
  return (
    `On ${date}, at commit ${commit}, the features detected ${all.detected} of ${all.made} mutations of the ` +
    `reference: ${percentOf(all)}%. ${link(LISTS.beyond)} lists code that no operation of a port can reach, ` +
    `with the reasons. Without this code, they detected ${judged.detected} of ${judged.made}: ` +
    `${percentOf(judged)}%. Of the other ${judged.made - judged.detected}, ${equivalents} change nothing ` +
    `(${link(LISTS.equivalents)}), and ${gaps} are gaps in the features (${link(LISTS.gaps)}).`
  );
}

/** Returns a paragraph about the fuzzer's measurement at each level. */
export function fuzzerBlock(result: FuzzResult): string {
  const lines = (['spec', 'crystal'] as const).flatMap((level) => {
    const measured = result[level];
    if (measured === undefined) return [];
    const { date, commit, runs, seed, mutants, missed } = measured;
    return [
      `On ${date}, at commit ${commit}, the fuzzer found a difference for ${mutants - missed.length} of ${mutants} mutants of ` +
        `level \`${level}\`, with at most ${runs} scenarios for each (seed ${seed}).`,
    ];
  });
  return lines.length === 0 ? 'No measurement is recorded.' : lines.join('\n\n');
}
