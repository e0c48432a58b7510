import type { VNode } from 'preact';
import { cellsOfRow } from '../../proof/states/cells';
import type { PlayedCell } from '../../proof/states/coverage';
import { KINDS, operationsOf, predecessorsOf, STATES, type Kind } from '../../proof/states/model';
import { entryOf } from '../../proof/states/open-cells';
import { slug, type Trial } from '../../suite';
import type { SiteData } from '../data/site-data';
import type { Page } from '../page';
import { sectionPlace } from '../parts/addresses';
import { usePage } from '../parts/context';
import { standingClass } from '../parts/standings';
import { Heading, Ids, Link, ScenarioLink, Text } from '../parts/text';

const SURFACES: Readonly<Record<Kind, string>> = { module: 'the module', catalog: 'a catalog' };

/** The tables of states and operations, and of successive operations. */
export const STATES_PAGE: Page = {
  path: 'states.html',
  title: 'States',
  description: 'The scenarios that call each operation in each state, and after each other operation.',
  area: 'rules',
  content: () => <StatesPage />,
};

/** Creates a page for each row of the tables, with the scenarios of its cells. */
export function statePages({ states }: SiteData): Page[] {
  const first = states.cells.filter(
    (cell, index) => states.cells.findIndex((one) => rowPage(one) === rowPage(cell)) === index,
  );
  return first.map((cell) => ({
    path: rowPage(cell),
    title: `${SURFACES[cell.kind]}: ${cell.row}`,
    description: `The scenarios that call each operation of ${SURFACES[cell.kind]}: ${cell.row}.`,
    area: 'rules',
    content: () => <RowPage {...cell} />,
  }));
}

function StatesPage(): VNode {
  const { cells } = usePage().data.states;
  const played = cells.filter(({ stated }) => stated.length > 0).length;
  return (
    <>
      <h1>States</h1>
      <p class="lead">
        <Link to={sectionPlace('3')}>Section 3</Link> describes the states of a catalog and of the module. Of{' '}
        {cells.length} pairs, scenarios of level <code>spec</code> play {played}. The document leaves the
        others open.
      </p>
      <p>
        A number counts the scenarios of level <code>spec</code> that call the operation there, on their
        surface. Each of these cells has a scenario that fails when the operation has no effect in this state
        alone, or leaves another locale active. Aliases count as the operations that they stand for.
      </p>
      {KINDS.map((kind) => (
        <>
          <Heading id={kind}>In each state of {SURFACES[kind]}</Heading>
          <CellTable kind={kind} rows={STATES[kind]} head="State" />
          <Heading id={`${kind}-after`}>After each operation on {SURFACES[kind]}</Heading>
          <CellTable kind={kind} rows={predecessorsOf(kind)} head="Before it" />
        </>
      ))}
    </>
  );
}

function CellTable(props: {
  readonly kind: Kind;
  readonly rows: readonly PlayedCell['row'][];
  readonly head: string;
}): VNode {
  const { kind, rows, head } = props;
  const { cells } = usePage().data.states;
  return (
    <div
      class="scroll tall"
      tabIndex={0}
      role="region"
      aria-label={`${head} and operation: ${SURFACES[kind]}`}
    >
      <table class="matrix states">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {operationsOf(kind).map((operation) => (
              <th scope="col">
                <OperationName operation={operation} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              <th scope="row">
                <Link to={rowPage({ kind, row })}>{row}</Link>
              </th>
              {cellsOfRow(cells, { kind, row }).map((cell) => (
                <td class={standingClass(cell.stated.length > 0 ? 'kept' : 'not judged')}>
                  <Link
                    to={`${rowPage(cell)}#${slug(cell.operation)}`}
                    title={`${cell.row}: ${cell.operation}`}
                  >
                    {cell.stated.length > 0 ? cell.stated.length : 'open'}
                  </Link>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RowPage({ kind, row }: Pick<PlayedCell, 'kind' | 'row'>): VNode {
  const { states } = usePage().data;
  return (
    <div class="narrow">
      <p>
        <Link to={`states.html#${kind}`}>States of {SURFACES[kind]}</Link>
      </p>
      <h1>
        {kind}: {row}
      </h1>
      {cellsOfRow(states.cells, { kind, row }).map((cell) => {
        const entry = entryOf(cell, states.open);
        return (
          <>
            <Heading id={slug(cell.operation)}>
              <OperationName operation={cell.operation} />
            </Heading>
            {entry !== undefined && (
              <p>
                The document leaves this open. <Text>{entry.why}</Text> <Ids ids={entry.silent} />
              </p>
            )}
            <Scenarios trials={cell.stated} />
            {cell.observed.length > 0 && (
              <p>
                At level <code>crystal</code>:
              </p>
            )}
            <Scenarios trials={cell.observed} />
          </>
        );
      })}
    </div>
  );
}

function Scenarios({ trials }: { readonly trials: readonly Trial[] }): VNode {
  const written = new Map(trials.map((trial) => [(trial.outline ?? trial).id, trial]));
  return (
    <ul>
      {[...written].map(([id, { rule, name }]) => (
        <li>
          <ScenarioLink id={id}>
            <span class="id">{rule}</span> {name}
          </ScenarioLink>
        </li>
      ))}
    </ul>
  );
}

/** An operation, with the kind of its argument in a line below the name. */
function OperationName({ operation }: { readonly operation: string }): VNode {
  const [, name = operation, argument] = /^(.*) \((.*)\)$/.exec(operation) ?? [];
  return (
    <>
      <code>{breakable(name)}</code> {argument !== undefined && <span class="surface">{argument}</span>}
    </>
  );
}

/** Returns a name that may be broken after each underscore, so that its column stays narrow. */
function breakable(name: string): (string | VNode)[] {
  return name.split('_').flatMap((part, index) => (index === 0 ? [part] : ['_', <wbr />, part]));
}

function rowPage({ kind, row }: Pick<PlayedCell, 'kind' | 'row'>): string {
  return `states/${kind}-${slug(row)}.html`;
}
