import type { VNode } from 'preact';
import type { Page } from '../page';
import { rulePage } from '../parts/addresses';
import { usePage } from '../parts/context';
import { chapterTitle, chaptersOf } from '../../scripts/conformance-page/chapters';
import { Heading, Link, Text } from '../parts/text';
import { featureAnchor } from './rule';

/** The list of all rules, by chapter and feature. */
export const RULES_PAGE: Page = {
  path: 'rules.html',
  title: 'Rules',
  description: 'All rules of the suite, by chapter and feature.',
  area: 'rules',
  content: () => <RulesPage />,
};

function RulesPage(): VNode {
  const { suite } = usePage().data;
  const chapters = chaptersOf(suite.features);
  return (
    <>
      <h1>Rules</h1>
      <p class="lead">
        A rule is one sentence that an implementation must follow, with scenarios that show it. The rules of
        the chapter <a href="#crystal">Crystal</a> describe what crystal-i18n 0.2.2 does where the document is
        silent.
      </p>
      <p class="jumps">
        {chapters.map(([chapter, features]) => (
          <a href={`#${chapter}`}>
            {chapterTitle(chapter)} <span>{features.flatMap(({ rules }) => rules).length}</span>
          </a>
        ))}
      </p>
      {chapters.map(([chapter, features]) => (
        <section>
          <Heading id={chapter}>{chapterTitle(chapter)}</Heading>
          {features.map((feature) => (
            <section class="feature">
              <h3 id={featureAnchor(feature)}>{feature.name}</h3>
              <p class="feature-text">
                <Text>{feature.description}</Text>
              </p>
              <ul class="rule-list">
                {feature.rules.map(({ id, sentence, scenarios }) => (
                  <li>
                    <Link to={rulePage(id)}>
                      <span class="id">{id}</span>
                      <span>
                        <Text plain>{sentence}</Text>
                      </span>
                      <span class="count">
                        {scenarios.length}
                        <span class="hidden-text"> scenarios</span>
                      </span>
                    </Link>
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
