import type { VNode } from 'preact';
import { statementsOf, type Rule } from '../../suite';
import { sectionPlace } from './addresses';
import { usePage } from './context';
import { Heading, IdLink, Link, Text } from './text';

/** The sentences, readings and silent points that a rule comes from. */
export function Origin({ rule }: { readonly rule: Rule }): VNode | null {
  const { suite, readings } = usePage().data;
  const statements = statementsOf(rule.id, suite.document);
  const its = readings.filter(({ rules }) => rules.includes(rule.id));
  const points = suite.silentPoints.filter(({ id }) => rule.silentPoints.includes(id));
  return (
    <>
      {statements.length > 0 && (
        <>
          <Heading id="document">The document says</Heading>
          <ul class="statements">
            {statements.map(({ section, title, says }) => (
              <li>
                <Text>{says}</Text>{' '}
                <Link to={sectionPlace(section)} class="source">
                  {section} {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {its.map(({ id, title, reading, why }) => (
        <aside class="note" aria-label={`Reading: ${title}`}>
          <p>
            <strong>
              A sentence that can be read in more than one way: <Text>{title}</Text>.
            </strong>{' '}
            <IdLink id={id} />
          </p>
          <p>
            <Text>{reading}</Text>
          </p>
          <p class="why">
            <Text>{why}</Text>
          </p>
        </aside>
      ))}
      {points.map(({ id, title, why }) => (
        <aside class="note" aria-label={`Silent point: ${title}`}>
          <p>
            <strong>
              The document is silent: <Text>{title}</Text>.
            </strong>{' '}
            <IdLink id={id} />
          </p>
          <p>
            <Text>{why}</Text>
          </p>
        </aside>
      ))}
    </>
  );
}
