import type { VNode } from 'preact';
import { type Outline, type Scenario, SURFACES } from '../../../suite';
import { grouped } from '../../grouped';
import { count, restrictionText, writtenScenarios } from '../../text/suite-text';
import type { Judged } from '../../verdict/judgement';
import { totalsOf, type Verdict } from '../../verdict/verdict';
import { type Case, CaseBody } from './results';
import { Cell, Steps } from './steps';
import { addressOf, Fold, IdLine } from './text';
import { Numbers, Sign } from './verdict-sign';

/** The scenarios of a rule, collapsed: individual cases, and outlines with their selected rows. */
export function Scenarios({ judged }: { readonly judged: readonly Judged[] }): VNode {
  const cases = grouped(judged, ({ trial }) => trial.id).map(([, verdicts]): Case => ({
    scenario: verdicts[0].trial,
    verdicts,
  }));
  const written = writtenScenarios(cases, ({ scenario }) => scenario);
  return (
    <>
      {written.map(({ outline, name, cases: its }) =>
        outline ? <OutlinePart outline={outline} cases={its} /> : <CasePart one={its[0]} title={name} />,
      )}
    </>
  );
}

/** A collapsible case. The page's script filters cases by their `data-results` attribute. */
function CasePart({ one, title }: { readonly one: Case; readonly title: string }): VNode {
  const { scenario, verdicts } = one;
  const heading = (
    <>
      <span class="name">{title}</span>{' '}
      <span>
        {verdicts.map(({ verdict, trial: { surface } }) => (
          <span class="surface">
            {surface} <Sign verdict={verdict} />{' '}
          </span>
        ))}
      </span>
    </>
  );
  return (
    <Fold class="scenario" id={scenario.id} data-results={resultsText(one)} heading={heading}>
      <Place {...scenario} />
      <CaseBody {...one} />
    </Fold>
  );
}

/** The id of a scenario or an outline, its place in the feature files, and its surfaces if they are unusual. */
function Place({ id, file, line, surfaces }: Pick<Scenario, 'id' | 'file' | 'line' | 'surfaces'>): VNode {
  return (
    <p class="place">
      <IdLine id={id} /> {`${file}:${line} ${restrictionText(surfaces)}`.trim()}
    </p>
  );
}

interface OutlineProps {
  readonly outline: Outline;
  readonly cases: readonly [Case, ...Case[]];
}

function OutlinePart({ outline, cases }: OutlineProps): VNode {
  const [{ scenario }] = cases;
  const { id, line, steps, examples } = outline;
  const numbers = (
    <>
      {count(cases.length, 'case')}: <Numbers totals={totalsOf(cases.flatMap((one) => one.verdicts))} />
    </>
  );
  const heading = <span class="name">{scenario.name}</span>;
  return (
    <Fold class="scenario" id={id} heading={heading} numbers={numbers}>
      <Place {...scenario} id={id} line={line} />
      <Steps steps={steps} />
      {examples.map((table) => (
        <Examples table={table} cases={cases} />
      ))}
      <Reasons cases={cases} />
      {cases.filter(isExplained).map((one) => (
        <CasePart one={one} title={one.scenario.case ?? ''} />
      ))}
    </Fold>
  );
}

/** A table of examples with the verdicts on each row. Rows that were not selected are left out. */
function Examples(props: { readonly cases: readonly Case[]; readonly table: Outline['examples'][number] }) {
  const { table, cases } = props;
  const [header = [], ...rows] = table;
  const named = header.indexOf('case');
  const surfaces = SURFACES.filter((surface) =>
    cases.some(({ verdicts }) => verdicts.some(({ trial }) => trial.surface === surface)),
  );
  const shown = rows.flatMap((cells) => {
    const one = cases.find(({ scenario }) => scenario.case === cells[named]);
    return one ? [{ cells, one }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <div class="scroll">
      <table class="examples">
        <thead>
          <tr>
            {[...header, ...surfaces].map((cell) => (
              <th scope="col">{cell}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ cells, one }) => (
            <tr {...placeOf(one)}>
              {cells.map((cell, column) =>
                column === named ? (
                  <th scope="row">
                    <a href={addressOf(one.scenario.id)}>{cell}</a>
                  </th>
                ) : (
                  <td>
                    <Cell>{cell}</Cell>
                  </td>
                ),
              )}
              {surfaces.map((surface) => {
                const judged = one.verdicts.find(({ trial }) => trial.surface === surface);
                return <td class="verdict">{judged && <Sign verdict={judged.verdict} />}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Returns the attributes of a row. If the case has its own part below the table, the id and the results are attributes
 * of that part instead.
 */
function placeOf(one: Case): object {
  const { id } = one.scenario;
  return isExplained(one) ? { 'data-part': id } : { id, 'data-results': resultsText(one) };
}

const EXPLAINED: readonly Verdict[] = ['failed', 'expected-failure', 'stale', 'fault'];

/**
 * Tells whether a row of an outline needs a part of its own, which shows why it did not pass or that its results
 * differ.
 */
function isExplained({ verdicts }: Case): boolean {
  return verdicts.some(({ verdict, unstable }) => EXPLAINED.includes(verdict) || unstable !== undefined);
}

/** Returns the results of a case for the page's script, such as `passed@module failed@catalog`. */
function resultsText({ verdicts }: Case): string {
  return verdicts.map(({ verdict, trial }) => `${verdict}@${trial.surface}`).join(' ');
}

/** The reasons why rows were not played to the end, each shown once. */
function Reasons({ cases }: { readonly cases: readonly Case[] }): VNode | null {
  const unplayed = cases
    .flatMap(({ verdicts }) => verdicts)
    .filter(({ verdict }) => verdict === 'unsupported' || verdict === 'not-applicable');
  const reasons = grouped(unplayed, ({ verdict, result }) =>
    JSON.stringify([verdict, result?.problem?.message]),
  );
  if (reasons.length === 0) return null;
  return (
    <ul class="reasons">
      {reasons.map(([, alike]) => (
        <li>
          <Sign verdict={alike[0].verdict} />{' '}
          <span aria-hidden="true">
            <Numbers totals={totalsOf(alike)} />:{' '}
          </span>
          {alike[0].result?.problem?.message}
        </li>
      ))}
    </ul>
  );
}
