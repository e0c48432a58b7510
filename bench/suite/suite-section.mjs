import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { markdownTable } from 'markdown-table';
import { median } from '../lookups/compare.mjs';
import { playEmptyScenarios } from './empty-features.mjs';
import { judge, secondsPerStart, secondsToFirstLine } from './processes.mjs';

/** Python itself: a program in front of it, which chooses among versions, takes as long to start. */
const PYTHON = execFileSync('python3', ['-c', 'import sys; print(sys.executable)'], {
  encoding: 'utf8',
}).trim();
const ISOLATED_PORT = join(import.meta.dirname, 'process_isolation.py');
const PROCESS_ISOLATION = `"${PYTHON}" "${ISOLATED_PORT}"`;
/** The number of starts of the bare port, which is enough for a mean. */
const STARTS = 200;
/** The number of starts to the first line: each takes less than a second, and varies by a third. */
const FIRST_LINES = 21;
/** Repetitions of all scenarios, by doubling: the last one is more than 8,000 scenarios. */
const REPETITIONS = [1, 2, 4, 8];

/**
 * The most seconds, megabytes and ratios, on an idle machine with two processors. A verdict on all trials takes less time
 * than cucumber needs for as many scenarios that do nothing. The first line needs two starts of Node: the reference
 * starts only after the options and the suite have been read, so that wrong options never start a port. A port that is
 * started for each scenario has a ratio to its bare starts, because nearly all of its time is Python's own.
 */
const LIMITS = { spec: 1, toCucumber: 0.8, memory: 122, toNode: 2.2, toStarts: 1.3, exponent: 1.15 };

/**
 * Measures judging itself: the verdict of the reference beside an empty run of cucumber, the time to the first line, its
 * growth with the number of scenarios, and a port that is started anew for each scenario.
 *
 * @returns a section of `RESULTS.md`, and the limits that are missed
 */
export async function measureSuite({ rounds, progress }) {
  const judged = [];
  const atSpec = [];
  const toCucumber = [];
  for (let round = 0; round < rounds; round++) {
    progress(`verdict of the reference, round ${round + 1}`);
    atSpec.push(await judge());
    const one = await judge(['--level', 'crystal']);
    judged.push(one);
    progress(`empty scenarios in cucumber, round ${round + 1}`);
    const empty = await playEmptyScenarios(playedIn(one.output));
    toCucumber.push(one.seconds / empty.seconds);
  }
  const firstLines = [];
  const toNode = [];
  for (let pair = 0; pair < FIRST_LINES; pair++) {
    progress(`first line and bare starts of Node, ${pair + 1}`);
    const seconds = await secondsToFirstLine();
    firstLines.push(seconds);
    const bare = await secondsPerStart(process.execPath, ['-e', '0'], 1);
    toNode.push(seconds / (2 * bare));
  }
  const growth = [];
  for (const repetitions of REPETITIONS) {
    progress(`each scenario ${repetitions} times`);
    const run = await judge(['--repeat', String(repetitions)]);
    growth.push({ scenarios: playedIn(run.output) * repetitions, ...run });
  }
  progress('a process for each scenario');
  const isolated = await judge(['--timeout', '60000'], PROCESS_ISOLATION);
  progress('bare starts of the same port');
  const start = await secondsPerStart(PYTHON, [ISOLATED_PORT], STARTS);
  const isolatedScenario = isolated.seconds / playedIn(isolated.output);
  const verdict = median(judged.map(({ seconds }) => seconds));
  const scenarios = playedIn(judged[0].output);
  return report([
    [
      `Verdict of the reference over stdio at level spec, ${playedIn(atSpec[0].output)} trials`,
      median(atSpec.map(({ seconds }) => seconds)),
      's',
      LIMITS.spec,
    ],
    [
      `At level crystal (${verdict.toFixed(2)} s, ${scenarios} trials), beside cucumber with as many scenarios of three empty steps`,
      median(toCucumber),
      'times',
      LIMITS.toCucumber,
    ],
    [
      'The most memory of the command at level crystal',
      median(judged.map(({ bytes }) => bytes)) / 2 ** 20,
      'MB',
      LIMITS.memory,
    ],
    [
      `Start to the first line (${milliseconds(median(firstLines))}), beside two bare starts of Node`,
      median(toNode),
      'times',
      LIMITS.toNode,
    ],
    [
      `Growth of the time, ${growth[0].scenarios} to ${growth.at(-1).scenarios} scenarios`,
      exponentOf(growth, 'seconds'),
      'exponent',
      LIMITS.exponent,
    ],
    [
      `Growth of the memory, to ${Math.round(growth.at(-1).bytes / 2 ** 20)} MB`,
      exponentOf(growth, 'bytes'),
      'exponent',
      LIMITS.exponent,
    ],
    [
      `A scenario of a port in Python that is started for it (${milliseconds(isolatedScenario)}), beside a bare start (${milliseconds(start)})`,
      isolatedScenario / start,
      'times',
      LIMITS.toStarts,
    ],
  ]);
}

/** The number of trials that a run played once: those of the last conclusion, which includes all levels. */
function playedIn(output) {
  const played = [...output.matchAll(/^conformant at level \w+: \d+ of (\d+) trials/gm)].at(-1)?.[1];
  if (played === undefined) throw new Error(`the output has no verdict:\n${output}`);
  return Number(played);
}

function milliseconds(seconds) {
  return `${Math.round(seconds * 1000)} ms`;
}

/** The slope over the number of scenarios on logarithmic axes, from the first to the last: 1 is linear. */
function exponentOf(growth, field) {
  const [first, last] = [growth[0], growth.at(-1)];
  return Math.log(last[field] / first[field]) / Math.log(last.scenarios / first.scenarios);
}

function report(lines) {
  const rows = lines.map(([name, value, unit, limit]) => [
    name,
    `${value.toFixed(2)} ${unit}`,
    String(limit),
  ]);
  const missed = lines.filter(([, value, , limit]) => value > limit);
  return {
    text: `## The suite

${markdownTable([['Measured', 'Median', 'Limit'], ...rows], { align: ['l', 'r', 'r'] })}
`,
    findings: missed.map(
      ([name, value, unit, limit]) => `${name}: ${value.toFixed(2)} ${unit}, ${limit} is the limit`,
    ),
  };
}
