import { verdictText } from './conclusion-text';
import { grouped } from '../../suite/read/grouped';
import type { Reproduce } from '../text/port-text';
import { restrictionText, scenarioTitle, surfacesText } from '../text/suite-text';
import type { Judged } from '../verdict/judgement';
import { type Block, text } from './block';
import { deviationBlocks } from './deviation-blocks';

/** A scenario, or a row of an outline, with its verdicts on some or all of its surfaces. */
export type Case = readonly [Judged, ...Judged[]];

/** Describes a trial in full, with its title. */
export function trialBlocks(judged: Judged, reproduce: Reproduce): Block[] {
  return [
    { kind: 'text', role: 'title', line: [{ strong: scenarioTitle(judged.trial) }] },
    ...caseBlocks([judged], reproduce),
  ];
}

/** Describes a case: its place, its steps, and its results. Results that differ only in their surfaces are described once. */
export function caseBlocks(verdicts: Case, reproduce: Reproduce): Block[] {
  const [{ trial }] = verdicts;
  const place = `  ${trial.file}:${trial.line} ${restrictionText(trial.surfaces)}`;
  return [
    { kind: 'text', role: 'place', line: [{ to: trial.id }, place.trimEnd()] },
    { kind: 'steps', steps: trial.steps, marked: markedSteps(verdicts) },
    ...grouped(verdicts, resultKey).flatMap(([, alike]) => resultBlocks(alike, reproduce)),
  ];
}

/**
 * Returns the steps at which a case ended. If it failed on a surface, only the failed steps are marked: a mark for an
 * operation that another surface lacks would distract from the failure.
 */
function markedSteps(verdicts: Case): Set<number> {
  const failed = verdicts.filter(({ result }) => result?.kind === 'failed' || result?.kind === 'fault');
  const ended = failed.length > 0 ? failed : verdicts;
  return new Set(
    ended.flatMap(({ result }) => (result?.problem && result.step !== undefined ? [result.step] : [])),
  );
}

/** Returns a key that is the same for results that differ only in their surfaces. */
function resultKey({ verdict, result, known, unstable }: Judged): string {
  const { deviations = [], message, fault } = result?.problem ?? {};
  const outcomes = deviations.map(({ expected, actual, error }) => ({ expected, actual, error }));
  const problem = outcomes.length > 0 ? outcomes : [message, fault?.stderr];
  return JSON.stringify([verdict, result?.step, problem, known?.place, unstable]);
}

function resultBlocks(alike: Case, reproduce: Reproduce): Block[] {
  const [judged] = alike;
  const { verdict, result } = judged;
  const { message, fault } = result?.problem ?? {};
  const diffs = deviationBlocks(alike.flatMap((one) => one.result?.problem?.deviations ?? []));
  const surfaces = surfacesText(alike.map(({ trial }) => trial.surface));
  return [
    text({ verdict, text: verdictText(verdict) }, ` ${surfaces}`),
    ...notesOf(judged).map((note) => text(note)),
    ...diffs,
    ...(diffs.length === 0 && message !== undefined
      ? message.split('\n').map((line) => text({ code: line }))
      : []),
    ...(fault && fault.stderr.length > 0
      ? [{ kind: 'code', title: 'last lines of standard error', lines: fault.stderr } as const]
      : []),
    ...(verdict === 'passed' ? [] : alike.map((one) => commandBlock(one, reproduce))),
  ];
}

function commandBlock({ trial, rule }: Judged, reproduce: Reproduce): Block {
  return { kind: 'command', title: 'run it alone', command: reproduce({ trial, rule }) };
}

function notesOf({ trial, result, known, unstable }: Judged): string[] {
  const contradictions = result?.kind === 'failed' ? (trial.contradictions ?? []) : [];
  return [
    known && `Listed at ${known.place}: ${known.reason}`,
    result?.problem && result.step === undefined && 'It ended before its first step.',
    unstable && `Results differ between runs: ${unstableText(unstable)}.`,
    contradictions.length > 0 && `crystal-i18n 0.2.2 fails this as well: ${contradictions.join(', ')}`,
  ].filter((note) => typeof note === 'string');
}

/** Returns the number of executions with each kind of result: `2 × passed, 1 × failed`. */
function unstableText(unstable: NonNullable<Judged['unstable']>): string {
  return Object.entries(unstable)
    .map(([kind, howMany]) => `${howMany} × ${kind}`)
    .join(', ');
}
