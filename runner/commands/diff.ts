import { Command } from 'commander';
import { resolve } from 'node:path';
import { colors } from '../console/colors';
import { ExitStatus } from '../exit-status';
import { readReport, type Report, type ReportedScenario } from '../reports/read-report';
import { count } from '../text/count';
import { safeText } from '../text/safe-text';
import { surfacesText } from '../text/surfaces-text';
import { isWorse, type Verdict } from '../verdict/verdict';
import { UsageError } from '../usage-error';
import type { CommandContext } from './command-context';

const EPILOGUE = `
Scenarios are compared on each surface. One that is played on other surfaces than before is no
regression. Where one of the reports judges a surface alone, only that surface is compared.

Between unsupported and failed a scenario gets neither worse nor better. Reports of two levels
have different scenarios that decide; --force compares them anyway.

Exit status: 0 when nothing got worse, 1 when something did, 2 wrong usage.

Examples:
  $ i18n-conformance run --command ./adapter --report json=new.json
  $ i18n-conformance diff old.json new.json`;

/** Defines `diff`. */
export function defineDiff({ folder, finish }: CommandContext): Command {
  return new Command('diff')
    .description('tell what changed between two reports of kind json')
    .argument('<old>', 'the earlier report')
    .argument('<new>', 'the later report')
    .option('--force', 'compare reports of different levels', false)
    .addHelpText('after', EPILOGUE)
    .action((oldFile: string, laterFile: string, { force }: { readonly force: boolean }) => {
      const [old, later] = [readReport(resolve(folder, oldFile)), readReport(resolve(folder, laterFile))];
      if (old.level !== later.level && !force) {
        throw new UsageError(
          `${oldFile} is of level ${old.level}, and ${laterFile} of level ${later.level}: ` +
            'compare reports of one level, or add --force',
        );
      }
      const changes = compare(old, later);
      process.stdout.write(`${changes.lines.join('\n')}\n`);
      finish(changes.isWorse ? ExitStatus.NotConformant : ExitStatus.Conformant);
    });
}

/** The changes between two reports. */
interface Changes {
  readonly lines: readonly string[];
  /** Whether a scenario got worse. */
  readonly isWorse: boolean;
}

/**
 * Compares two reports scenario by scenario, on the surfaces that both of them judge; observations are told, and decide
 * nothing.
 */
export function compare(old: Report, later: Report): Changes {
  const surfaces = [...new Set([old.surface, later.surface])].filter((surface) => surface !== undefined);
  const compared = (rules: Rules): ReportedScenario[] =>
    rules
      .flatMap(({ scenarios }) => scenarios)
      .filter(({ surface }) => surfaces.every((one) => one === surface));
  const decisive = changesOf(compared(old.rules), compared(later.rules));
  const observed = changesOf(compared(old.observations.rules), compared(later.observations.rules));
  const body = [
    ...section('got worse', decisive.worse),
    ...section('got better', decisive.better),
    ...section('changed, neither for better nor for worse', decisive.sideways),
    ...section('ended as before, but otherwise', decisive.otherwise),
    ...section('played on other surfaces', decisive.moved),
    ...section('new', decisive.added),
    ...section('gone', decisive.gone),
    ...section('observations changed', [
      ...observed.worse,
      ...observed.better,
      ...observed.sideways,
      ...observed.otherwise,
    ]),
  ];
  const isPart = surfaces.length > 0 && old.surface !== later.surface;
  const part = isPart ? [`compared ${surfacesText(surfaces)} alone`] : [];
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

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', colors.bold(`${count(lines.length, 'scenario')} ${title}`), ...lines] : [];
}

type Rules = Report['rules'];

type LinesByChange = Record<
  'worse' | 'better' | 'sideways' | 'otherwise' | 'moved' | 'added' | 'gone',
  string[]
>;

function changesOf(old: readonly ReportedScenario[], later: readonly ReportedScenario[]): LinesByChange {
  const [before, after] = [byKey(old), byKey(later)];
  const added = later.filter((one) => !before.has(keyOf(one)));
  const gone = old.filter((one) => !after.has(keyOf(one)));
  const moved = new Set(added.map(({ id }) => id).filter((id) => gone.some((one) => one.id === id)));
  const lineOf = (one: ReportedScenario): string => `  ${keyOf(one)}  ${one.verdict}`;
  const changes: LinesByChange = {
    worse: [],
    better: [],
    sideways: [],
    otherwise: [],
    moved: [...moved].map((id) => `  ${id}  ${surfacesOf(id, gone)} -> ${surfacesOf(id, added)}`),
    added: added.filter(({ id }) => !moved.has(id)).map(lineOf),
    gone: gone.filter(({ id }) => !moved.has(id)).map(lineOf),
  };
  for (const [key, { verdict, message }] of after) {
    const earlier = before.get(key);
    if (earlier === undefined) continue;
    if (earlier.verdict !== verdict) {
      const line = `  ${key}  ${earlier.verdict} -> ${verdict}${message === undefined ? '' : `: ${firstLine(message)}`}`;
      changes[directionOf(earlier.verdict, verdict)].push(line);
    } else if (earlier.message !== message) {
      changes.otherwise.push(`  ${key}  ${verdict}: ${firstLine(message ?? '')}`);
    }
  }
  return changes;
}

/** The verdicts that keep a port from conforming alike: whoever adds an operation that fails has lost nothing. */
const EQUALLY_BAD: readonly Verdict[] = ['failed', 'unsupported'];

function directionOf(earlier: Verdict, verdict: Verdict): 'worse' | 'better' | 'sideways' {
  if (EQUALLY_BAD.includes(earlier) && EQUALLY_BAD.includes(verdict)) return 'sideways';
  return isWorse(verdict, earlier) ? 'worse' : 'better';
}

function byKey(scenarios: readonly ReportedScenario[]): Map<string, ReportedScenario> {
  return new Map(scenarios.map((scenario) => [keyOf(scenario), scenario]));
}

function keyOf({ id, surface }: ReportedScenario): string {
  return `${id} @${surface}`;
}

/** `@module, @catalog` */
function surfacesOf(id: string, scenarios: readonly ReportedScenario[]): string {
  return scenarios
    .filter((one) => one.id === id)
    .map(({ surface }) => `@${surface}`)
    .join(', ');
}

function firstLine(message: string): string {
  return safeText(message.split('\n', 1)[0] ?? '');
}
