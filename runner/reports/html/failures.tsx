import type { VNode } from 'preact';
import type { FaultBlock, FindingBlock } from '../../document/document';
import { count } from '../../text/suite-text';
import { useReport } from './context';
import { Example } from './results';
import { RuleLine, RuleTitle, Statements } from './rule';
import { addressOf, capitalized, Fold, FoldedAfter, Paragraph, ScenarioLinks, Section, Text } from './text';
import { Sign } from './verdict-sign';

/** The number of findings that are shown initially. The others are folded, to keep this part of the page short. */
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
      {commonest !== undefined && <Paragraph>{`The most frequent deviation: ${commonest}.`}</Paragraph>}
      <FoldedAfter
        shown={FINDINGS_SHOWN}
        noun="finding"
        items={findings.map((finding, index) => (
          <FindingPart finding={finding} isOpen={index === 0} />
        ))}
      />
    </Section>
  );
}

function FindingPart(props: { readonly finding: FindingBlock; readonly isOpen: boolean }): VNode {
  const { title, isSymptom, rule, share, like, example } = props.finding;
  const its = rule?.rule;
  const heading = (
    <>
      <Sign verdict="failed" /> <h3>{isSymptom || !its ? <Text>{title}</Text> : <RuleTitle {...its} />}</h3>
    </>
  );
  return (
    <Fold class="finding" open={props.isOpen} heading={heading} numbers={share}>
      {isSymptom && its && (
        <p>
          <RuleLine {...its} />
        </p>
      )}
      {rule && <p class="place">{rule.origin}</p>}
      {like !== '' && <Paragraph>{`${capitalized(like)}.`}</Paragraph>}
      {its && <Statements rule={its} />}
      <Example judged={example} />
      <OtherRules {...props.finding} />
      {its && (
        <p>
          <a href={addressOf(its.id)}>All scenarios of {its.id}</a>
        </p>
      )}
    </Fold>
  );
}

function OtherRules({ rule, others }: FindingBlock): VNode | null {
  if (others.length === 0) return null;
  const failures = others.reduce((sum, one) => sum + one.failures.length, 0);
  const rules = count(others.length, rule ? 'other failing rule' : 'failing rule');
  const title = `${rules} with failures that it explains (${count(failures, 'failure')})`;
  return (
    <Fold class="other-rules" heading={<span class="name">{title}</span>}>
      <ul>
        {others.map(({ judged, failures: its }) => (
          <li>
            <RuleLine {...judged.rule} /> <span class="soft">{its.length} failed</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** The adapter faults. Faults with similar messages are grouped. A fault prevents a conclusion about the port. */
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
  const heading = (
    <>
      <Sign verdict="fault" /> <h3>{message}</h3>
    </>
  );
  return (
    <Fold class="finding" open={isOpen} heading={heading} numbers={count(trials.length, 'scenario')}>
      <Example judged={first} />
      {others.length > 0 && (
        <Fold heading={count(others.length, 'other scenario')}>
          <ScenarioLinks judged={others} />
        </Fold>
      )}
    </Fold>
  );
}
