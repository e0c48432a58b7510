import type { VNode } from 'preact';
import type { Page } from '../page';
import { usePage } from '../parts/context';
import { Fact, Heading, ScenarioLink, Text } from '../parts/text';

/** The points on which the original contradicts the document, and its accidents. */
export const ORIGINAL_PAGE: Page = {
  path: 'original.html',
  title: 'Differences from 0.2.2',
  description: 'Where crystal-i18n 0.2.2 contradicts the document, and what it does by accident.',
  area: 'silent',
  hasContents: true,
  content: () => <OriginalPage />,
};

function OriginalPage(): VNode {
  const { contradictions, accidents } = usePage().data;
  return (
    <>
      <h1>Differences from 0.2.2</h1>
      <p class="lead">
        Where crystal-i18n 0.2.2 contradicts the document, the suite follows the document at both levels.
        Accidents are side effects of its code where the document is silent. No scenario expects them.
      </p>
      <Heading id="contradictions">Contradictions</Heading>
      {contradictions.map(({ id, title, document, original, reference, scenarios }) => (
        <section class="entry">
          <Heading level={3} id={id}>
            <Text>{title}</Text>
          </Heading>
          <dl class="facts">
            <Fact term="The document says">{document}</Fact>
            <Fact term="What 0.2.2 does">{original}</Fact>
            <Fact term="What the reference does">{reference}</Fact>
            {scenarios.length > 0 && (
              <Fact term="Scenarios that show it">
                <ul>
                  {scenarios.map((scenario) => (
                    <li>
                      <ScenarioLink id={scenario}>{scenario}</ScenarioLink>
                    </li>
                  ))}
                </ul>
              </Fact>
            )}
          </dl>
        </section>
      ))}
      <Heading id="accidents">Accidents</Heading>
      {accidents.map(({ id, title, original, reference, why }) => (
        <section class="entry">
          <Heading level={3} id={id}>
            <Text>{title}</Text>
          </Heading>
          <dl class="facts">
            <Fact term="What 0.2.2 does">{original}</Fact>
            <Fact term="What the reference does">{reference}</Fact>
            <Fact term="Why">{why}</Fact>
          </dl>
        </section>
      ))}
    </>
  );
}
