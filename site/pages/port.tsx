import type { VNode } from 'preact';
import { ruleVerdicts, tallyOf, type RecordedLibrary } from '../../scripts/ports/recorded';
import { breaks } from '../../scripts/ports/verdicts';
import type { Page } from '../page';
import { portPage } from '../parts/addresses';
import { usePage } from '../parts/context';
import { VerdictText } from '../parts/standings';
import { IdLink, Link, Text } from '../parts/text';

/** Creates the page of a port. */
export function portPageOf(port: RecordedLibrary): Page {
  return {
    path: portPage(port.name),
    title: port.name,
    description: `The rules that ${port.name} breaks, and why.`,
    area: 'ports',
    content: () => <PortPage port={port} />,
  };
}

function PortPage({ port }: { readonly port: RecordedLibrary }): VNode {
  const { rules } = usePage().data.suite;
  const { passed, of } = tallyOf(port, rules);
  const broken = ruleVerdicts(port, rules).filter(({ verdict }) => verdict !== undefined && breaks(verdict));
  return (
    <>
      <p class="crumbs">
        <Link to="matrix.html">Matrix of rules and ports</Link>
      </p>
      <h1>{port.name}</h1>
      <p class="lead">
        {port.name} {port.version} for {port.language} has these surfaces: {port.surfaces.join(', ')}. It
        passes {passed} of {of} rules.
      </p>
      {broken.length > 0 && (
        <div class="scroll" tabIndex={0} role="region" aria-label={`Rules that ${port.name} breaks`}>
          <table class="data">
            <thead>
              <tr>
                <th scope="col">Rule</th>
                <th scope="col">Verdict</th>
                <th scope="col">Reason</th>
              </tr>
            </thead>
            <tbody>
              {broken.map(({ rule, verdict, reason }) => (
                <tr>
                  <th scope="row">
                    <IdLink id={rule.id} />
                  </th>
                  <td>
                    <VerdictText verdict={verdict} />
                  </td>
                  <td>
                    <Text>{reason ?? ''}</Text>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
