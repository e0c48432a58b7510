import { markdownTable } from 'markdown-table';
import { compare, findingsOf } from './compare.mjs';
import { CONTENDERS } from './contenders/index.mjs';
import { LINES } from './lines.mjs';
import { runRounds } from './run-rounds.mjs';

/**
 * Measures lookups and localization beside other libraries.
 *
 * @param names names of lines; all of them if there are none
 * @param contenders names of contenders beside the reference and the bound; all of them if there are none
 * @param rounds how often each is measured
 * @param progress is told of each measurement
 * @returns a section of `RESULTS.md`, and the limits that are missed
 */
export async function measureLookups({ names, contenders, rounds, progress }) {
  const lines = LINES.filter(({ name }) => names.length === 0 || names.includes(name));
  const chosen = contenders.length === 0 ? CONTENDERS : new Set(['reference', 'bound', ...contenders]);
  const groups = lines.flatMap((line) =>
    line.sizes.map((size) => [...chosen].map((contender) => ({ line, size, contender }))),
  );
  const number = groups.length * chosen.size * rounds;
  let done = 0;
  const results = await runRounds(groups, rounds, ({ line, contender }) => {
    done += 1;
    progress(`${done} of ${number}: ${line.name}, ${contender}`);
  });
  const compared = results.map(compare);
  return { text: textOf(compared, rounds), findings: compared.flatMap(findingsOf) };
}

function textOf(compared, rounds) {
  const header = [
    'Line',
    'Catalog',
    'Reference',
    'Bound',
    'Ratio',
    'Limit',
    'Best library',
    'Its time',
    'Ratio',
  ];
  const rows = compared.map(({ line, size, ns, bound, libraries: [best] }) => [
    line.name,
    size,
    rounded(ns),
    rounded(bound.ns),
    bound.ratio.toFixed(2),
    String(line.limit),
    best?.contender ?? 'none',
    best === undefined ? '' : rounded(best.ns),
    best === undefined ? '' : best.ratio.toFixed(2),
  ]);
  return `## Lookups and localization

Nanoseconds per call: medians of ${rounds} rounds. Each line is measured in a fresh process, with 4,096 inputs that take turns. A ratio is that of the reference to the bound, or to the library, in the same round, where they are measured one after the other. Below 1, the reference is faster. The reference is the package as its users install it. The bound is written by hand for one line alone (\`lookups/contenders/bound.mjs\`).

${markdownTable([header, ...rows], { align: ['l', 'l', 'r', 'r', 'r', 'r', 'l', 'r', 'r'] })}
`;
}

function rounded(ns) {
  return String(Math.round(ns));
}
