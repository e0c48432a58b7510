import type { VNode } from 'preact';
import { hasSurface } from '../../scripts/ports/record';
import { LEVELS, tallyOf, type PortResults } from '../data/port-results';
import { portPlace } from './addresses';
import { columnsOf } from './columns';
import { usePage } from './context';
import { Share } from './standings';
import { Link } from './text';

/** The ports with their totals by level and surface. */
export function PortTable({ ports }: { readonly ports: readonly PortResults[] }): VNode {
  const { suite } = usePage().data;
  const rulesAt = (level: string) => suite.rules.filter((rule) => rule.level === level);
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
                <Link to={portPlace(port.name)}>{port.name}</Link>{' '}
                <span class="version">
                  {port.version}, {port.language}
                </span>
              </th>
              <td>{surface}</td>
              {LEVELS.map((level) => (
                <td>
                  {hasSurface(port.record, rulesAt(level), surface) ? (
                    <Share {...tallyOf(port, rulesAt(level), surface)} />
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
