import type { VNode } from 'preact';
import { hasSurface, LEVELS, tallyOf, type PortResults } from '../data/port-results';
import type { Page } from '../page';
import { portPage } from '../parts/addresses';
import { columnsOf } from '../parts/columns';
import { usePage } from '../parts/context';
import { Share } from '../parts/standings';
import { Link } from '../parts/text';

/** The list of ports. */
export const PORTS_PAGE: Page = {
  path: 'ports.html',
  title: 'Ports',
  description: 'The implementations that the suite has judged, and the scenarios that each passes.',
  area: 'ports',
  content: () => <PortsPage />,
};

function PortsPage(): VNode {
  const { ports } = usePage().data;
  return (
    <>
      <h1>Ports</h1>
      <p class="lead">
        A port is an implementation of the interface, in any language. The reference and <code>python</code>{' '}
        were written for the document. The other libraries were not: they show what its users meet elsewhere.
      </p>
      <PortTable ports={ports} />
      <p>
        A row counts scenarios on one surface: the module <code>I18n</code>, a catalog, or the library as a
        whole. A scenario that the language of a port cannot express does not count.{' '}
        <Link to="verdicts.html">Levels, surfaces and verdicts</Link> explains more.
      </p>
      <p class="actions">
        <Link to="matrix.html">Matrix of rules and ports</Link>
        <Link to="silent-points.html">What the document leaves open</Link>
        <Link to="join.html">Judge a library of your own</Link>
      </p>
    </>
  );
}

/** The ports with their totals by level and surface. */
export function PortTable({ ports }: { readonly ports: readonly PortResults[] }): VNode {
  const { suite } = usePage().data;
  const scenariosAt = (level: string) =>
    suite.rules.filter((rule) => rule.level === level).flatMap(({ scenarios }) => scenarios);
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label="Ports">
      <table class="port-table">
        <thead>
          <tr>
            <th scope="col">Port</th>
            <th scope="col">Surface</th>
            <th scope="col">
              Level <code>spec</code>
            </th>
            <th scope="col">
              Level <code>crystal</code> adds
            </th>
          </tr>
        </thead>
        <tbody>
          {columnsOf(ports).map(({ port, surface }) => (
            <tr>
              <th scope="row">
                <Link to={portPage(port.name)}>{port.name}</Link>{' '}
                <span class="version">
                  {port.version}, {port.language}
                </span>
              </th>
              <td>{surface}</td>
              {LEVELS.map((level) => (
                <td>
                  {hasSurface(port, surface, level) ? (
                    <Share {...tallyOf(port, { scenarios: scenariosAt(level) }, surface)} />
                  ) : (
                    <span class="none">no {surface}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
