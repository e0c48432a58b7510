import type { VNode } from 'preact';
import type { Section } from '../../suite';
import type { Page } from '../page';
import { usePage } from '../parts/context';
import { sentenceAnchor } from '../parts/addresses';
import { Heading, Ids, Permalink, Text } from '../parts/text';

/** The sentences of the document, in our words, with their rules. */
export const DOCUMENT_PAGE: Page = {
  path: 'document.html',
  title: 'The document',
  description: 'Every sentence of the document that states behaviour, with the rules that hold it.',
  area: 'document',
  hasContents: true,
  content: () => <DocumentPage />,
};

function DocumentPage(): VNode {
  const { suite, readings } = usePage().data;
  return (
    <>
      <h1>The document</h1>
      <p class="lead">
        The document describes the I18n interface of crystal-i18n 0.2.2. These are its sentences that state
        behaviour, in our words. Each one names its rules, or the points on which it is silent.
      </p>
      {suite.document.map((section) => (
        <SectionPart
          section={section}
          readings={readings.filter(({ sections }) => sections.includes(section.section)).map(({ id }) => id)}
        />
      ))}
    </>
  );
}

function SectionPart({
  section,
  readings,
}: {
  readonly section: Section;
  readonly readings: readonly string[];
}): VNode {
  const { section: number, title, sentences } = section;
  return (
    <section>
      <Heading level={number.includes('.') ? 3 : 2} id={`section-${number}`}>
        <span class="soft">{number}</span> {title}
      </Heading>
      <ul class="sentences">
        {sentences.map(({ says, rules, silent }, index) => (
          <li id={sentenceAnchor(number, index + 1)}>
            <p>
              <Text>{says}</Text> <Permalink id={sentenceAnchor(number, index + 1)} />
            </p>
            <p class="holds">
              <Ids ids={rules} />
              {silent.length > 0 && (
                <span class="soft">
                  silent: <Ids ids={silent} />
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
      {readings.length > 0 && (
        <p class="soft">
          Sentences that can be read in more than one way: <Ids ids={readings} />
        </p>
      )}
    </section>
  );
}
