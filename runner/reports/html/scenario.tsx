import type { VNode } from 'preact';
import { type Outline, type Scenario, SURFACES } from '../../../suite';
import { grouped } from '../../grouped';
import { count, restrictionText, type WrittenScenario, writtenScenarios } from '../../text/suite-text';
import type { Judged } from '../../verdict/judgement';
import { totalsOf, type Verdict } from '../../verdict/verdict';
import { useReport } from './context';
import { type Case, CaseBody } from './results';
import { Cell, Steps } from './steps';
import { addressOf, IdLine } from './text';
import { countText, Sign, totalsText } from './verdict-sign';

/** The scenarios of a rule, collapsed: individual cases, and outlines with the selected rows. */
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

/** A collapsible case. The script of the page filters cases by the attribute `data-results`. */
function CasePart({ one, title }: { readonly one: Case; readonly title: string }): VNode {
  const { isObserved } = useReport();
  const { scenario, verdicts } = one;
  return (
    <details class="scenario" id={scenario.id} data-results={resultsText(one)}>
      <summary>
        <span class="name">{title}</span>{' '}
        <span>
          {verdicts.map(({ rule, verdict, trial: { surface } }) => (
            <span class="surface">
              {surface} <Sign verdict={verdict} isObserved={isObserved(rule)} />{' '}
            </span>
          ))}
        </span>
      </summary>
      <p class="place">
        <IdLine id={scenario.id} /> {placeText(scenario)}
      </p>
      <CaseBody {...one} />
    </details>
  );
}

interface OutlineProps extends Pick<WrittenScenario<Case>, 'cases'> {
  readonly outline: Outline;
}

function OutlinePart({ outline, cases }: OutlineProps): VNode {
  const [{ scenario, verdicts }] = cases;
  const isObserved = useReport().isObserved(verdicts[0].rule);
  const totals = totalsOf(cases.flatMap((one) => one.verdicts));
  return (
    <details class="scenario" id={outline.id}>
      <summary>
        <span class="name">{scenario.name}</span>{' '}
        <span class="count">
          {count(cases.length, 'case')}: {totalsText(totals, isObserved)}
        </span>
      </summary>
      <p class="place">
        <IdLine id={outline.id} /> {placeText({ ...scenario, line: outline.line })}
      </p>
      <Steps steps={outline.steps} />
      {outline.examples.map((table) => (
        <Examples table={table} cases={cases} isObserved={isObserved} />
      ))}
      <Reasons cases={cases} isObserved={isObserved} />
      {cases.filter(isExplained).map((one) => (
        <CasePart one={one} title={one.scenario.case ?? ''} />
      ))}
    </details>
  );
}

function placeText({ file, line, surfaces }: Pick<Scenario, 'file' | 'line' | 'surfaces'>): string {
  return [`${file}:${line}`, restrictionText(surfaces)].join(' ').trim();
}

interface CasesProps {
  readonly cases: readonly Case[];
  readonly isObserved: boolean;
}

/** A table of examples with the verdicts on each row. Rows that were not selected are left out. */
function Examples(props: CasesProps & { readonly table: Outline['examples'][number] }): VNode | null {
  const { table, cases, isObserved } = props;
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
                return <td class="verdict">{judged && <Sign {...judged} isObserved={isObserved} />}</td>;
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
 * Tells whether a row of an outline has a part of its own. This part shows why the row did not pass, or that its
 * results differ.
 */
function isExplained({ verdicts }: Case): boolean {
  return verdicts.some(({ verdict, unstable }) => EXPLAINED.includes(verdict) || unstable !== undefined);
}

/** Returns the results of a case for the script of the page, such as `passed@module failed@catalog`. */
function resultsText({ verdicts }: Case): string {
  return verdicts.map(({ verdict, trial }) => `${verdict}@${trial.surface}`).join(' ');
}

/** The reasons why rows were not played to their end, each reason once. */
function Reasons({ cases, isObserved }: CasesProps): VNode | null {
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
          <Sign verdict={alike[0].verdict} isObserved={isObserved} />{' '}
          <span aria-hidden="true">{countText(alike[0].verdict, alike.length, isObserved)}: </span>
          {alike[0].result?.problem?.message}
        </li>
      ))}
    </ul>
  );
}
