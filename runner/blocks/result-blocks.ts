import { statementsOf, type Rule } from '../../suite/read';
import { conclusionsOf, hintText } from './conclusion-text';
import { grouped } from '../../suite/read/grouped';
import { unmatchedText } from '../plan/known-failures';
import { environmentText, implementationText, type Reproduce } from '../text/port-text';
import { count, surfaceName, surfacesText } from '../text/suite-text';
import type { Finding, Judged, Judgement } from '../verdict/judgement';
import type { Verdict } from '../verdict/verdict';
import { type Block, type Fold, fold, heading, type TextLine, type Paragraph, text } from './block';
import { trialBlocks } from './case-blocks';
import { chapterTable } from './chapter-table';
import {
  explainedText,
  failingRuleText,
  onlyFindingText,
  ruleLine,
  statementLine,
  titleOf,
} from './finding-text';

/** Without unfolding, at most this many kinds of adapter faults are shown with an example. */
const FAULTS_SHOWN = 3;
/** Without unfolding, at most this many findings are shown with an example. */
const FINDINGS_SHOWN = 10;
/** Without unfolding, at most this many messages about unsupported operations are shown: there may be many. */
const LACKS_SHOWN = 8;

/** The result of a run as people read it, independent of where it is shown. */
export interface ResultBlocks {
  /** The name of the port, such as `i18n-ts 1.0.0 (TypeScript)`. */
  readonly port: string;
  /** The environment in which it was judged, such as `judged with TZ=Asia/Kathmandu`; empty if none is recorded. */
  readonly environment: string;
  /** The conclusion at each level, and whether it is good: conformant, or no new failures. */
  readonly conclusions: ReturnType<typeof conclusionsOf>;
  /** A hint for the user; empty if there is none. */
  readonly hint: string;
  /** The faults, the findings, what the port lacks, its known failures, and the chapters, in this order. */
  readonly blocks: readonly Block[];
}

/** Describes the result of a run. */
export function resultBlocks(judgement: Judgement, reproduce: Reproduce): ResultBlocks {
  const { run } = judgement;
  return {
    port: implementationText(run.port.implementation),
    environment: environmentText(run.environment),
    conclusions: conclusionsOf(judgement),
    hint: hintText(judgement),
    blocks: [
      ...faultBlocks(judgement, reproduce),
      ...findingBlocks(judgement, reproduce),
      ...lackBlocks(judgement),
      ...notApplicableBlocks(judgement),
      ...knownFailureBlocks(judgement),
      heading('chapters', 'Chapters', 'trials that passed on each surface'),
      chapterTable(judgement),
    ],
  };
}

/** Returns the trials with a verdict. */
function judgedAs(verdict: Verdict, { rules }: Pick<Judgement, 'rules'>): Judged[] {
  return rules.flatMap(({ trials }) => trials).filter((judged) => judged.verdict === verdict);
}

/** Groups faults by their messages. Numbers in the messages, such as the id of a request, are ignored. */
function kindsOfFaults(judgement: Judgement): [Judged, ...Judged[]][] {
  return grouped(judgedAs('fault', judgement), (fault) => messageOf(fault).replace(/\d+/g, '#')).map(
    ([, alike]) => alike,
  );
}

function messageOf({ result }: Judged): string {
  return result?.problem?.message ?? '';
}

/** Describes the adapter faults, which prevent a conclusion about the port. */
function faultBlocks(judgement: Judgement, reproduce: Reproduce): Block[] {
  const kinds = kindsOfFaults(judgement).map((faults, index) =>
    fold([{ verdict: 'fault' }, ' ', { code: messageOf(faults[0]) }], () => faultContent(faults, reproduce), {
      ...firstOpen(index),
      numbers: count(faults.length, 'trial'),
    }),
  );
  if (kinds.length === 0) return [];
  return [
    heading('faults', 'Adapter faults', count(judgement.totals.fault, 'trial')),
    text(
      'The adapter died, hung, or did not speak the protocol. There is no verdict on the port until this is fixed.',
    ),
    ...foldedAfter(FAULTS_SHOWN, kinds, (rest) => `${count(rest, 'other kind')} of adapter faults`),
  ];
}

