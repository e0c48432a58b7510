import { Command } from 'commander';
import { resolve } from 'node:path';
import { verdictText } from '../blocks/conclusion-text';
import { colors, writeFitted } from '../console/terminal';
import { ExitStatus } from '../exit-status';
import { grouped } from '../grouped';
import type { Report } from '../reports/json';
import { readReport } from '../reports/read-report';
import { safeLine } from '../text/escape';
import { implementationText } from '../text/port-text';
import { count } from '../text/suite-text';
import { CONCLUSIONS } from '../verdict/conclusion';
import { isWorse, type Verdict } from '../verdict/verdict';
import type { CommandContext } from './arguments';

const EPILOGUE = `
diff compares the trials that both runs played: the scenarios, on the same
surface. A change between unsupported and failed counts as neither worse nor
better.

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
    .addHelpText('after', EPILOGUE)
    .action((oldFile: string, newFile: string) => {
      const { lines, isWorse: gotWorse } = compare(
        readReport(resolve(folder, oldFile)),
        readReport(resolve(folder, newFile)),
      );
      writeFitted(process.stdout, lines.join('\n'));
      finish(gotWorse ? ExitStatus.NotConformant : ExitStatus.Conformant);
    });
}

/** A trial whose verdict changed. */
interface Change {
  readonly rule: string;
  readonly from: Verdict;
  readonly to: Verdict;
}

/**
 * Compares two reports, and returns lines that show the changes by rule: a conclusion, both runs, and the rules that
 * changed. Also tells whether any trial got worse.
 */
export function compare(
  old: Report,
  later: Report,
): { readonly lines: readonly string[]; readonly isWorse: boolean } {
  const changes = changesOf(old, later);
  const areEquallyBad = ({ from, to }: Change): boolean =>
    [from, to].every((one) => one === 'failed' || one === 'unsupported');
  const worse = changes.filter((one) => !areEquallyBad(one) && isWorse(one.to, one.from));
  const better = changes.filter((one) => !areEquallyBad(one) && isWorse(one.from, one.to));
  const others = changes.filter(areEquallyBad);
  const parts = [
    ...(worse.length > 0 ? [`${count(worse.length, 'trial')} got worse`] : []),
    ...(better.length > 0 ? [`${count(better.length, 'trial')} got better`] : []),
    ...(others.length > 0 ? [`${count(others.length, 'trial')} changed between failed and unsupported`] : []),
  ];
  return {
    lines: [
      colors.bold(parts.join(', ') || 'no verdict changed'),
      runLine('old', old),
      runLine('new', later),
      ...onlyIn('old', old, later),
      ...onlyIn('new', later, old),
      ...section('worse:', worse),
      ...section('better:', better),
      ...section('neither worse nor better:', others),
    ],
    isWorse: worse.length > 0,
  };
}

function changesOf(old: Report, later: Report): Change[] {
  const before = new Map(old.judgement.trials.map(({ trial, verdict }) => [trial, verdict]));
  return later.judgement.trials.flatMap(({ trial, rule, verdict: to }) => {
    const from = before.get(trial);
    return from === undefined || from === to ? [] : [{ rule, from, to }];
  });
}

function runLine(which: string, { run, judgement }: Report): string {
  const { suite, port } = run;
  const conclusions = judgement.conclusions.map(
    ({ level, conclusion, planned, totals }) =>
      `${CONCLUSIONS[conclusion].words} at level ${level}, ${totals.passed} of ${count(planned, 'trial')} passed`,
  );
  const name = implementationText(port.implementation);
  return safeLine(`${which}: ${name}, ${conclusions.join('; ')} (${suite.name} ${suite.version})`);
}

/** Returns a line with the number of trials that only one run played, if there are any. */
function onlyIn(which: string, one: Report, other: Report): string[] {
  const others = new Set(other.judgement.trials.map(({ trial }) => trial));
  const { length } = one.judgement.trials.filter(({ trial }) => !others.has(trial));
  return length === 0 ? [] : [`only in the ${which} report: ${count(length, 'trial')}`];
}

function section(title: string, changes: readonly Change[]): string[] {
  const lines = grouped(changes, ({ rule, from, to }) =>
    safeLine(`${rule}  ${verdictText(from)} -> ${verdictText(to)}`),
  );
  return lines.length === 0
    ? []
    : ['', title, ...lines.map(([text, { length }]) => `  ${text} (${count(length, 'trial')})`)];
}
