import type { VNode } from 'preact';
import { totalOf } from '../../scripts/ports/record';
import { LEVELS } from '../../suite';
import type { PortResults } from '../data/port-results';
import { portPlace } from './addresses';
import { usePage } from './context';
import { Share } from './standings';
import { Link } from './text';

/** The ports with their totals by level. */
export function PortTable({ ports }: { readonly ports: readonly PortResults[] }): VNode {
  const { suite } = usePage().data;
  const rulesAt = (level: string) => suite.rules.filter((rule) => rule.level === level);
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label="Ports">
      <table class="port-table">
        <thead>
          <tr>
            <th scope="col">Port</th>
            <th scope="col">Surfaces</th>
            <th scope="col">
              Level <code>spec</code>
            </th>
            <th scope="col">
              Level <code>crystal</code> adds
            </th>
          </tr>
        </thead>
        <tbody>
          {ports.map((port) => (
            <tr>
              <th scope="row">
                <Link to={portPlace(port.name)}>{port.name}</Link>{' '}
                <span class="soft">
                  {port.version}, {port.language}
                </span>
              </th>
              <td>{port.surfaces.join(', ')}</td>
              {LEVELS.map((level) => (
                <td>
                  <Share {...totalOf(port.record, rulesAt(level))} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
