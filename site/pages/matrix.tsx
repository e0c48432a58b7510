import type { VNode } from 'preact';
import type { Rule } from '../../suite';
import { ruleVerdicts, tallyOf } from '../../scripts/ports/recorded';
import type { Page } from '../page';
import { portPage, rulePage } from '../parts/addresses';
import { chaptersOf, chapterTitle } from '../../scripts/conformance-page/chapters';
import { usePage } from '../parts/context';
import { standingClass, VerdictText } from '../parts/standings';
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
        Each cell has the worst verdict of a rule's trials on the surfaces of a port. The page of a port says
        why it breaks a rule.
      </p>
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
          <th scope="col">
            <Link to={portPage(name)}>{name}</Link>
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
      {usePage().data.ports.map((port) => {
        const { passed, of } = tallyOf(port, rules);
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
      {usePage().data.ports.map((port) =>
        ruleVerdicts(port, [rule]).map(({ verdict, reason }) => (
          <td data-standing={verdict} class={standingClass(verdict)} title={reason}>
            <VerdictText verdict={verdict} />
          </td>
        )),
      )}
    </tr>
  );
}
