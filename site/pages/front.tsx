import type { VNode } from 'preact';
import type { Page } from '../page';
import { usePage } from '../parts/context';
import { Heading, IdLink, Link, Text } from '../parts/text';
import { PortTable } from '../parts/port-table';

/** The front page. */
export const FRONT_PAGE: Page = {
  path: 'index.html',
  title: 'i18n-conformance',
  description:
    'A conformance suite for the I18n interface of crystal-i18n 0.2.2: rules with scenarios, and judged ports.',
  content: () => <FrontPage />,
};

/** Typical questions of readers, and the rules that answer these questions. */
const QUESTIONS: readonly (readonly [string, readonly string[]])[] = [
  ['What happens to a missing translation?', ['MISSING-01', 'MISSING-02']],
  ['Which plural form does a count select?', ['PLURAL-01', 'FORM-01']],
  ['What may I activate?', ['ACTIVATE-05', 'INJECT-01']],
  ['How is a placeholder filled?', ['INTERP-01', 'INTERP-03']],
];

/** The command that judges a library. */
const COMMAND = 'npx i18n-conformance run --command "python3 adapter.py"';

function FrontPage(): VNode {
  const { suite, ports } = usePage().data;
  return (
    <>
      <div class="hero">
        <h1>Tests for implementations of the I18n interface of crystal-i18n 0.2.2</h1>
        <p class="lead">
          You have written, or are writing, a library with this interface, in any language: catalogs, loaders,
          translation, and the localization of numbers, times and dates. The suite says which of its{' '}
          {suite.rules.length} rules your library follows. This site explains each rule, with scenarios that
          run in the page.
        </p>
        <div class="start">
          <p>Judge a library through an adapter of about a hundred lines:</p>
          <pre class="code" tabIndex={0} role="region" aria-label="The command that judges a library">
            <code>{COMMAND}</code>
          </pre>
          <p class="actions">
            <Link to="start.html">Get started</Link>
            <Link to="join.html">Write an adapter</Link>
          </p>
        </div>
        <button type="button" class="search-field needs-script" data-open-search>
          <span>Ask: what does translate return for a missing key?</span> <kbd>/</kbd>
        </button>
      </div>
      <div class="cards">
        <section>
          <h2>Look up what the interface does</h2>
          <p>
            The document is the specification that the suite is built from. Each of its sentences has rules,
            and each rule has a page.
          </p>
          <p class="actions">
            <Link to="document.html">The document</Link>
            <Link to="rules.html">Rules</Link>
          </p>
        </section>
        <section>
          <h2>Compare libraries</h2>
          <p>
            A port is an implementation of the interface. {ports.length} ports have been judged, rule by rule.
          </p>
          <p class="actions">
            <Link to="index.html#ports">Ports</Link>
            <Link to="matrix.html">Matrix of rules and ports</Link>
            <Link to="silent-points.html">Silent points</Link>
          </p>
        </section>
        <section>
          <h2>Use the reference</h2>
          <p>The reference is a port in TypeScript that follows every rule. It is a library of its own.</p>
          <p class="actions">
            <Link to="start.html#use-the-typescript-library">TypeScript library</Link>
            <Link to="playground.html">Playground</Link>
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
        <Heading id="ports">Ports and the scenarios that they pass</Heading>
        <p>
          The reference and <code>python</code> were written for the document. The other libraries were not:
          they show what its users meet elsewhere. A row counts scenarios on one surface: the module{' '}
          <code>I18n</code>, a catalog, or the library as a whole. Scenarios that the language of a port
          cannot express do not count.
        </p>
        <PortTable ports={ports} />
      </section>
    </>
  );
}
