import type { VNode } from 'preact';
import { tallyOf, type RecordedLibrary } from '../../scripts/ports/recorded';
import { portPage } from './addresses';
import { usePage } from './context';
import { Share } from './standings';
import { Link } from './text';

/** The ports with their totals by level. */
export function PortTable({ ports }: { readonly ports: readonly RecordedLibrary[] }): VNode {
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
                <Link to={portPage(port.name)}>{port.name}</Link>{' '}
                <span class="soft">
                  {port.version}, {port.language}
                </span>
              </th>
              <td>{port.surfaces.join(', ')}</td>
              {(['spec', 'crystal'] as const).map((level) => (
                <td>
                  <Share {...tallyOf(port, rulesAt(level))} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
