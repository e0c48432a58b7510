import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VNode } from 'preact';
import type { Level } from '../../suite';
import { LEVELS, tallyOf, type PortResults, type Standing } from '../data/port-results';
import { REFERENCE } from '../data/judge-reference';
import type { Page } from '../page';
import { portPage, rulePage } from '../parts/addresses';
import { chaptersOf, chapterTitle } from '../../scripts/conformance-page/chapters';
import { usePage } from '../parts/context';
import { Markdown } from '../parts/markdown';
import { Share, TallyText } from '../parts/standings';
import { Heading, Link, Text } from '../parts/text';

/** Descriptions of the values and arguments that a language may not be able to express. */
const INEXPRESSIBLE: Readonly<Record<string, string>> = {
  'named-arguments': 'named arguments',
  offsets: 'times with an offset from UTC',
  symbols: 'Symbols',
  'whole-floats': 'a Float that is a whole number, such as 1.0',
};

const LIST = new Intl.ListFormat('en', { type: 'disjunction' });

/** Creates the page of a port. */
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
  const inexpressible = record.inexpressible.map((id) => INEXPRESSIBLE[id] ?? id);
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
        {inexpressible.length > 0 && `, which cannot express ${LIST.format(inexpressible)}`}.{' '}
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
      {LEVELS.map((level) => (
        <RulesAtLevel port={port} level={level} />
      ))}
      {existsSync(readme) && (
        <section>
          <Heading id="adapter">Its adapter</Heading>
          <Markdown source={readFileSync(readme, 'utf8')} file={`ports/${name}/README.md`} />
        </section>
      )}
    </>
  );
}

/** The order in which results are listed. The most important results come first. */
const STANDINGS: readonly Standing[] = ['broken', 'unsupported', 'kept', 'not applicable', 'not judged'];

const GROUPS: Readonly<Record<Standing, string>> = {
  broken: 'fails a scenario',
  unsupported: 'lacks an operation',
  kept: 'passes all scenarios',
  'not applicable': 'not applicable to its language',
  'not judged': 'not judged',
  'no scenarios': 'no scenarios',
};

/** The rules of a level, grouped by the port's result. */
function RulesAtLevel({ port, level }: { readonly port: PortResults; readonly level: Level }): VNode {
  const rules = usePage()
    .data.suite.rules.filter((rule) => rule.level === level)
    .map((rule) => ({
      rule,
      tallies: port.surfaces
        .map((surface) => ({ surface, tally: tallyOf(port, rule, surface) }))
        .filter(({ tally }) => tally.standing !== 'no scenarios'),
    }));
  const standingOf = (tallies: (typeof rules)[number]['tallies']): Standing | undefined =>
    STANDINGS.find((standing) => tallies.some(({ tally }) => tally.standing === standing));
  return (
    <>
      <Heading id={`level-${level}`}>
        Rules of level <code>{level}</code>
      </Heading>
      {STANDINGS.map((standing) => {
        const its = rules.filter(({ tallies }) => standingOf(tallies) === standing);
        return (
          its.length > 0 && (
            <details class="file" open={standing === 'broken' && level === 'spec'}>
              <summary>
                <strong>{its.length}</strong> {its.length === 1 ? 'rule' : 'rules'}: {GROUPS[standing]}
              </summary>
              <ul class="rule-list">
                {its.map(({ rule, tallies }) => (
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
            </details>
          )
        );
      })}
    </>
  );
}