function faultContent([first, ...others]: readonly [Judged, ...Judged[]], reproduce: Reproduce): Block[] {
  const same = `the same fault in ${count(others.length, 'more trial')}: ${rulesText(others)}`;
  return [
    text(...ruleLine(first.rule)),
    ...trialBlocks(first, reproduce),
    ...(others.length > 0 ? [fold([same], () => inFull(others, reproduce))] : []),
  ];
}

function inFull(trials: readonly Judged[], reproduce: Reproduce): Block[] {
  return trials.flatMap((judged) => trialBlocks(judged, reproduce));
}

/** Describes the failures, by finding. */
function findingBlocks(judgement: Judgement, reproduce: Reproduce): Block[] {
  const { findings, totals } = judgement;
  if (findings.length === 0) return [];
  const folds = findings.map((finding, index) =>
    fold(
      [{ verdict: 'failed' }, ' ', ...titleOf(finding)],
      () => findingContent(finding, judgement, reproduce),
      {
        ...firstOpen(index),
        // The text above says that a single finding has all failures.
        ...(findings.length > 1 && {
          numbers: `${finding.failures.length} of ${count(totals.failed, 'failure')}`,
        }),
      },
    ),
  );
  const numbers = `${count(totals.failed, 'trial')}, ${count(findings.length, 'finding')}`;
  const introduction =
    findings.length === 1
      ? onlyFindingText(findings[0]!)
      : 'Begin with the first finding. Each failure belongs to one finding.';
  return [
    heading('failures', 'Failures', numbers),
    ...(totals.failed > 1 ? [text(introduction)] : []),
    ...foldedAfter(FINDINGS_SHOWN, folds, (rest) => count(rest, 'more finding')),
  ];
}

/** Returns the fields of the fold of a finding or a kind of fault. The first one is to be read first. */
function firstOpen(index: number): Pick<Fold, 'role' | 'folded'> {
  return { role: 'finding', folded: index === 0 ? 'nowhere' : 'on pages' };
}

function findingContent(finding: Finding, { suite }: Judgement, reproduce: Reproduce): Block[] {
  const { rule, symptom, failures, example } = finding;
  const blamed = rule?.rule;
  const explained = explainedText(finding);
  const more = failures.filter((failure) => failure !== example);
  // A page shows each failure below blamed rule, so it need not repeat them here.
  const elsewhere = blamed ? [{ to: blamed.id, text: `All scenarios of ${blamed.id}` }] : [];
  return [
    ...(blamed && symptom ? [text(...ruleLine(blamed))] : []),
    ...(rule ? [text({ soft: failingRuleText(rule) })] : []),
    ...(explained === '' ? [] : [text(explained)]),
    ...(blamed ? statementBlocks(blamed, suite) : []),
    ...trialBlocks(example, reproduce),
    ...(blamed
      ? [
          {
            kind: 'command',
            title: 'read the rule',
            command: `npx i18n-conformance explain ${blamed.id}`,
          } as const,
        ]
      : []),
    ...(more.length > 0
      ? [fold([count(more.length, 'more failure')], () => inFull(more, reproduce), { elsewhere })]
      : []),
  ];
}

/** Returns the sentences of the document that a rule comes from, in our words. */
export function statementBlocks({ id }: Pick<Rule, 'id'>, { document }: Judgement['suite']): Paragraph[] {
  return statementsOf(id, document).map((statement) => ({
    kind: 'text',
    role: 'quote',
    line: statementLine(statement),
  }));
}

/** Describes the surfaces and the operations that the port lacks. */
function lackBlocks(judgement: Judgement): Block[] {
  const { surfaces, totals } = judgement;
  const absent = surfaces.filter(({ exists }) => !exists);
  const lacks = lacksOf(judgement).map((trials) => entry('unsupported', [messageOf(trials[0])], trials));
  if (absent.length + lacks.length === 0) return [];
  return [
    heading('unsupported', 'Unsupported', count(totals.unsupported, 'trial')),
    ...absent.map(({ surface, planned }) => {
      const sentence = ` the port supports no operation on ${surfaceName(surface)} (${count(planned, 'trial')})`;
      return text({ verdict: 'unsupported' }, ' ', { strong: 'No such surface:' }, sentence);
    }),
    ...foldedAfter(LACKS_SHOWN, lacks, (rest) => count(rest, 'more reason')),
  ];
}

