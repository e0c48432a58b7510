import type { VNode } from 'preact';
import type { FaultBlock, FindingBlock } from '../../document/document';
import { count } from '../../text/suite-text';
import { useReport } from './context';
import { Example } from './results';
import { Statements } from './rule';
import { addressOf, capitalized, FoldedAfter, RuleLink, ScenarioLinks, Section, Text } from './text';
import { Sign } from './verdict-sign';

/**
 * The number of findings that are initially shown. Further findings are folded, to keep this part of the page short.
 */
const FINDINGS_SHOWN = 10;

/** The failures, grouped by the mistakes that explain them. Initially, only the first finding is open. */
export function Failures(): VNode {
  const { document, judgement } = useReport();
  const { findings, commonest } = document;
  const failures = count(judgement.totals.failed, 'scenario');
  return (
    <Section id="failures" title="Failures" remark={`${failures}, ${count(findings.length, 'finding')}`}>
      <p>
        {findings.length === 1
          ? 'One mistake explains all failures.'
          : 'Begin with the first finding. Each failure belongs to one finding.'}
      </p>
      {commonest !== undefined && (
        <p>
          The most frequent deviation: <Text>{commonest}</Text>.
        </p>
      )}
      <FoldedAfter
        shown={FINDINGS_SHOWN}
        items={findings.map((finding, index) => (
          <FindingPart finding={finding} isOpen={index === 0} />
        ))}
        title={(rest) => count(rest, 'more finding')}
      />
    </Section>
  );
}

function FindingPart(props: { readonly finding: FindingBlock; readonly isOpen: boolean }): VNode {
  const { title, isSymptom, rule, share, like, example } = props.finding;
  const its = rule?.rule;
  return (
    <details class="finding" open={props.isOpen}>
      <summary>
        <Sign verdict="failed" />{' '}
        <h3>
          {!isSymptom && its ? (
            <>
              <span class="id">{its.id}</span> <Text>{its.sentence}</Text>
            </>
          ) : (
            <Text>{title}</Text>
          )}
        </h3>{' '}
        <span class="count">{share}</span>
      </summary>
      {isSymptom && its && (
        <p>
          <RuleLink id={its.id} /> <Text>{its.sentence}</Text>
        </p>
      )}
      {rule && <p class="place">{rule.origin}</p>}
      {like !== '' && (
        <p>
          <Text>{capitalized(like)}</Text>.
        </p>
      )}
      {its && <Statements rule={its} />}
      <Example judged={example} />
      <OtherRules {...props.finding} />
      {its && (
        <p>
          <a href={addressOf(its.id)}>All scenarios of {its.id}</a>
        </p>
      )}
    </details>
  );
}

function OtherRules({ rule, others }: FindingBlock): VNode | null {
  if (others.length === 0) return null;
  const failures = others.reduce((sum, one) => sum + one.failures.length, 0);
  return (
    <details class="other-rules">
      <summary>
        <span class="name">
          {count(others.length, rule ? 'other failing rule' : 'failing rule')} with failures that it explains
          ({count(failures, 'failure')})
        </span>
      </summary>
      <ul>
        {others.map(({ judged, failures: its }) => (
          <li>
            <RuleLink id={judged.rule.id} /> <Text>{judged.rule.sentence}</Text>{' '}
            <span class="soft">{its.length} failed</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The adapter faults, grouped by similar messages. A fault prevents a conclusion about the port. */
export function Faults(): VNode {
  const { document, judgement } = useReport();
  return (
    <Section id="faults" title="Adapter faults" remark={count(judgement.totals.fault, 'scenario')}>
      <p>
        The adapter died, hung, or did not speak the protocol. There is no verdict on the port until this is
        mended.
      </p>
      {document.faults.map((fault, index) => (
        <FaultPart {...fault} isOpen={index === 0} />
      ))}
    </Section>
  );
}

function FaultPart({ message, trials, isOpen }: FaultBlock & { readonly isOpen: boolean }): VNode {
  const [first, ...others] = trials;
  return (
    <details class="finding" open={isOpen}>
      <summary>
        <Sign verdict="fault" /> <h3>{message}</h3>{' '}
        <span class="count">{count(trials.length, 'scenario')}</span>
      </summary>
      <Example judged={first} />
      {others.length > 0 && (
        <details>
          <summary>{count(others.length, 'other scenario')}</summary>
          <ScenarioLinks judged={others} />
        </details>
      )}
    </details>
  );
}
