import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { markdownTable } from 'markdown-table';
import { median } from '../lookups/compare.mjs';
import { withFiles } from './files.mjs';

const MEASURE = join(import.meta.dirname, 'measure.mjs');
/**
 * The maximum ratio of the time for loading to the time of the bare parser. It is higher for JSON, because checking each
 * value takes as long for both formats, and `JSON.parse` is faster.
 */
const TIME_LIMITS = { yaml: 1.3, json: 1.2 };
const MEMORY_LIMIT = 2;
/** Above this exponent, twice the input takes noticeably more than twice the time. */
const EXPONENT_LIMIT = 1.15;

/** A catalog that has looked up a key in every locale: the reference flattens a locale when it is first used. */
const USED = 'reference, used';
/** The bare parser that the reference is compared with, for each format. */
const PARSERS = { yaml: 'js-yaml', json: 'json' };
const OTHER_PARSERS = ['js-yaml 4', 'yaml'];

/**
 * Measures the loading of files beside the bare parser, and how the time grows with keys, files and locales.
 *
 * @returns a section of `RESULTS.md`, and the limits that are missed
 */
export async function measureLoading({ rounds, progress }) {
  const files = Object.keys(PARSERS).map((format) => {
    progress(`20 files of 10,000 keys, ${format}`);
    return withFiles({ format, files: 20, keys: 10_000 }, (folder) => compareFiles(folder, format, rounds));
  });
  const growths = GROWTHS.map(({ name, sizes, measure }) => {
    const times = sizes.map((size) => {
      progress(`${name}: ${size}`);
      return median(Array.from({ length: 3 }, () => measure(size).milliseconds));
    });
    return { name, sizes, times, exponent: exponentOf(sizes, times) };
  });
  return { text: textOf(files, growths), findings: findingsOf(files, growths) };
}

function compareFiles(folder, format, rounds) {
  const names = ['reference', USED, PARSERS[format], ...(format === 'yaml' ? OTHER_PARSERS : [])];
  const measured = Array.from({ length: rounds }, () =>
    Object.fromEntries(names.map((name) => [name, measureOnce(name, folder, format)])),
  );
  const ratioOf = (name, field) =>
    median(measured.map((round) => round[name][field] / round[PARSERS[format]][field]));
  const times = names.map((name) => [name, median(measured.map((round) => round[name].milliseconds))]);
  return {
    format,
    times,
    time: ratioOf('reference', 'milliseconds'),
    memory: ratioOf('reference', 'bytes'),
    usedTime: ratioOf(USED, 'milliseconds'),
    usedMemory: ratioOf(USED, 'bytes'),
  };
}

const GROWTHS = [
  {
    name: 'keys in a hash',
    sizes: doubled(1000, 1_024_000),
    measure: (keys) => measureOnce('hash', '1', String(keys)),
  },
  {
    name: 'files of 10 keys, JSON',
    sizes: doubled(20, 10_240),
    measure: (files) =>
      withFiles({ format: 'json', files, keys: 10 }, (folder) => measureOnce('reference', folder, 'json')),
  },
  {
    name: 'locales of 10 keys in a hash',
    sizes: doubled(20, 10_240),
    measure: (locales) => measureOnce('hash', String(locales), '10'),
  },
];

function doubled(from, to) {
  return from > to ? [] : [from, ...doubled(from * 2, to)];
}

function measureOnce(...args) {
  return JSON.parse(execFileSync(process.execPath, ['--expose-gc', MEASURE, ...args], { encoding: 'utf8' }));
}

/** The slope of the times over the sizes on logarithmic axes, from the larger half of the sizes: 1 is linear. */
function exponentOf(sizes, times) {
  const points = sizes
    .map((size, index) => [Math.log(size), Math.log(times[index])])
    .slice(sizes.length >> 1);
  const mean = (index) => points.reduce((sum, point) => sum + point[index], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const covariance = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return covariance / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}

function findingsOf(files, growths) {
  return [
    ...files.flatMap(({ format, time, memory }) => [
      ...(time > TIME_LIMITS[format]
        ? [`Loading ${format}: ${time.toFixed(2)} times the bare parse, ${TIME_LIMITS[format]} is the limit`]
        : []),
      ...(memory > MEMORY_LIMIT
        ? [
            `Loading ${format}: ${memory.toFixed(2)} times the memory of the parsed tree, ${MEMORY_LIMIT} is the limit`,
          ]
        : []),
    ]),
    ...growths
      .filter(({ exponent }) => exponent > EXPONENT_LIMIT)
      .map(
        ({ name, exponent }) => `Loading ${name}: grows with the power ${exponent.toFixed(2)} of the number`,
      ),
  ];
}

function textOf(files, growths) {
  const rows = files.map(({ format, times, time, memory, usedTime, usedMemory }) => [
    format.toUpperCase(),
    times.map(([name, milliseconds]) => `${name} ${Math.round(milliseconds)} ms`).join('; '),
    time.toFixed(2),
    usedTime.toFixed(2),
    String(TIME_LIMITS[format]),
    memory.toFixed(2),
    usedMemory.toFixed(2),
    String(MEMORY_LIMIT),
  ]);
  const growthRows = growths.map(({ name, sizes, times, exponent }) => [
    name,
    `${sizes[0]} to ${sizes.at(-1)}`,
    `${times[0].toFixed(1)} to ${times.at(-1).toFixed(1)} ms`,
    exponent.toFixed(2),
  ]);
  return `## Loading

20 files of 10,000 keys. The ratios are those of the reference to the bare parser (js-yaml or \`JSON.parse\`): of the times, and of the memory that is kept, to that of the parsed tree. "Used" is after a lookup in each of the 20 locales: a locale is flattened when it is first used. The limits are for loading. That of JSON is higher, because each value is checked, and \`JSON.parse\` is faster than the parser of YAML.

${markdownTable([['Format', 'Medians', 'Time', 'used', 'Limit', 'Memory', 'used', 'Limit'], ...rows])}

Growth, by doubling. The exponent is measured over the larger half of the sizes: 1 is linear.

${markdownTable([['Number of', 'From', 'Times', 'Exponent'], ...growthRows])}
`;
}
