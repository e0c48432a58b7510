import type { VNode } from 'preact';
import type { Page } from '../page';
import { rulePage, scenarioAnchor } from '../parts/addresses';
import { usePage } from '../parts/context';
import { Heading, Link, Text } from '../parts/text';

/** The points on which the original contradicts the document, and its accidents. */
export const ORIGINAL_PAGE: Page = {
  path: 'original.html',
  title: 'Differences from 0.2.2',
  description: 'Where crystal-i18n 0.2.2 contradicts the document, and what it does by accident.',
  area: 'silent',
  content: () => <OriginalPage />,
};

function OriginalPage(): VNode {
  const { contradictions, accidents } = usePage().data;
  return (
    <div class="narrow">
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
            <Fact term="The document says" text={document} />
            <Fact term="What 0.2.2 does" text={original} />
            <Fact term="What the reference does" text={reference} />
            {scenarios.length > 0 && (
              <div>
                <dt>Scenarios that show it</dt>
                <dd>
                  <ul class="plain">
                    {scenarios.map((scenario) => (
                      <li>
                        <ScenarioLink id={scenario} />
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
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
            <Fact term="What 0.2.2 does" text={original} />
            <Fact term="What the reference does" text={reference} />
            <Fact term="Why" text={why} />
          </dl>
        </section>
      ))}
    </div>
  );
}

function Fact({ term, text }: { readonly term: string; readonly text: string }): VNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Text>{text}</Text>
      </dd>
    </div>
  );
}

function ScenarioLink({ id }: { readonly id: string }): VNode {
  const rule = id.slice(0, id.indexOf('/'));
  return <Link to={`${rulePage(rule)}#${encodeURI(scenarioAnchor({ id }))}`}>{id}</Link>;
}
