import type { ComponentChildren, VNode } from 'preact';
import { count } from '../../text/suite-text';
import type { Judged } from '../../verdict/judgement';
import { useReport } from './context';
import { Fold, FoldedAfter, ScenarioLinks, Section } from './text';
import { Sign } from './verdict-sign';

/**
 * The number of messages about unsupported operations that are shown initially. The others are folded, because there
 * may be many.
 */
const OPERATIONS_SHOWN = 8;

/** The surfaces and operations that the port lacks, with the scenarios that need them. */
export function Lacks(): VNode {
  const { judgement, document } = useReport();
  return (
    <Section id="unsupported" title="Unsupported" remark={count(judgement.totals.unsupported, 'scenario')}>
      {document.absentSurfaces.map((text) => (
        <p>
          <Sign verdict="unsupported" /> <strong>No such surface:</strong> {text}
        </p>
      ))}
      <FoldedAfter
        shown={OPERATIONS_SHOWN}
        noun="reason"
        items={document.lacks.map(({ text, trials }) => (
          <FoldedTrials trials={trials}>
            <Sign verdict="unsupported" /> {text}
          </FoldedTrials>
        ))}
      />
    </Section>
  );
}

/** The known-failure entries: first those that are outdated, then those that excuse failures. */
export function KnownFailures(): VNode {
  const { judgement, document } = useReport();
  const { outOfDate, knownFailures } = document;
  const howMany = count(judgement.totals['expected-failure'], 'scenario');
  return (
    <Section id="known-failures" title="Known failures" remark={howMany}>
      {outOfDate.length > 0 && <p>The list of known failures is out of date:</p>}
      {outOfDate.map(({ text, trials }) => (
        <FoldedTrials trials={trials}>
          <Sign verdict="stale" /> {text}
        </FoldedTrials>
      ))}
      {knownFailures.map(({ entry: { pattern, reason, place }, trials }) => (
        <FoldedTrials trials={trials}>
          <Sign verdict="expected-failure" /> <span class="id">{pattern}</span> {reason}{' '}
          <span class="soft">{place}</span>
        </FoldedTrials>
      ))}
    </Section>
  );
}

/** A line that can be unfolded to show its scenarios, or a plain line if it has none. */
function FoldedTrials(props: {
  readonly trials: readonly Judged[];
  readonly children: ComponentChildren;
}): VNode {
  const { trials, children } = props;
  if (trials.length === 0) return <p>{children}</p>;
  const heading = <span class="name">{children}</span>;
  return (
    <Fold class="lack" heading={heading} numbers={count(trials.length, 'scenario')}>
      <ScenarioLinks judged={trials} />
    </Fold>
  );
}
