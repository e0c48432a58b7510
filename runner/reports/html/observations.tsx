import type { VNode } from 'preact';
import { count } from '../../text/suite-text';
import type { Difference } from '../../verdict/judgement';
import { useReport } from './context';
import { Chapters, Sentence } from './rule';
import { capitalized, Fold, FoldedAfter, Paragraph, ScenarioLinks, Section, Text } from './text';
import { IsObserved } from './verdict-sign';

/** The number of silent points that are shown initially. The others are folded, because there may be about 50. */
const POINTS_SHOWN = 5;

/** The silent points on which the port differs from 0.2.2, and the observations of a run at level `spec`. */
export function Observations(): VNode {
  const { document, judgement } = useReport();
  const { differences, observations, level } = judgement;
  const isObserved = observations.rules.length > 0;
  return (
    <Section
      id="observations"
      title="Silent points"
      remark={isObserved ? 'no part in the verdict' : 'differences from 0.2.2'}
    >
      <p>
        {isObserved
          ? capitalized(document.observations.text)
          : `The port differs from crystal-i18n 0.2.2 on ${count(differences.length, 'silent point')}`}
        .
      </p>
      <p class="soft">
        The document leaves these points open. {level !== 'spec' && 'Level crystal expects what 0.2.2 does.'}
      </p>
      <FoldedAfter
        shown={POINTS_SHOWN}
        noun="silent point"
        items={differences.map((difference) => (
          <DifferencePart {...difference} />
        ))}
      />
      {observations.findings.length > 0 && (
        <Fold class="other-rules" heading="The same differences, by the rule that explains most">
          <ul>
            {document.observations.findings.map((line) => (
              <li>
                <Text>{line}</Text>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <IsObserved.Provider value>
        <Chapters rules={observations.rules} />
      </IsObserved.Provider>
    </Section>
  );
}

function DifferencePart({ point, trials }: Difference): VNode {
  const { id, title, why, original, reference } = point;
  const heading = (
    <>
      <span class="sign different" aria-hidden="true">
        ≠
      </span>{' '}
      <span class="id">{id}</span> <Sentence>{title}</Sentence>
    </>
  );
  return (
    <Fold class="difference-point" id={id} heading={heading} numbers={count(trials.length, 'scenario')}>
      <Paragraph>{`Why the document leaves it open: ${why}`}</Paragraph>
      <Paragraph>{`crystal-i18n 0.2.2: ${original}`}</Paragraph>
      <Paragraph>{`The reference: ${reference}`}</Paragraph>
      <p>This port differs in:</p>
      <ScenarioLinks judged={trials} />
    </Fold>
  );
}
