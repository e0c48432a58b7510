import type { VNode } from 'preact';
import { SURFACES } from '../../../suite';
import { verdictCountText, verdictText } from '../../document/conclusion';
import { surfaceName } from '../../text/suite-text';
import { counted, totalsOf } from '../../verdict/verdict';
import { type Report, useReport } from './context';
import { chapterPlace } from './rule';
import { addressOf, Section } from './text';
import { Bar } from './verdict-sign';

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
        {counted(totals).map(([verdict, howMany]) => (
          <li>
            <a href="#rules" data-show={verdict}>
              <span class={`swatch ${verdict}`} aria-hidden="true" />
              {verdictCountText(verdict, howMany)}
            </a>
          </li>
        ))}
      </ul>
    </header>
  );
}

/** A table of the numbers of passed scenarios, by chapter and surface. */
export function ChapterTable(): VNode {
  const { columns, rows } = useReport().document.chapters;
  return (
    <Section id="chapters" title="Chapters" remark="scenarios that passed on each surface">
      <div class="scroll">
        <table>
          <thead>
            <tr>
              {['chapter', ...columns].map((title) => (
                <th scope="col">{title}</th>
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
  const choices = Object.entries(choicesOf(useReport()));
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
      {choices.map(([name, options]) => (
        <label>
          <span class="hidden-text">{name}</span>
          <select name={name}>
            <option value="">{`all ${name}s`}</option>
            {options.map(([value, text = value]) => (
              <option value={value}>{text}</option>
            ))}
          </select>
        </label>
      ))}
      <button type="button">Clear</button>
      <p class="soft" role="status" />
    </form>
  );
}

/** Returns the choices that each field of the form offers: values, with the texts to show for them. */
function choicesOf({ judgement, chapterOf }: Report): Record<string, (readonly [string, string?])[]> {
  const { rules, observations, totals, planned } = judgement;
  const all = [...rules, ...observations.rules];
  const trials = all.flatMap((one) => one.trials);
  const surfaces = new Set(trials.map(({ trial }) => trial.surface));
  return {
    verdict: [
      ['not passed', `not passed (${planned - totals.passed})`],
      ...counted(totalsOf(trials)).map(([one]) => [one, `${verdictText(one)} (${totals[one]})`] as const),
    ],
    chapter: [...new Set(all.map(({ rule }) => chapterOf(rule.file)))].map((one) => [one]),
    level: [...new Set(all.map(({ rule }) => rule.level))].map((one) => [one]),
    surface: SURFACES.filter((one) => surfaces.has(one)).map((one) => [one, surfaceName(one)]),
  };
}
