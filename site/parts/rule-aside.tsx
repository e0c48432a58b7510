import type { VNode } from 'preact';
import { SURFACES, type Rule } from '../../suite';
import { tallyOf } from '../data/port-results';
import { portPlace } from './addresses';
import { usePage } from './context';
import { TallyText } from './standings';
import { Fact, Link, Sections } from './text';

/** The verdicts of all ports on a rule, by surface. */
export function PortsOfRule({ rule }: { readonly rule: Rule }): VNode {
  const { ports } = usePage().data;
  const surfaces = SURFACES.filter((surface) => rule.scenarios.some((one) => one.surfaces.includes(surface)));
  return (
    <section>
      <h2>Ports</h2>
      <table class="port-verdicts">
        <thead>
          <tr>
            <th scope="col">Port</th>
            {surfaces.map((surface) => (
              <th scope="col">{surface}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ports.map((port) => (
            <tr>
              <th scope="row">
                <Link to={portPlace(port.name)}>{port.name}</Link>
              </th>
              {surfaces.map((surface) => (
                <td>
                  {!port.surfaces.includes(surface) ? (
                    <span class="soft">{surface === 'library' ? 'none' : `no ${surface}`}</span>
                  ) : (
                    <TallyText tally={tallyOf(port, [rule], [surface])} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The sections and the file to which a rule belongs. */
export function Related({ rule }: { readonly rule: Rule }): VNode {
  return (
    <dl class="facts">
      <Fact term="Sections" class="section-links">
        <Sections sections={rule.sections} />
      </Fact>
      <Fact term="Source">
        <code>
          {rule.file}:{rule.line}
        </code>
      </Fact>
      <Fact term="In a terminal">
        <code>npx i18n-conformance explain {rule.id}</code>
      </Fact>
    </dl>
  );
}
