/**
 * Compares the contenders on one line and catalog: ratios are taken within one round, and their median is kept, because
 * the speed of a machine changes within minutes.
 *
 * @param group the contenders with their times
 */
export function compare(group) {
  const timesOf = (contender) => group.find((one) => one.contender === contender)?.times;
  const reference = timesOf('reference');
  const { line, size } = group[0];
  const others = group
    .filter(({ contender }) => contender !== 'reference')
    .map(({ contender, times, digest }) => ({
      contender,
      ns: median(times),
      // Above 1, the reference is slower.
      ratio: median(reference.map((time, round) => time / times[round])),
      isSame: digest === group.find((one) => one.contender === 'reference').digest,
    }));
  const bound = others.find(({ contender }) => contender === 'bound');
  const libraries = others
    .filter(({ contender }) => contender !== 'bound')
    .sort((one, other) => one.ns - other.ns);
  return { line, size, ns: median(reference), bound, libraries };
}

/** Returns the findings of a compared line: other texts than the reference's, and limits that it misses. */
export function findingsOf({ line, size, bound, libraries }) {
  const place = `${line.name}, ${size} catalog`;
  const different = [bound, ...libraries].filter(({ isSame }) => line.isComparable && !isSame);
  // The text of a missing key is the key in Polyglot, so there is nothing to write.
  const isExempt = ({ contender }) => line.kind === 'missing' && contender === 'node-polyglot';
  return [
    ...different.map(({ contender }) => `${place}: ${contender} returns other texts than the reference`),
    ...(bound.ratio > line.limit
      ? [`${place}: ${bound.ratio.toFixed(2)} times the bound, ${line.limit} is the limit`]
      : []),
    ...libraries
      .filter((one) => one.ratio > 1 && !isExempt(one))
      .map(({ contender, ratio }) => `${place}: ${ratio.toFixed(2)} times as long as ${contender}`),
  ];
}

/** Returns the median of some numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
