import type { VNode } from 'preact';
import { observersOf } from '../../scripts/conformance-page/entries';
import { choiceOf } from '../../scripts/conformance-page/libraries';
import type { SilentPoint } from '../../suite';
import { sentencesWith } from '../data/sentences';
import type { Page } from '../page';
import { portPlace, silentPage } from '../parts/addresses';
import { usePage } from '../parts/context';
import { Statements } from '../parts/statements';
import { Fact, Heading, IdLink, Ids, Link, ScenarioLink, Sections, Text } from '../parts/text';

/** The list of silent points. */
export const SILENT_POINTS_PAGE: Page = {
  path: 'silent-points.html',
  title: 'Silent points',
  description: 'Behaviour that the document leaves open, and what each port does.',
  area: 'silent',
  isWide: true,
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
  const { data } = usePage();
  return (
    <>
      <h1>Silent points</h1>
      <p class="lead">
        The document leaves this behaviour open, so no scenario of level <code>spec</code> expects anything.
        Where a rule of level <code>crystal</code> observes a point, the columns say whether a port does the
        same as crystal-i18n 0.2.2.
      </p>
      <div class="scroll" tabIndex={0} role="region" aria-label="Silent points">
        <table class="points">
          <thead>
            <tr>
              <th scope="col">Point</th>
              <th scope="col">Open question</th>
              {data.ports.map(({ name }) => (
                <th scope="col">{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.suite.silentPoints.map((point) => (
              <tr>
                <th scope="row">
                  <IdLink id={point.id} />
                </th>
                <td>
                  <Text>{point.title}</Text>
                </td>
                {data.ports.map((port) => (
                  <td class="choice" data-port={port.name}>
                    {choiceOf(port, observersOf(point, data.suite.rules))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        Related lists: <Link to="readings.html">sentences that can be read in more than one way</Link>, and{' '}
        <Link to="original.html">where 0.2.2 differs from the document or from the reference</Link>.
      </p>
    </>
  );
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
          <Fact term="Rules beside it">
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

function Choices({ point }: { readonly point: SilentPoint }): VNode {
  const { data } = usePage();
  const rules = observersOf(point, data.suite.rules);
  return (
    <>
      <Heading id="ports">What each port does</Heading>
      {data.ports.map((port) => {
        const differences = Object.entries(port.record.rules).flatMap(([key, { first }]) => {
          const [id, surface] = key.split(' ');
          return first && rules.some((rule) => rule.id === id)
            ? [[`${first[0]} ${surface}`, first[1]] as const]
            : [];
        });
        return (
          <section class="choice-part">
            <h3>
              <Link to={portPlace(port.name)}>{port.name}</Link> <span>{choiceOf(port, rules)}</span>
            </h3>
            {differences.length > 0 && (
              <details class="file">
                <summary>
                  {differences.length} {differences.length === 1 ? 'rule' : 'rules'} with another result
                </summary>
                <ul class="differences">
                  {differences.map(([key, message]) => (
                    <Difference trial={key} message={message} />
                  ))}
                </ul>
              </details>
            )}
          </section>
        );
      })}
    </>
  );
}

function Difference({ trial, message }: { readonly trial: string; readonly message: string }): VNode {
  const [id = ''] = trial.split(' @');
  // A recorded result may belong to a scenario that has been renamed since.
  const isKnown = usePage().data.suite.scenarios.some((scenario) => scenario.id === id);
  return (
    <li>
      {isKnown ? <ScenarioLink id={id}>{trial}</ScenarioLink> : trial}
      <code>{message}</code>
    </li>
  );
}
