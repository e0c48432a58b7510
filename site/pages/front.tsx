import type { VNode } from 'preact';
import type { Page } from '../page';
import { usePage } from '../parts/context';
import { Heading, IdLink, Link, Text } from '../parts/text';
import { PortTable } from './ports';

/** The front page. */
export const FRONT_PAGE: Page = {
  path: 'index.html',
  title: 'i18n-conformance',
  description:
    'What the I18n interface of crystal-i18n 0.2.2 does, as rules with scenarios, and which ports do it.',
  content: () => <FrontPage />,
};

/** Questions of readers, and the rules that answer them. */
const QUESTIONS: readonly (readonly [string, readonly string[]])[] = [
  ['What happens to a missing translation?', ['MISSING-01', 'MISSING-02']],
  ['Which plural form does a count select?', ['PLURAL-01', 'FORM-01']],
  ['What may I activate?', ['ACTIVATE-05', 'INJECT-01']],
  ['How is a placeholder filled?', ['INTERP-01', 'INTERP-03']],
];

function FrontPage(): VNode {
  const { suite, ports } = usePage().data;
  return (
    <>
      <div class="hero">
        <h1>What an I18n library must do, sentence by sentence</h1>
        <p class="lead">
          This suite describes the I18n interface of crystal-i18n 0.2.2: catalogs, loaders, translation, and
          the localization of numbers, times and dates. Each of its {suite.rules.length} rules is one
          sentence, with scenarios that show it and run in the page.
        </p>
        <button type="button" class="search-field needs-script" data-open-search>
          <span>Search rules, sentences, scenarios, operations …</span> <kbd>/</kbd>
        </button>
      </div>
      <div class="cards">
        <section>
          <h2>You want to know what it does</h2>
          <p>Read the sentences of the document with their rules, or look a rule up.</p>
          <p class="actions">
            <Link to="document.html">The document</Link>
            <Link to="rules.html">All rules</Link>
            <Link to="pictures.html">In pictures</Link>
          </p>
        </section>
        <section>
          <h2>You have a port</h2>
          <p>Write an adapter of about a hundred lines, in any language, and judge your library.</p>
          <p class="actions">
            <Link to="join.html">Write an adapter</Link>
            <Link to="protocol.html">The protocol</Link>
            <Link to="matrix.html">Compare ports</Link>
          </p>
        </section>
        <section>
          <h2>You want the TypeScript library</h2>
          <p>The reference implements every rule, and is a library of its own.</p>
          <p class="actions">
            <Link to="api.html">The API</Link>
            <Link to="playground.html">Try it in the page</Link>
          </p>
        </section>
      </div>
      <section class="questions">
        <Heading id="questions">Questions, answered by rules</Heading>
        <dl>
          {QUESTIONS.map(([question, ids]) => (
            <div>
              <dt>{question}</dt>
              {ids.map((id) => (
                <dd>
                  <Text>{suite.rules.find((rule) => rule.id === id)?.sentence ?? ''}</Text> <IdLink id={id} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
      <section>
        <Heading id="ports">Who does what</Heading>
        <PortTable ports={ports} />
        <p class="actions">
          <Link to="matrix.html">Rule by rule</Link>
          <Link to="silent-points.html">What the document leaves open</Link>
        </p>
      </section>
    </>
  );
}
