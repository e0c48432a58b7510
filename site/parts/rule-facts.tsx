import type { VNode } from 'preact';
import type { Rule, SilentPoint } from '../../suite';
import { observersOf } from '../../scripts/conformance-page/entries';
import { rulePage } from './addresses';
import { usePage } from './context';
import { Heading, IdLink, Link, Text } from './text';

/** The maximum number of rules below a silent point that are listed without folding. */
const MAX_LISTED = 6;

/** The behaviour of crystal-i18n 0.2.2 in connection with a rule, and the choices that a port has. */
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
      <Heading id="original">What crystal-i18n 0.2.2 does</Heading>
      <p>
        {contradicting.length === 0
          ? 'It does what the rule says.'
          : 'It does what the rule says, except in these cases:'}
      </p>
      {contradicting.length > 0 && (
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
      )}
      {points.map((point) => (
        <section class="fact">
          <p>
            <strong>
              <Text>{point.title}</Text>
            </strong>{' '}
            <IdLink id={point.id} />
          </p>
          <p>
            <Text>{point.original}</Text>
          </p>
          <Observers point={point} rule={rule} />
        </section>
      ))}
      <Heading id="choices">What a port may choose</Heading>
      <Choices rule={rule} points={points} />
    </>
  );
}

/** The other rules of level `crystal` that observe a silent point. */
function Observers({ point, rule }: { readonly point: SilentPoint; readonly rule: Rule }): VNode | null {
  const observers = observersOf(point, usePage().data.suite.rules).filter(({ id }) => id !== rule.id);
  if (observers.length === 0) return null;
  const list = (
    <ul class="rule-links">
      {observers.map(({ id, sentence }) => (
        <li>
          <Link to={rulePage(id)}>
            <span class="id">{id}</span> <Text plain>{sentence}</Text>
          </Link>
        </li>
      ))}
    </ul>
  );
  if (observers.length <= MAX_LISTED) return list;
  return (
    <details class="file">
      <summary>{observers.length} rules of level crystal</summary>
      {list}
    </details>
  );
}

function Choices({ rule, points }: { readonly rule: Rule; readonly points: readonly SilentPoint[] }): VNode {
  if (points.length === 0) {
    return rule.level === 'spec' ? (
      <p>Nothing: the suite knows of no point beside this rule that the document leaves open.</p>
    ) : (
      <p>
        The document is silent here. A port that does otherwise can be conformant at level <code>spec</code>.
      </p>
    );
  }
  return (
    <>
      <p>
        The document leaves this open. Whatever a port does here, it can be conformant at level{' '}
        <code>spec</code>.
      </p>
      <ul class="choices">
        {points.map(({ id, title, why }) => (
          <li>
            <Text>{title}</Text> <IdLink id={id} />
            <br />
            <span class="why">
              <Text>{why}</Text>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
