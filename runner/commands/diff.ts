import { Command } from 'commander';
import { resolve } from 'node:path';
import { verdictText } from '../blocks/conclusion-text';
import { colors, writeFitted } from '../console/terminal';
import { ExitStatus } from '../exit-status';
import { grouped } from '../../suite/read/grouped';
import type { Report } from '../reports/json';
import { readReport } from '../reports/read-report';
import { safeLine } from '../text/escape';
import { implementationText } from '../text/port-text';
import { count } from '../text/suite-text';
import { CONCLUSIONS } from '../verdict/conclusion';
import { hasPassed, isWorse, type Verdict } from '../verdict/verdict';
import type { CommandContext } from './arguments';

const EPILOGUE = `
diff compares the trials that both reports have. A trial that passed and no
longer does got worse, and one that passes now got better, whether or not it is
a known failure. Of the others, those with an adapter fault are the worst. A
change between other failures is neither worse nor better.

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
      const [old, later] = [readReport(resolve(folder, oldFile)), readReport(resolve(folder, newFile))];
      const changes = changesBetween(old, later);
      writeFitted(process.stdout, linesOf(changes, old, later).join('\n'));
      finish(changes.some(([kind]) => kind === 'worse') ? ExitStatus.NotConformant : ExitStatus.Conformant);
    });
}

/** The kinds of changes, as titles of their lists, with the words of the conclusion. */
const KINDS = {
  worse: 'got worse',
  better: 'got better',
  'neither worse nor better': 'changed otherwise',
};

/** The change of the verdict on a trial: its kind, and the rule with both verdicts. */
type VerdictChange = readonly [kind: keyof typeof KINDS, text: string];

function changesBetween(old: Report, later: Report): VerdictChange[] {
  const before = new Map(old.judgement.trials.map(({ trial, verdict }) => [trial, verdict]));
  return later.judgement.trials.flatMap(({ trial, rule, verdict: to }) => {
    const from = before.get(trial);
    if (from === undefined || from === to) return [];
    return [[kindOf(from, to), `${rule}  ${verdictText(from)} -> ${verdictText(to)}`]];
  });
}

/** The verdicts on a trial that fails. Which of them it gets may depend on the list of known failures alone. */
const FAILING: ReadonlySet<Verdict> = new Set(['failed', 'unsupported', 'expected-failure']);

function kindOf(from: Verdict, to: Verdict): keyof typeof KINDS {
  const [passedBefore, passes] = [from, to].map((verdict) => hasPassed({ verdict }));
  if (passedBefore !== passes) return passes ? 'better' : 'worse';
  // A trial that was not played in one of the runs is as it was, as far as is known.
  const isSame = passes || from === 'not-run' || to === 'not-run' || (FAILING.has(from) && FAILING.has(to));
  if (isSame) return 'neither worse nor better';
  return isWorse(to, from) ? 'worse' : 'better';
}

/** Returns a conclusion, a line about each run, and the rules that changed. */
function linesOf(changes: readonly VerdictChange[], old: Report, later: Report): string[] {
  const changed = Object.entries(KINDS)
    .map(([kind, words]) => ({ kind, words, ofKind: changes.filter(([one]) => one === kind) }))
    .filter(({ ofKind }) => ofKind.length > 0);
  const conclusion = changed
    .map(({ words, ofKind }) => `${count(ofKind.length, 'trial')} ${words}`)
    .join(', ');
  return [
    colors.bold(conclusion || 'no verdict changed'),
    runLine('old', old),
    runLine('new', later),
    ...onlyIn('old', old, later),
    ...onlyIn('new', later, old),
    ...changed.flatMap(({ kind, ofKind }) => ['', `${kind}:`, ...ruleLines(ofKind)]),
  ];
}

function ruleLines(changes: readonly VerdictChange[]): string[] {
  const byRule = grouped(changes, ([, text]) => text);
  return byRule.map(([text, { length }]) => `  ${safeLine(text)} (${count(length, 'trial')})`);
}

function runLine(which: string, { run: { suite, port }, judgement }: Report): string {
  const conclusions = judgement.conclusions.map(
    ({ level, conclusion, planned, totals }) =>
      `${CONCLUSIONS[conclusion].words} at level ${level}, ${totals.passed} of ${count(planned, 'trial')} passed`,
  );
  const name = implementationText(port.implementation);
  return safeLine(`${which}: ${name}, ${conclusions.join('; ')} (${suite.name} ${suite.version})`);
}

function onlyIn(which: string, one: Report, other: Report): string[] {
  const others = new Set(other.judgement.trials.map(({ trial }) => trial));
  const { length } = one.judgement.trials.filter(({ trial }) => !others.has(trial));
  return length === 0 ? [] : [`only in the ${which} report: ${count(length, 'trial')}`];
}
