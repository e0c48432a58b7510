import type { VNode } from 'preact';
import type { Page } from '../page';
import { usePage } from '../parts/context';
import { chapterTitle, chaptersOf } from '../../scripts/conformance-page/chapters';
import { Heading, IdLink, Text } from '../parts/text';
import { featureAnchor } from './rule';

/** The list of all rules, by chapter and feature. */
export const RULES_PAGE: Page = {
  path: 'rules.html',
  title: 'Rules',
  description: 'All rules of the suite, by chapter and feature.',
  area: 'rules',
  hasContents: true,
  content: () => <RulesPage />,
};

function RulesPage(): VNode {
  const { suite } = usePage().data;
  return (
    <>
      <h1>Rules</h1>
      <p class="lead">
        A rule is one sentence that an implementation must follow, with scenarios that show it. The rules of
        the chapter <a href="#crystal">Crystal</a> describe what crystal-i18n 0.2.2 does where the document is
        silent.
      </p>
      {chaptersOf(suite.features).map(([chapter, features]) => (
        <section>
          <Heading id={chapter}>{chapterTitle(chapter)}</Heading>
          {features.map((feature) => (
            <section class="feature">
              <h3 id={featureAnchor(feature)}>{feature.name}</h3>
              <p class="soft">
                <Text>{feature.description}</Text>
              </p>
              <ul class="rows">
                {feature.rules.map(({ id, sentence, scenarios }) => (
                  <li>
                    <IdLink id={id} />
                    <span>
                      <Text plain>{sentence}</Text>
                    </span>
                    <span class="source">
                      {scenarios.length}
                      <span class="hidden-text"> scenarios</span>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </>
  );
}
