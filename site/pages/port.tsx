import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VNode } from 'preact';
import { tallyOf, type PortResults } from '../data/port-results';
import { REFERENCE } from '../data/judge-reference';
import type { Page } from '../page';
import { portPage, rulePage } from '../parts/addresses';
import { chaptersOf, chapterTitle } from '../parts/chapters';
import { usePage } from '../parts/context';
import { Markdown } from '../parts/markdown';
import { Share, TallyText } from '../parts/standings';
import { Heading, Link, Text } from '../parts/text';

/** Makes the page of a port. */
export function portPageOf(port: PortResults): Page {
  return {
    path: portPage(port.name),
    title: port.name,
    description: `What ${port.name} passes and fails.`,
    area: 'ports',
    content: () => <PortPage port={port} />,
  };
}

function PortPage({ port }: { readonly port: PortResults }): VNode {
  const { data } = usePage();
  const { name, version, language, surfaces, record } = port;
  const readme = join(data.packageRoot, 'ports', name, 'README.md');
  return (
    <>
      <p class="crumbs">
        <Link to="ports.html">Ports</Link>
      </p>
      <h1>
        {name} <span class="version">{version}</span>
      </h1>
      <p class="lead">
        {language}
        {record.inexpressible.length > 0 && `, which cannot express ${record.inexpressible.join(', ')}`}.{' '}
        <Link to={`matrix.html#?port=${REFERENCE}&other=${name}&show=different`}>
          Compare it with the reference
        </Link>
        .
      </p>
      <div class="scroll" tabIndex={0} role="region" aria-label="Chapters">
        <table class="port-table">
          <thead>
            <tr>
              <th scope="col">Chapter</th>
              {surfaces.map((surface) => (
                <th scope="col">{surface}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chaptersOf(data.suite.features).map(([chapter, features]) => {
              const scenarios = features.flatMap(({ rules }) => rules).flatMap((rule) => rule.scenarios);
              return (
                <tr>
                  <th scope="row">{chapterTitle(chapter)}</th>
                  {surfaces.map((surface) => (
                    <td>
                      <Share {...tallyOf(port, { scenarios }, surface)} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <FailedRules port={port} />
      {existsSync(readme) && (
        <section>
          <Heading id="adapter">Its adapter</Heading>
          <Markdown source={readFileSync(readme, 'utf8')} file={`ports/${name}/README.md`} />
        </section>
      )}
    </>
  );
}

function FailedRules({ port }: { readonly port: PortResults }): VNode {
  const { suite } = usePage().data;
  const failed = suite.rules
    .map((rule) => ({
      rule,
      tallies: port.surfaces
        .map((surface) => ({ surface, tally: tallyOf(port, rule, surface) }))
        .filter(({ tally }) => tally.standing === 'broken'),
    }))
    .filter(({ tallies }) => tallies.length > 0);
  return (
    <>
      <Heading id="failed">Rules that it fails</Heading>
      {failed.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul class="rule-list">
          {failed.map(({ rule, tallies }) => (
            <li>
              <Link to={rulePage(rule.id)}>
                <span class="id">{rule.id}</span>
                <span>
                  <Text plain>{rule.sentence}</Text>
                </span>
                <span class="count">
                  {tallies.map(({ surface, tally }) => (
                    <span title={surface}>
                      <TallyText tally={tally} />{' '}
                    </span>
                  ))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
