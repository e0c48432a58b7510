import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { TextLine } from '../../runner/blocks/block';
import { ruleEntry } from '../../runner/explain/entries';
import { escapeMarkup, markdownCode } from '../../runner/text/escape';
import { surfacesText, writtenScenarios, type WrittenScenario } from '../../runner/text/suite-text';
import { ruleVerdicts } from '../../scripts/ports/recorded';
import { breaks } from '../../scripts/ports/verdicts';
import { fixturesOf, readFixture, type Rule, type Scenario } from '../../suite/read';
import { scenarioGherkin } from '../../runner/text/gherkin';
import type { KeptCode } from './kept-code';
import { aboutOf, foldOf, linesOf, listOf, page, partOf, textOf, type Page } from './page';
import type { SiteData } from './site-data';

/** Creates the page of a rule. */
export function rulePage(rule: Rule, data: SiteData): Page {
  const { id, sentence, scenarios } = rule;
  const entry = ruleEntry(rule, data.suite);
  const written = writtenScenarios(scenarios, (one) => one);
  const mutants = data.mutants[id] ?? [];
  return page(
    `rules/${id}`,
    `${id}: ${sentence}`,
    aboutOf(entry),
    partOf('From the document', linesOf(entry, 'From the document')),
    partOf('Scenarios', ...written.map((one, index) => scenarioPart(one, index === 0, data))),
    partOf('Files that the scenarios read', ...filesOf(scenarios)),
    partOf('What the document leaves open', silentPart(rule, data)),
    partOf('Libraries that break it', listOf(librariesOf(rule, data))),
    partOf('Mistakes that it detects', listOf(mutants.map(({ title }) => [title]))),
    partOf('Where the reference implements it', ...(data.keptCode.get(id) ?? []).map(codePart)),
  );
}

function scenarioPart(written: WrittenScenario<Scenario>, isFirst: boolean, data: SiteData): string {
  const { id, name, cases } = written;
  const [first] = cases;
  const anchor = id.slice(id.indexOf('/') + 1);
  const recordings = new Set(cases.flatMap((one) => one.recordings ?? []));
  const contradictions = new Set(cases.flatMap((one) => one.contradictions ?? []));
  const readings = new Set(cases.flatMap((one) => [...(data.readings.get(one.id) ?? [])]));
  const isUsual = first.surfaces.length === 2 && !first.surfaces.includes('library');
  const notes = [
    isUsual ? '' : textOf(`Only ${surfacesText(first.surfaces)}.`),
    recordings.size === 0 ? '' : textOf({ soft: `Recorded: ${[...recordings].join(', ')}.` }),
    contradictions.size === 0
      ? ''
      : textOf(
          `crystal-i18n 0.2.2 fails ${cases.length > 1 ? 'cases of it' : 'it'}: ${[...contradictions].join(', ')}.`,
        ),
    ...[...readings].map(
      ({ id: reading, title, reading: text }) =>
        `::: info ${textOf(`Depends on ${reading}: ${title}`)}\n${textOf(text)}\n:::`,
    ),
  ];
  const play = `<RunScenario id="${id}">\n\n${markdownCode(scenarioGherkin(first), 'gherkin')}\n\n</RunScenario>`;
  const content = [...notes.filter((note) => note !== ''), play].join('\n\n');
  // A link in a summary could not be reached, so this heading has none to itself.
  return foldOf(`<h3 id="${anchor}">${escapeMarkup(name.replaceAll('`', ''))}</h3>`, content, isFirst);
}

function filesOf(scenarios: readonly Scenario[]): string[] {
  const folders = new Set(scenarios.flatMap(fixturesOf));
  return [...folders].flatMap((folder) =>
    readFixture(PACKAGE_ROOT, folder).map(({ file, text }) =>
      foldOf(`\`${file}\``, markdownCode(text.trimEnd(), file.endsWith('.json') ? 'json' : 'yaml')),
    ),
  );
}

/** Lists the silent points that the rule observes, and those that name the rule, with what crystal-i18n does. */
function silentPart({ id, silentPoints }: Rule, { suite }: SiteData): string {
  const points = suite.silentPoints.filter((one) => silentPoints.includes(one.id) || one.rules.includes(id));
  return listOf(
    points.map((point) => [{ strong: point.title }, ` (${point.id}). crystal-i18n 0.2.2: ${point.original}`]),
  );
}

function librariesOf(rule: Rule, { libraries }: SiteData): TextLine[] {
  return libraries.flatMap((library): TextLine[] => {
    const [{ verdict, reason } = { verdict: undefined, reason: undefined }] = ruleVerdicts(library, [rule]);
    if (verdict === undefined || !breaks(verdict)) return [];
    return [[{ strong: library.name }, `, ${verdict}${reason === undefined ? '' : `: ${reason}`}`]];
  });
}

/** The number of lines from which code is shown in part. Longer code is a class or a table. */
const MAX_CODE_LINES = 60;

function codePart({ file, line, name, source }: KeptCode): string {
  const lines = source.split('\n');
  const hidden = lines.length - MAX_CODE_LINES;
  const shown = hidden > 0 ? [...lines.slice(0, MAX_CODE_LINES), `// … ${hidden} more lines`] : lines;
  return foldOf(
    `\`${name}\` in ${file}, line ${line}`,
    markdownCode(shown.join('\n'), 'ts'),
    lines.length <= 30,
  );
}
