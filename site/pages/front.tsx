import type { VNode } from 'preact';
import type { Page } from '../page';
import { usePage } from '../parts/context';
import { Heading, Link } from '../parts/text';
import { PortTable } from '../parts/port-table';

/** The front page. */
export const FRONT_PAGE: Page = {
  path: 'index.html',
  title: 'i18n-conformance',
  description:
    'A conformance suite for the I18n interface of crystal-i18n 0.2.2: rules with scenarios, and judged ports.',
  content: () => <FrontPage />,
};

/** The description of the picture of a failure. */
const VERDICT =
  'A failure as run prints it: the rule to fix first, the likely mistake, the step that failed, ' +
  'what was expected and returned, the command that runs the scenario alone, and the conclusion';

function FrontPage(): VNode {
  const { suite, ports } = usePage().data;
  const specRules = suite.rules.filter(({ level }) => level === 'spec');
  return (
    <>
      <div class="hero">
        <h1>Does your library follow the rules of crystal-i18n?</h1>
        <p class="lead">
          You bring the I18n interface of crystal-i18n 0.2.2 to another language: catalogs, loaders,
          translation, and the localization of numbers, times and dates. The suite tells you which rules your
          library breaks, why, and what to fix first. {specRules.length} rules come from{' '}
          <Link to="document.html">the document</Link> that describes the interface. At level{' '}
          <code>crystal</code>, {suite.rules.length - specRules.length} more state what crystal-i18n does
          where the document is silent.
        </p>
        <p class="actions">
          <Link to="start.html">Get started</Link>
          <Link to="join.html">Write an adapter</Link>
          <Link to="playground.html">Playground</Link>
        </p>
        <button type="button" class="search-field needs-script" data-open-search>
          <span>Ask: what does translate return for a missing key?</span> <kbd>/</kbd>
        </button>
        <img
          src="assets/parts.svg"
          alt="The suite writes calls to the adapter, which calls your library and writes the outcomes"
        />
      </div>
      <section>
        <Heading id="failure">What a failure looks like</Heading>
        <p>
          <a href="assets/verdict.svg">
            <img src="assets/verdict.svg" alt={VERDICT} />
          </a>
        </p>
      </section>
      <section>
        <Heading id="ports">Ports and the rules that they pass</Heading>
        <p>
          A port is an implementation of the interface. The reference and <code>python</code> were written
          from the document. The other libraries were not, and the table shows how far they differ from it.
          Rules that the language of a port cannot express do not count. The page of a port says why it breaks
          a rule, and the <Link to="matrix.html">matrix</Link> shows the verdicts on each rule.
        </p>
        <PortTable ports={ports} />
      </section>
    </>
  );
}
