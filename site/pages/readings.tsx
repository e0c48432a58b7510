import type { VNode } from 'preact';
import type { Page } from '../page';
import { usePage } from '../parts/context';
import { Fact, Heading, Ids, Sections, Text } from '../parts/text';

/** The sentences that can be read in more than one way. */
export const READINGS_PAGE: Page = {
  path: 'readings.html',
  title: 'Readings',
  description:
    'Sentences of the document that can be read in more than one way, and how the suite reads them.',
  area: 'silent',
  hasContents: true,
  content: () => <ReadingsPage />,
};

function ReadingsPage(): VNode {
  const { readings } = usePage().data;
  return (
    <>
      <h1>Readings</h1>
      <p class="lead">
        These sentences of the document can be read in more than one way. Each has the reading of the suite,
        the reason, and the rules that depend on it.
      </p>
      {readings.map(({ id, title, sections, sentence, reading, why, rules }) => (
        <section class="entry">
          <Heading id={id}>
            <span class="soft">{id}</span> <Text>{title}</Text>
          </Heading>
          <dl class="facts">
            <Fact term="The document says">
              <Text>{sentence}</Text>{' '}
              <span class="source">
                <Sections sections={sections} prefix="section " />
              </span>
            </Fact>
            <Fact term="The suite reads it so">{reading}</Fact>
            <Fact term="Why">{why}</Fact>
            <Fact term="Rules">
              <Ids ids={rules} />
            </Fact>
          </dl>
        </section>
      ))}
    </>
  );
}
