import type { VNode } from 'preact';
import { SURFACES } from '../../../suite';
import { verdictCountText } from '../../document/conclusion';
import { surfaceName } from '../../text/suite-text';
import { VERDICTS } from '../../verdict/verdict';
import { useReport } from './context';
import { chapterPlace } from './rule';
import { addressOf, Section } from './text';
import { Bar, lookOf } from './verdict-sign';

/** The head of the page: the port, the conclusion, and the number of scenarios with each verdict. */
export function Summary(): VNode {
  const { judgement, document } = useReport();
  const { port, suite, conclusion, totals, seed, milliseconds } = judgement;
  const { url } = port.implementation;
  const [words, ...numbers] = document.conclusion.split(': ');
  return (
    <header>
      <p>
        <strong>{document.port}</strong>{' '}
        <span class="soft">
          judged by {suite.name} {suite.version} in {(milliseconds / 1000).toFixed(1)} s
          {seed !== undefined && `, shuffled with --shuffle ${seed}`}
        </span>{' '}
        {url !== undefined && <span class="soft">{url}</span>}
      </p>
      <h1>
        <span class={`conclusion ${conclusion}`}>
          {words}
          <span class="hidden-text">:</span>
        </span>{' '}
        <span class="numbers">{numbers.join(': ')}</span>
      </h1>
      <Bar totals={totals} />
      <ul class="legend">
        {VERDICTS.filter((verdict) => totals[verdict] > 0).map((verdict) => (
          <li>
            <a href="#rules" data-show={verdict}>
              <span class={`swatch ${verdict}`} aria-hidden="true" />
              {verdictCountText(verdict, totals[verdict])}
            </a>
          </li>
        ))}
      </ul>
    </header>
  );
}

/** A table with the numbers of scenarios that passed, by chapter and surface. */
export function ChapterTable(): VNode {
  const { columns, rows } = useReport().document.chapters;
  return (
    <Section id="chapters" title="Chapters" remark="scenarios that passed on each surface">
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">chapter</th>
              {columns.map((surface) => (
                <th scope="col">{surface}</th>
              ))}
              <th scope="col" class="others">
                other verdicts
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ chapter, cells, others }) => (
              <tr>
                <th scope="row">
                  <a href={addressOf(chapterPlace(chapter))}>{chapter}</a>
                </th>
                {cells.map(({ text, exists, totals }) => (
                  <td class={exists ? undefined : 'soft'}>
                    {text}
                    {totals && <Bar totals={totals} />}
                  </td>
                ))}
                <td class="others">{others}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/**
 * The form for searching and filtering the rules and their scenarios. The number of scenarios beside each verdict does
 * not include observations.
 */
export function Filter(): VNode {
  const { judgement, chapterOf } = useReport();
  const { rules, observations, totals, planned } = judgement;
  const all = [...rules, ...observations.rules];
  const trials = all.flatMap((one) => one.trials);
  const verdicts = VERDICTS.filter((verdict) => trials.some((one) => one.verdict === verdict));
  const surfaces = SURFACES.filter((surface) => trials.some(({ trial }) => trial.surface === surface));
  return (
    <form class="filter needs-script" role="search">
      <label class="search">
        Search{' '}
        <input
          type="search"
          name="text"
          placeholder="id, name or sentence"
          autocomplete="off"
          spellcheck={false}
          title="Press / to search"
        />
      </label>
      <Choice
        name="verdict"
        open="all verdicts"
        choices={[
          ['not passed', `not passed (${planned - totals.passed})`],
          ...verdicts.map((one) => [one, `${lookOf(one).words} (${totals[one]})`] as const),
        ]}
      />
      <Choice
        name="chapter"
        open="all chapters"
        choices={unique(all.map(({ rule }) => chapterOf(rule.file)))}
      />
      <Choice name="level" open="all levels" choices={unique(all.map(({ rule }) => rule.level))} />
      <Choice
        name="surface"
        open="all surfaces"
        choices={surfaces.map((one) => [one, surfaceName(one)] as const)}
      />
      <button type="button">Clear</button>
      <p class="soft" role="status" />
    </form>
  );
}

type Choice = readonly [value: string, text: string];

function Choice(props: {
  readonly name: string;
  /** The label of the first choice, which selects everything. */
  readonly open: string;
  readonly choices: readonly Choice[];
}): VNode {
  const { name, open, choices } = props;
  return (
    <label>
      <span class="hidden-text">{name}</span>
      <select name={name}>
        <option value="">{open}</option>
        {choices.map(([value, text]) => (
          <option value={value}>{text}</option>
        ))}
      </select>
    </label>
  );
}

function unique(values: readonly string[]): Choice[] {
  return [...new Set(values)].map((value) => [value, value]);
}
