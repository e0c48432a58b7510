import { Command } from 'commander';
import { resolve } from 'node:path';
import { colors } from '../console/terminal';
import { ExitStatus } from '../exit-status';
import type { Report, ReportedScenario } from '../reports/json';
import { readReport } from '../reports/read-report';
import { count, surfacesText } from '../text/suite-text';
import { safeText } from '../text/escape';
import { isWorse, type Verdict } from '../verdict/verdict';
import { UsageError } from '../errors';
import type { CommandContext } from './arguments';

const EPILOGUE = `
diff compares scenarios per surface. A scenario that moved to other surfaces is not a regression.
If one of the reports is about a single surface, diff compares only that surface.

A change between unsupported and failed counts as neither worse nor better. Observations are
compared too, but do not affect the exit status. Reports at different levels are decided by
different scenarios; --force compares them anyway.

Exit status: 0 when nothing got worse, 1 when something did, 2 wrong usage.

Examples:
  $ i18n-conformance run --command ./adapter --report json=new.json
  $ i18n-conformance diff old.json new.json`;

/** Defines `diff`. */
export function defineDiff({ folder, finish }: CommandContext): Command {
  return new Command('diff')
    .description('show what changed between two json reports')
    .argument('<old>', 'the earlier report')
    .argument('<new>', 'the later report')
    .option('--force', 'compare reports of different levels', false)
    .addHelpText('after', EPILOGUE)
    .action((oldFile: string, laterFile: string, { force }: { readonly force: boolean }) => {
      const [old, later] = [readReport(resolve(folder, oldFile)), readReport(resolve(folder, laterFile))];
      if (old.level !== later.level && !force) {
        throw new UsageError(
          `${oldFile} is a report at level ${old.level}, and ${laterFile} at level ${later.level}: ` +
            'compare reports at the same level, or add --force',
        );
      }
      const changes = compare(old, later);
      process.stdout.write(`${changes.lines.join('\n')}\n`);
      finish(changes.isWorse ? ExitStatus.NotConformant : ExitStatus.Conformant);
    });
}

/**
 * Compares two reports scenario by scenario, on the surfaces that both reports cover. Changes in observations are
 * listed, but have no effect on `isWorse`.
 *
 * @returns the lines that show the changes, and whether any scenario that counts towards the conclusion got worse
 */
export function compare(
  old: Report,
  later: Report,
): { readonly lines: readonly string[]; readonly isWorse: boolean } {
  const surfaces = [...new Set([old.surface, later.surface])].filter((surface) => surface !== undefined);
  const changes = (before: Report['rules'], after: Report['rules']): Record<Change, string[]> => {
    const [one = [], other = []] = [before, after].map((rules) =>
      rules
        .flatMap(({ scenarios }) => scenarios)
        .filter(({ surface }) => surfaces.every((only) => only === surface)),
    );
    return changesOf(one, other);
  };
  const decisive = changes(old.rules, later.rules);
  const observed = changes(old.observations.rules, later.observations.rules);
  const body = [
    ...CHANGES.flatMap((change) => section(TITLES[change], decisive[change])),
    ...section(
      (n) => `${count(n, 'observation')} changed`,
      [...observed.worse, ...observed.better, ...observed.neitherBetterNorWorse, ...observed.sameVerdict],
    ),
  ];
  const isPart = surfaces.length > 0 && old.surface !== later.surface;
  const part = isPart ? [`compared only ${surfacesText(surfaces)}`] : [];
  const heading = [headline('old', old), headline('new', later), ...part];
  return {
    lines: [...heading, ...(body.length > 0 ? body : ['', 'nothing changed'])],
    isWorse: decisive.worse.length > 0,
  };
}

function headline(which: string, { implementation, suite, level, verdict, planned, totals }: Report): string {
  const port = `${implementation.name} ${implementation.version}`;
  const numbers = `${totals.passed} of ${count(planned, 'scenario')}`;
  return `${which}: ${safeText(port)} at level ${level}: ${verdict}, ${numbers} (${suite.name} ${suite.version})`;
}

function section(titleOf: (lines: number) => string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', colors.bold(titleOf(lines.length)), ...lines] : [];
}

/** The titles for the kinds of changes, in the order in which they are shown. */
const TITLES = {
  worse: (n: number) => `${count(n, 'scenario')} got worse`,
  better: (n: number) => `${count(n, 'scenario')} got better`,
  neitherBetterNorWorse: (n: number) => `${count(n, 'scenario')} changed between failed and unsupported`,
  sameVerdict: (n: number) => `${count(n, 'scenario')}: same verdict, different message`,
  moved: (n: number) => `${count(n, 'scenario')} moved to other surfaces`,
  added: (n: number) => count(n, 'new scenario'),
  removed: (n: number) => count(n, 'removed scenario'),
};

type Change = keyof typeof TITLES;
const CHANGES = Object.keys(TITLES) as Change[];

function changesOf(
  old: readonly ReportedScenario[],
  later: readonly ReportedScenario[],
): Record<Change, string[]> {
  const before = new Map(old.map((one) => [keyOf(one), one]));
  const after = new Map(later.map((one) => [keyOf(one), one]));
  const added = later.filter((one) => !before.has(keyOf(one)));
  const removed = old.filter((one) => !after.has(keyOf(one)));
  const moved = new Set(added.map(({ id }) => id).filter((id) => removed.some((one) => one.id === id)));
  const lineOf = (one: ReportedScenario): string => `  ${keyOf(one)}  ${one.verdict}`;
  const changes: Record<Change, string[]> = {
    worse: [],
    better: [],
    neitherBetterNorWorse: [],
    sameVerdict: [],
    moved: [...moved].map((id) => `  ${id}  ${surfacesOf(id, removed)} -> ${surfacesOf(id, added)}`),
    added: added.filter(({ id }) => !moved.has(id)).map(lineOf),
    removed: removed.filter(({ id }) => !moved.has(id)).map(lineOf),
  };
  for (const [key, { verdict, message }] of after) {
    const earlier = before.get(key);
    if (earlier === undefined) continue;
    if (earlier.verdict !== verdict) {
      const line = `  ${key}  ${earlier.verdict} -> ${verdict}${message === undefined ? '' : `: ${firstLine(message)}`}`;
      changes[directionOf(earlier.verdict, verdict)].push(line);
    } else if (earlier.message !== message) {
      changes.sameVerdict.push(`  ${key}  ${verdict}: ${firstLine(message ?? '')}`);
    }
  }
  return changes;
}

function directionOf(earlier: Verdict, verdict: Verdict): Change {
  // A change between failed and unsupported makes a port neither worse nor better.
  const areEquallyBad = [earlier, verdict].every((one) => one === 'failed' || one === 'unsupported');
  if (areEquallyBad) return 'neitherBetterNorWorse';
  return isWorse(verdict, earlier) ? 'worse' : 'better';
}

function keyOf({ id, surface }: ReportedScenario): string {
  return `${id} @${surface}`;
}

/** Returns a list of a scenario's surfaces, such as `@module, @catalog`. */
function surfacesOf(id: string, scenarios: readonly ReportedScenario[]): string {
  return scenarios
    .filter((one) => one.id === id)
    .map(({ surface }) => `@${surface}`)
    .join(', ');
}

function firstLine(message: string): string {
  return safeText(message.split('\n', 1)[0] ?? '');
}
