import type { VNode } from 'preact';
import type { Rule } from '../../suite';
import { tallyOf } from '../data/port-results';
import type { Page } from '../page';
import { portPlace, rulePage } from '../parts/addresses';
import { chaptersOf, chapterTitle } from '../../scripts/conformance-page/chapters';
import { columnsOf, type Column } from '../parts/columns';
import { usePage } from '../parts/context';
import { Legend, ShortTally, standingClass } from '../parts/standings';
import { Link, Text } from '../parts/text';

/** The matrix of ports by chapter and rule. */
export const MATRIX_PAGE: Page = {
  path: 'matrix.html',
  title: 'Matrix of rules and ports',
  description: 'What each port passes, rule by rule, with a comparison of two ports.',
  area: 'ports',
  scripts: ['matrix.js'],
  isWide: true,
  content: () => <MatrixPage />,
};

function MatrixPage(): VNode {
  const { ports, suite } = usePage().data;
  const columns = columnsOf(ports);
  return (
    <>
      <h1>Matrix of rules and ports</h1>
      <p class="lead">
        Each cell counts the scenarios of a rule that a <Link to="index.html#ports">port</Link> passes on one
        surface: the module <code>I18n</code>, a catalog, or the library as a whole.
      </p>
      <Filters columns={columns} />
      <Legend />
      <p class="needs-script" role="status" data-matrix-status />
      <div class="scroll tall" tabIndex={0} role="region" aria-label="Matrix of rules and ports">
        <table class="matrix" data-matrix>
          <MatrixHead columns={columns} />
          <tbody>
            <TotalsRow title="All rules" rules={suite.rules} columns={columns} />
          </tbody>
          {chaptersOf(suite.features).map(([chapter, features]) => (
            <tbody data-chapter={chapter}>
              <TotalsRow
                title={chapterTitle(chapter)}
                rules={features.flatMap(({ rules }) => rules)}
                columns={columns}
              />
              {features
                .flatMap(({ rules }) => rules)
                .map((rule) => (
                  <MatrixRow rule={rule} columns={columns} />
                ))}
            </tbody>
          ))}
        </table>
      </div>
    </>
  );
}

function Filters({ columns }: { readonly columns: readonly Column[] }): VNode {
  const { suite, ports } = usePage().data;
  const portOptions = ports.map(({ name }) => <option value={name}>{name}</option>);
  const surfaces = [...new Set(columns.map(({ surface }) => surface))];
  return (
    <form class="filters needs-script" data-matrix-filters aria-label="Filter the matrix">
      <label>
        Search rules
        <input type="search" name="text" placeholder="LOOKUP, missing, scope …" />
      </label>
      <label>
        Level
        <select name="level">
          <option value="">both levels</option>
          <option value="spec">spec</option>
          <option value="crystal">crystal</option>
        </select>
      </label>
      <label>
        Chapter
        <select name="chapter">
          <option value="">all chapters</option>
          {chaptersOf(suite.features).map(([chapter]) => (
            <option value={chapter}>{chapterTitle(chapter)}</option>
          ))}
        </select>
      </label>
      <label>
        Surface
        <select name="surface">
          <option value="">all surfaces</option>
          {surfaces.map((surface) => (
            <option value={surface}>{surface}</option>
          ))}
        </select>
      </label>
      <label>
        Port
        <select name="port">
          <option value="">all ports</option>
          {portOptions}
        </select>
      </label>
      <label>
        compared with
        <select name="other">
          <option value="">no other port</option>
          {portOptions}
        </select>
      </label>
      <label>
        Show
        <select name="show">
          <option value="">all rules</option>
          <option value="broken">rules that a shown port fails</option>
          <option value="kept">rules that all shown ports pass</option>
          <option value="different">rules in which shown ports differ</option>
        </select>
      </label>
      <button type="reset">Reset</button>
    </form>
  );
}

function MatrixHead({ columns }: { readonly columns: readonly Column[] }): VNode {
  return (
    <thead>
      <tr>
        <th scope="col">Rule</th>
        {columns.map(({ port, surface, key }) => (
          <th scope="col" data-column={key}>
            <Link to={portPlace(port.name)}>{port.name}</Link>
            <span class="surface">{surface}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A row with the totals of several rules. */
function TotalsRow(props: {
  readonly title: string;
  readonly rules: readonly Rule[];
  readonly columns: readonly Column[];
}): VNode {
  const { title, rules, columns } = props;
  return (
    <tr class="totals-row">
      <th scope="row">{title}</th>
      {columns.map(({ port, surface, key }) => {
        const { passed, of } = tallyOf(port, rules, surface);
        return (
          <td data-column={key}>
            {of > 0 && (
              <>
                {passed} <span class="of">of {of}</span>
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function MatrixRow({ rule, columns }: { readonly rule: Rule; readonly columns: readonly Column[] }): VNode {
  return (
    <tr data-rule={rule.id} data-level={rule.level}>
      <th scope="row">
        <Link to={rulePage(rule.id)} class="id">
          {rule.id}
        </Link>
        <span class="sentence">
          <Text plain>{rule.sentence}</Text>
        </span>
      </th>
      {columns.map(({ port, surface, key }) => {
        const tally = tallyOf(port, [rule], surface);
        return (
          <td data-column={key} data-standing={tally.standing} class={standingClass(tally.standing)}>
            {tally.standing === 'no scenarios' ? '' : <ShortTally tally={tally} />}
          </td>
        );
      })}
    </tr>
  );
}
