import type { VNode } from 'preact';
import type { Scenario } from '../../../suite';
import { type DiffLine, originalFailsText, showDeviations, unstableText } from '../../document/failure';
import { grouped } from '../../grouped';
import { stderrLines } from '../../text/port-text';
import { scenarioTitle, surfacesText } from '../../text/suite-text';
import type { Judged } from '../../verdict/judgement';
import { useReport } from './context';
import { Steps } from './steps';
import { IdLine } from './text';
import { Sign, useLooks } from './verdict-sign';

/** A scenario, or a row of an outline, with its verdicts on all surfaces. */
export interface Case {
  readonly scenario: Scenario;
  readonly verdicts: readonly [Judged, ...Judged[]];
}

/** The steps of a case and its results. The step at which the case ended is marked. Equal results are shown once. */
export function CaseBody({ scenario, verdicts }: Case): VNode {
  // If the case failed on a surface, only the failed steps are marked. A mark for an operation that another surface
  // lacks would distract from the failure.
  const failed = verdicts.filter(({ result }) => result?.kind === 'failed' || result?.kind === 'fault');
  const ended = (failed.length > 0 ? failed : verdicts).flatMap(({ result }) =>
    result?.problem && result.step !== undefined ? [result.step] : [],
  );
  return (
    <>
      <Steps steps={scenario.steps} failing={new Set(ended)} />
      {grouped(verdicts.map(shownResult), ({ key }) => key).map(([, alike]) => (
        <ResultPart alike={alike} />
      ))}
    </>
  );
}

/** A verdict with the differences that explain it. */
type ShownResult = ReturnType<typeof shownResult>;

function shownResult(judged: Judged) {
  const { verdict, result, known, unstable } = judged;
  const { deviations = [], message, fault } = result?.problem ?? {};
  const differences = showDeviations(deviations);
  const problem =
    differences.length > 0 ? differences.map(({ difference }) => difference) : [message, fault?.stderr];
  /**
   * A key that is the same for all results that differ only in their surfaces. Results with the same key are shown
   * once.
   */
  const key = JSON.stringify([verdict, result?.step, problem, known?.place, unstable]);
  return { judged, differences, key };
}

function ResultPart({ alike }: { readonly alike: readonly [ShownResult, ...ShownResult[]] }): VNode {
  const { reproduce } = useReport();
  const [{ judged, differences }] = alike;
  const { verdict, result, known, unstable } = judged;
  const original = originalFailsText(judged);
  const notes = [
    known && `Listed at ${known.place}: ${known.reason}`,
    result?.problem && result.step === undefined && 'It ended before its first step.',
    unstable && `Results differ between runs: ${unstableText(unstable)}.`,
    original && `${original}.`,
  ].filter(Boolean);
  return (
    <div class="result">
      <p class="where">
        <Sign verdict={verdict} /> <span aria-hidden="true">{useLooks()(verdict).words}</span>{' '}
        {surfacesText(alike.map(({ judged: { trial } }) => trial.surface))}
      </p>
      {notes.map((note) => (
        <p>{note}</p>
      ))}
      {differences.map(({ difference }, index) => (
        <>
          {/* Equal results have the same differences in the same order. */}
          <p class="operations">{alike.map((one) => one.differences[index]!.operations).join(', ')}</p>
          <Difference lines={difference} />
        </>
      ))}
      {differences.length === 0 && <Message result={result} />}
      {alike.map((one) => (
        // The script adds a button that copies the command.
        <div class="copyable command">
          <code>{reproduce(one.judged)}</code>
        </div>
      ))}
    </div>
  );
}

function Difference({ lines }: { readonly lines: readonly DiffLine[] }): VNode {
  return (
    <div class="difference">
      {lines.map(({ kind, text }, index) => (
        <div class={`line ${kind}`}>
          <span class="label">{kind !== 'equal' && lines[index - 1]?.kind !== kind && kind}</span>
          <code>{text}</code>
        </div>
      ))}
    </div>
  );
}

/** The message of a problem that has no difference to show, and the last lines of the adapter's standard error. */
function Message({ result }: Pick<Judged, 'result'>): VNode | undefined {
  const problem = result?.problem;
  if (problem === undefined) return undefined;
  const stderr = stderrLines(problem.fault?.stderr ?? [], '');
  return (
    <>
      <p class="message">{problem.message}</p>
      {stderr.length > 0 && (
        <pre class="stderr">
          <code>{stderr.join('\n')}</code>
        </pre>
      )}
    </>
  );
}

/** A scenario on one surface, shown in full as an example of similar failures. */
export function Example({ judged }: { readonly judged: Judged }): VNode {
  const { trial } = judged;
  return (
    <div class="example">
      <p>
        <strong>{scenarioTitle(trial)}</strong> <IdLine id={trial.id} />
      </p>
      <CaseBody scenario={trial} verdicts={[judged]} />
    </div>
  );
}