/**
 * Groups unsupported trials by the port's message, the most frequent message first. Leaves out the trials on surfaces
 * that the port does not have.
 */
function lacksOf({ rules, surfaces }: Judgement): [Judged, ...Judged[]][] {
  const present = new Set(surfaces.filter(({ exists }) => exists).map(({ surface }) => surface));
  const lacking = judgedAs('unsupported', { rules }).filter(({ trial }) => present.has(trial.surface));
  return grouped(lacking, messageOf)
    .map(([, trials]) => trials)
    .sort((one, other) => other.length - one.length);
}

/** Says why trials do not apply to the port. */
function notApplicableBlocks(judgement: Judgement): Block[] {
  const trials = judgedAs('not-applicable', judgement);
  if (trials.length === 0) return [];
  return [
    heading('not-applicable', 'Not applicable', count(trials.length, 'trial')),
    ...grouped(trials, messageOf).map(([message, alike]) => entry('not-applicable', [message], alike)),
  ];
}

/** Describes the entries of the list of known failures: those that are out of date, and those that excuse failures. */
function knownFailureBlocks(judgement: Judgement): Block[] {
  const outdated = outdatedEntries(judgement).map(({ line, trials }) => entry('stale', [line], trials));
  const expected = judgedAs('expected-failure', judgement);
  const excused = grouped(expected, ({ known }) => known!.place).map(([place, trials]) => {
    const { pattern, reason } = trials[0].known!;
    return entry('expected-failure', [{ code: pattern }, ` ${reason} `, { soft: place }], trials);
  });
  if (outdated.length + excused.length === 0) return [];
  return [
    heading('known-failures', 'Known failures', count(expected.length, 'trial')),
    ...(outdated.length > 0 ? [text('The list of known failures is out of date:'), ...outdated] : []),
    ...foldedAfter(0, excused, (rest) => count(rest, 'entry excuses failures', 'entries excuse failures')),
  ];
}

/** Returns the known-failure entries that are stale or match no scenario, with the trials that passed. */
function outdatedEntries(judgement: Judgement): { readonly line: string; readonly trials: Judged[] }[] {
  const stale = grouped(judgedAs('stale', judgement), ({ known }) => known?.place ?? '');
  return [
    ...stale.map(([place, trials]) => {
      const [{ known, trial }] = trials;
      const passed = trials.length === 1 ? trial.key : known!.pattern;
      return { line: `${place}: ${passed} passed; remove or narrow the entry`, trials };
    }),
    ...judgement.unmatched.map((one) => ({ line: unmatchedText(one), trials: [] })),
  ];
}

/** Returns a line that can be unfolded to its trials, or a plain line if it has none. */
function entry(verdict: Verdict, line: TextLine, trials: readonly Judged[]): Fold | Paragraph {
  const summary = [{ verdict }, ' ', ...line];
  if (trials.length === 0) return text(...summary);
  const items = grouped(trials, ({ trial }) => trial.id).map(([id, played]): TextLine => [
    { to: id },
    { soft: ` ${surfacesText(played.map(({ trial }) => trial.surface))}` },
  ]);
  const numbers = count(trials.length, 'trial');
  return fold(summary, () => [{ kind: 'list', items }], { role: 'entry', numbers });
}

/** Folds the blocks after the first ones, so that a long list does not take up the whole page. */
function foldedAfter(
  shown: number,
  blocks: readonly (Fold | Paragraph)[],
  summary: (rest: number) => string,
): Block[] {
  const rest = blocks.slice(shown);
  return [...blocks.slice(0, shown), ...(rest.length > 0 ? [fold([summary(rest.length)], () => rest)] : [])];
}

/** Lists the rules of trials, each with its number of trials: `LOAD-03 (2), DATE-01 (1)`. */
function rulesText(trials: readonly Judged[]): string {
  return grouped(trials, ({ rule }) => rule.id)
    .map(([id, { length }]) => `${id} (${length})`)
    .join(', ');
}
