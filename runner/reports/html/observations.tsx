import type { VNode } from 'preact';
import { count } from '../../text/suite-text';
import type { Difference } from '../../verdict/judgement';
import { useReport } from './context';
import { Chapters } from './rule';
import { capitalized, FoldedAfter, ScenarioLinks, Section, Text } from './text';

/** The number of silent points that are initially shown. Further points are folded, because there may be about 50. */
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
        items={differences.map((difference) => (
          <DifferencePart {...difference} />
        ))}
        title={(rest) => count(rest, 'more silent point')}
      />
      {observations.findings.length > 0 && (
        <details class="other-rules">
          <summary>The same differences, by the rule that explains most</summary>
          <ul>
            {document.observations.findings.map((line) => (
              <li>
                <Text>{line}</Text>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Chapters rules={observations.rules} />
    </Section>
  );
}

function DifferencePart({ point, trials }: Difference): VNode {
  const { id, title, why, original, reference } = point;
  return (
    <details class="difference-point" id={id}>
      <summary>
        <span class="sign different" aria-hidden="true">
          ≠
        </span>{' '}
        <span class="id">{id}</span>{' '}
        <span class="sentence">
          <Text>{title}</Text>
        </span>{' '}
        <span class="count">{count(trials.length, 'scenario')}</span>
      </summary>
      <p>
        Why the document leaves it open: <Text>{why}</Text>
      </p>
      <p>
        crystal-i18n 0.2.2: <Text>{original}</Text>
      </p>
      <p>
        The reference: <Text>{reference}</Text>
      </p>
      <p>This port differs in:</p>
      <ScenarioLinks judged={trials} />
    </details>
  );
}
