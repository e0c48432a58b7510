import type { VNode } from 'preact';
import { observersOf } from '../../scripts/conformance-page/entries';
import { choiceOf } from '../../scripts/conformance-page/libraries';
import { ruleVerdicts } from '../../scripts/ports/recorded';
import type { SilentPoint } from '../../suite';
import { sentencesWith } from '../data/sentences';
import type { Page } from '../page';
import { silentPage } from '../parts/addresses';
import { usePage } from '../parts/context';
import { Statements } from '../parts/statements';
import { Fact, Heading, IdLink, Ids, Link, Sections, Text } from '../parts/text';

/** The list of silent points. */
export const SILENT_POINTS_PAGE: Page = {
  path: 'silent-points.html',
  title: 'Silent points',
  description: 'Behaviour that the document leaves open, and what each port does.',
  area: 'silent',
  content: () => <SilentPointsPage />,
};

/** Creates the page of a silent point. */
export function silentPageOf(point: SilentPoint): Page {
  return {
    path: silentPage(point.id),
    title: `${point.id}: ${point.title}`,
    description: `${point.title}: what the document leaves open, and what each port does.`,
    area: 'silent',
    content: () => <SilentPage point={point} />,
  };
}

function SilentPointsPage(): VNode {
  const { suite } = usePage().data;
  return (
    <>
      <h1>Silent points</h1>
      <p class="lead">
        The document leaves this behaviour open, so no scenario of level <code>spec</code> expects anything.
        Where rules of level <code>crystal</code> observe a point, the list names the ports that differ from
        crystal-i18n 0.2.2.
      </p>
      <ul class="rows">
        {suite.silentPoints.map((point) => (
          <li>
            <IdLink id={point.id} />
            <span>
              <Text>{point.title}</Text>
            </span>
            <Differing point={point} />
          </li>
        ))}
      </ul>
      <p>
        Related lists: <Link to="readings.html">sentences that can be read in more than one way</Link>, and{' '}
        <Link to="original.html">where 0.2.2 differs from the document or from the reference</Link>.
      </p>
    </>
  );
}

/** The ports that differ from the original on a silent point, in one line. */
function Differing({ point }: { readonly point: SilentPoint }): VNode | null {
  const { ports, suite } = usePage().data;
  const rules = observersOf(point, suite.rules);
  if (rules.length === 0) return <span class="source">no rule observes it</span>;
  const differing = ports.filter((port) => differs(choiceOf(port, rules)));
  return differing.length === 0 ? null : (
    <span class="source">{differing.map(({ name }) => name).join(', ')}</span>
  );
}

function differs(choice: string): boolean {
  return choice.startsWith('differs');
}

function SilentPage({ point }: { readonly point: SilentPoint }): VNode {
  const { data } = usePage();
  const { id, title, sections, why, original, reference } = point;
  const rules = observersOf(point, data.suite.rules);
  const sentences = sentencesWith(data.suite.document, ({ silent }) => silent.includes(id));
  return (
    <article class="narrow">
      <p class="crumbs">
        <Link to="silent-points.html">Silent points</Link>
      </p>
      <p class="rule-id">{id}</p>
      <h1>
        <Text>{title}</Text>
      </h1>
      <dl class="facts">
        <Fact term="Why it is open">{why}</Fact>
        {sentences.length > 0 && (
          <Fact term="The document says">
            <Statements sentences={sentences} />
          </Fact>
        )}
        <Fact term="What crystal-i18n 0.2.2 does">{original}</Fact>
        <Fact term="What the reference does">{reference}</Fact>
        {sentences.length === 0 && (
          <Fact term="Sections" class="section-links">
            <Sections sections={sections} />
          </Fact>
        )}
        {point.rules.length > 0 && (
          <Fact term="Related rules of level spec">
            <Ids ids={point.rules} />
          </Fact>
        )}
        <Fact term="Observed by">
          {rules.length === 0 ? 'no rule' : <Ids ids={rules.map((rule) => rule.id)} />}
        </Fact>
      </dl>
      {rules.length > 0 && <Choices point={point} />}
    </article>
  );
}

/** The ports by whether they differ from the original on a silent point, with what the differing ones do. */
function Choices({ point }: { readonly point: SilentPoint }): VNode {
  const { ports, suite } = usePage().data;
  const rules = observersOf(point, suite.rules);
  const choices = ports.map((port) => ({ port, choice: choiceOf(port, rules) }));
  const withChoice = (wanted: string): string =>
    choices
      .filter(({ choice }) => choice === wanted)
      .map(({ port }) => port.name)
      .join(', ') || 'none';
  return (
    <>
      <Heading id="ports">Ports that differ</Heading>
      <p class="source">
        Like 0.2.2: {withChoice('like 0.2.2')}. Not asked, because they lack an operation:{' '}
        {withChoice('not asked')}.
      </p>
      {choices
        .filter(({ choice }) => differs(choice))
        .map(({ port, choice }) => (
          <details class="file">
            <summary>
              {port.name} <span class="source">{choice}</span>
            </summary>
            <ul class="differences">
              {ruleVerdicts(port, rules)
                .filter(({ verdict }) => verdict === 'failed')
                .map(({ rule, reason }) => (
                  <li>
                    <IdLink id={rule.id} /> <Text>{reason ?? ''}</Text>
                  </li>
                ))}
            </ul>
          </details>
        ))}
    </>
  );
}
