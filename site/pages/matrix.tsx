import type { VNode } from 'preact';
import type { Rule } from '../../suite';
import { totalOf } from '../../scripts/ports/record';
import { tallyOf } from '../data/port-results';
import type { Page } from '../page';
import { portAnchor, rulePage } from '../parts/addresses';
import { chaptersOf, chapterTitle } from '../../scripts/conformance-page/chapters';
import { usePage } from '../parts/context';
import { Legend, standingClass, TallyText } from '../parts/standings';
import { Link, Text } from '../parts/text';

/** The matrix of ports by chapter and rule. */
export const MATRIX_PAGE: Page = {
  path: 'matrix.html',
  title: 'Matrix of rules and ports',
  description: 'Which rules of the suite each library passes.',
  area: 'ports',
  isWide: true,
  content: () => <MatrixPage />,
};

function MatrixPage(): VNode {
  const { suite } = usePage().data;
  return (
    <>
      <h1>Matrix of rules and ports</h1>
      <p class="lead">
        Each cell counts the trials of a rule that a <Link to="index.html#ports">port</Link> passes. A trial
        is a scenario on one surface. Trials on surfaces that a port lacks do not count.
      </p>
      <Legend />
      <div class="scroll tall" tabIndex={0} role="region" aria-label="Matrix of rules and ports">
        <table class="matrix">
          <MatrixHead />
          <tbody>
            <TotalsRow title="All rules" rules={suite.rules} />
          </tbody>
          {chaptersOf(suite.features).map(([chapter, features]) => {
            const rules = features.flatMap((feature) => feature.rules);
            return (
              <tbody>
                <TotalsRow title={chapterTitle(chapter)} rules={rules} />
                {rules.map((rule) => (
                  <MatrixRow rule={rule} />
                ))}
              </tbody>
            );
          })}
        </table>
      </div>
    </>
  );
}

function MatrixHead(): VNode {
  return (
    <thead>
      <tr>
        <th scope="col">Rule</th>
        {usePage().data.ports.map(({ name, surfaces }) => (
          <th scope="col" id={portAnchor(name)}>
            {name}
            <span class="surface">{surfaces.join(', ')}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A row with the totals of several rules. */
function TotalsRow({ title, rules }: { readonly title: string; readonly rules: readonly Rule[] }): VNode {
  return (
    <tr class="totals-row">
      <th scope="row">{title}</th>
      {usePage().data.ports.map(({ record }) => {
        const { passed, of } = totalOf(record, rules);
        return (
          <td>
            {of > 0 && (
              <>
                {passed} <span class="soft">of {of}</span>
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function MatrixRow({ rule }: { readonly rule: Rule }): VNode {
  return (
    <tr>
      <th scope="row">
        <Link to={rulePage(rule.id)} class="id">
          {rule.id}
        </Link>
        <span class="sentence">
          <Text plain>{rule.sentence}</Text>
        </span>
      </th>
      {usePage().data.ports.map((port) => {
        const tally = tallyOf(port, [rule]);
        return (
          <td data-standing={tally.standing} class={standingClass(tally.standing)}>
            {tally.standing === 'no scenarios' ? '' : <TallyText tally={tally} />}
          </td>
        );
      })}
    </tr>
  );
}
