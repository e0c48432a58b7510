import type { VNode } from 'preact';
import type { Rule, SilentPoint } from '../../suite';
import { observersOf } from '../../scripts/conformance-page/entries';
import { usePage } from './context';
import { Heading, IdLink, Ids, Link, Text } from './text';

/** The cases in which crystal-i18n 0.2.2 breaks a rule, and the points that the document leaves open beside it. */
export function Facts({ rule }: { readonly rule: Rule }): VNode {
  const { suite, contradictions } = usePage().data;
  // The points that the rule observes, and the points that name the rule.
  const points = suite.silentPoints.filter(
    ({ id, rules }) => rule.silentPoints.includes(id) || rules.includes(rule.id),
  );
  const contradicting = contradictions.filter(({ scenarios }) =>
    scenarios.some((id) => id.startsWith(`${rule.id}/`)),
  );
  return (
    <>
      {contradicting.length > 0 && (
        <>
          <Heading id="original">Where crystal-i18n 0.2.2 breaks the rule</Heading>
          <ul>
            {contradicting.map(({ id, title, original }) => (
              <li>
                <Link to={`original.html#${id}`}>
                  <Text plain>{title}</Text>
                </Link>
                : <Text>{original}</Text>
              </li>
            ))}
          </ul>
        </>
      )}
      {points.length > 0 && (
        <>
          <Heading id="choices">What the document leaves open</Heading>
          <p>
            Whatever a port does here, it can be conformant at level <code>spec</code>.
          </p>
          {points.map((point) => (
            <section class="note">
              <p>
                <strong>
                  <Text>{point.title}</Text>
                </strong>{' '}
                <IdLink id={point.id} />
              </p>
              <p class="soft">
                <Text>{point.why}</Text>
              </p>
              <p>
                crystal-i18n 0.2.2: <Text>{point.original}</Text>
              </p>
              <Observers point={point} rule={rule} />
            </section>
          ))}
        </>
      )}
    </>
  );
}

/** The other rules of level `crystal` that observe a silent point. */
function Observers({ point, rule }: { readonly point: SilentPoint; readonly rule: Rule }): VNode | null {
  const observers = observersOf(point, usePage().data.suite.rules).filter(({ id }) => id !== rule.id);
  if (observers.length === 0) return null;
  return (
    <p class="section-links">
      Rules of level <code>crystal</code>: <Ids ids={observers.map(({ id }) => id)} />
    </p>
  );
}
