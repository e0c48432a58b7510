import type { VNode } from 'preact';
import type { Outline, Scenario } from '../../suite';
import { cellMarkup, stepsMarkup } from '../../runner/blocks/steps-markup';
import { restrictionText, surfacesText, type WrittenScenario } from '../../runner/text/suite-text';
import { scenarioAnchor } from './addresses';
import { highlighted } from './code';
import { Permalink } from './text';

/** A scenario with its steps and its examples. */
export function ScenarioPart({ written }: { readonly written: WrittenScenario<Scenario> }): VNode {
  const { name, outline, cases } = written;
  const [first] = cases;
  const anchor = scenarioAnchor(outline ?? first);
  const restriction = restrictionText(first.surfaces);
  // Doc strings of the features are YAML or plain texts, which are also valid YAML.
  const steps = stepsMarkup(outline?.steps ?? first.steps, undefined, (content) =>
    highlighted(content, 'yaml'),
  );
  return (
    <section class="scenario" id={anchor}>
      <header>
        <h3>
          {name} <Permalink id={anchor} />
        </h3>
        {restriction !== '' && <span class="chip">only {surfacesText(first.surfaces)}</span>}
        {outline === undefined && <RunButton scenario={first} />}
      </header>
      <div dangerouslySetInnerHTML={{ __html: steps.text }} />
      {outline && <Examples outline={outline} cases={cases} />}
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
          <td dangerouslySetInnerHTML={{ __html: cellMarkup(cell).text }} />
        ),
      )}
      <td class="needs-script">
        <RunButton scenario={scenario} />
      </td>
    </tr>
  );
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
