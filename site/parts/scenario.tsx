import type { VNode } from 'preact';
import { SURFACES, type Outline, type Scenario, type Surface } from '../../suite';
import { restrictionText, surfacesText, type WrittenScenario } from '../../runner/text/suite-text';
import { scenarioStanding, type PortResults, type Standing } from '../data/port-results';
import { scenarioAnchor } from './addresses';
import { usePage } from './context';
import { Cell, Steps } from './steps';
import { Permalink } from './text';

/** A scenario with its steps, its examples, and the ports that fail it. */
export function ScenarioPart({ written }: { readonly written: WrittenScenario<Scenario> }): VNode {
  const { name, outline, cases } = written;
  const [first] = cases;
  const anchor = scenarioAnchor(outline ?? first);
  const restriction = restrictionText(first.surfaces);
  return (
    <section class="scenario" id={anchor}>
      <header>
        <h3>
          {name} <Permalink id={anchor} />
        </h3>
        {restriction !== '' && <span class="chip">only {surfacesText(first.surfaces)}</span>}
        {outline === undefined && <RunButton scenario={first} />}
      </header>
      <Steps steps={outline?.steps ?? first.steps} />
      {outline ? <Examples outline={outline} cases={cases} /> : <Failing scenario={first} />}
    </section>
  );
}

function Examples({
  outline,
  cases,
}: {
  readonly outline: Outline;
  readonly cases: readonly Scenario[];
}): VNode {
  const rows = [...cases];
  return (
    <>
      {outline.examples.map(([header = [], ...body]) => (
        <div class="scroll" tabIndex={0} role="region" aria-label={`Examples of ${outline.id}`}>
          <table class="data examples">
            <thead>
              <tr>
                {header.map((cell) => (
                  <th scope="col">{cell}</th>
                ))}
                <th scope="col">fails on</th>
                <th scope="col" class="needs-script">
                  <span class="hidden-text">Run</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {body.map((row) => (
                <ExampleRow cells={row} header={header} scenario={rows.shift()} />
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </>
  );
}

function ExampleRow(props: {
  readonly cells: readonly string[];
  readonly header: readonly string[];
  readonly scenario: Scenario | undefined;
}): VNode {
  const { cells, header, scenario } = props;
  if (scenario === undefined) throw new Error(`no case was compiled from the row ${cells.join(' | ')}`);
  const anchor = scenarioAnchor(scenario);
  return (
    <tr id={anchor}>
      {cells.map((cell, index) =>
        header[index] === 'case' ? (
          <th scope="row">
            {cell} <Permalink id={anchor} />
          </th>
        ) : (
          <td>
            <Cell>{cell}</Cell>
          </td>
        ),
      )}
      <td>
        <FailingNames scenario={scenario} />
      </td>
      <td class="needs-script">
        <RunButton scenario={scenario} />
      </td>
    </tr>
  );
}

function Failing({ scenario }: { readonly scenario: Scenario }): VNode | null {
  const failing = failingPorts(usePage().data.ports, scenario);
  if (failing.length === 0) return null;
  return (
    <p class="failing">
      Fails on <FailingNames scenario={scenario} />
    </p>
  );
}

function FailingNames({ scenario }: { readonly scenario: Scenario }): VNode {
  const failing = failingPorts(usePage().data.ports, scenario);
  return (
    <>
      {failing.map(({ name, surfaces }, index) => (
        <>
          {index > 0 && ', '}
          <span class="standing-broken" title={surfacesText(surfaces)}>
            {name}
          </span>
        </>
      ))}
    </>
  );
}

function failingPorts(
  ports: readonly PortResults[],
  scenario: Scenario,
): { readonly name: string; readonly surfaces: readonly Surface[] }[] {
  return ports
    .map((port) => ({
      name: port.name,
      surfaces: SURFACES.filter((surface) => isBroken(scenarioStanding(port, scenario, surface))),
    }))
    .filter(({ surfaces }) => surfaces.length > 0);
}

function isBroken(standing: Standing): boolean {
  return standing === 'broken';
}

function RunButton({ scenario: { id } }: { readonly scenario: Scenario }): VNode {
  return (
    <button type="button" class="run needs-script" data-run={id}>
      <span aria-hidden="true">▷ </span>
      Run it
      <span class="hidden-text"> {id}</span>
    </button>
  );
}
