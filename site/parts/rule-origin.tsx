import type { VNode } from 'preact';
import type { Rule } from '../../suite';
import { sentencesWith } from '../data/sentences';
import { usePage } from './context';
import { Statements } from './statements';
import { Heading, IdLink, Text } from './text';

/** The sentences and the readings on which a rule is based. */
export function Origin({ rule }: { readonly rule: Rule }): VNode | null {
  const { suite, readings } = usePage().data;
  const sentences = sentencesWith(suite.document, ({ rules }) => rules.includes(rule.id));
  const its = readings.filter(({ rules }) => rules.includes(rule.id));
  return (
    <>
      {sentences.length > 0 && (
        <>
          <Heading id="document">The document says</Heading>
          <Statements sentences={sentences} />
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
          <p class="soft">
            <Text>{why}</Text>
          </p>
        </aside>
      ))}
    </>
  );
}
