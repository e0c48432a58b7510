import type { VNode } from 'preact';
import type { Page } from '../page';
import { sectionPlace } from '../parts/addresses';
import { usePage } from '../parts/context';
import { Heading, Ids, Link, Text } from '../parts/text';

/** The sentences that can be read in more than one way. */
export const READINGS_PAGE: Page = {
  path: 'readings.html',
  title: 'Readings',
  description:
    'Sentences of the document that can be read in more than one way, and how the suite reads them.',
  area: 'silent',
  content: () => <ReadingsPage />,
};

function ReadingsPage(): VNode {
  const { readings } = usePage().data;
  return (
    <div class="narrow">
      <h1>Readings</h1>
      <p class="lead">
        These sentences of the document can be read in more than one way. Each has the reading of the suite,
        the reason, and the rules that depend on it.
      </p>
      {readings.map(({ id, title, sections, sentence, reading, why, rules }) => (
        <section class="entry">
          <Heading id={id}>
            <span class="number">{id}</span> <Text>{title}</Text>
          </Heading>
          <dl class="facts">
            <div>
              <dt>The document says</dt>
              <dd>
                <Text>{sentence}</Text>{' '}
                <span class="source">
                  {sections.map((section) => (
                    <>
                      <Link to={sectionPlace(section)}>section {section}</Link>{' '}
                    </>
                  ))}
                </span>
              </dd>
            </div>
            <div>
              <dt>The suite reads it so</dt>
              <dd>
                <Text>{reading}</Text>
              </dd>
            </div>
            <div>
              <dt>Why</dt>
              <dd>
                <Text>{why}</Text>
              </dd>
            </div>
            <div>
              <dt>Rules</dt>
              <dd>
                <Ids ids={rules} />
              </dd>
            </div>
          </dl>
        </section>
      ))}
    </div>
  );
}
