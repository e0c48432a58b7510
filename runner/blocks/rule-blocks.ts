import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { fixturesOf, readFixture } from '../../suite/read';
import { grouped } from '../../suite/read/grouped';
import type { Reproduce } from '../text/port-text';
import { chaptersByFile, count, scenarioTitle, sectionsText } from '../text/suite-text';
import type { JudgedRule, Judgement } from '../verdict/judgement';
import { totalsOf } from '../verdict/verdict';
import { type Block, type Fold, fold, type TextLine, type Span, text } from './block';
import { type Case, caseBlocks } from './case-blocks';
import { chapterPlace } from './chapter-table';
import { totalsText } from './conclusion-text';
import { ruleLine, titleOf } from './finding-text';
import { statementBlocks } from './result-blocks';

/** Describes all rules with their scenarios, by chapter, for a page on which they can be searched and filtered. */
export function ruleBlocks(judgement: Judgement, reproduce: Reproduce): Fold[] {
  const chapterOf = chaptersByFile(judgement.suite);
  return grouped(judgement.rules, ({ rule }) => chapterOf(rule.file)).map(([chapter, rules]) => {
    const totals = totalsOf(rules.flatMap(({ trials }) => trials));
    return fold([chapter], () => rules.map((rule) => ruleFold(rule, judgement, reproduce)), {
      role: 'chapter',
      id: chapterPlace(chapter),
      numbers: `${count(rules.length, 'rule')}: ${totalsText(totals)}`,
      totals,
    });
  });
}

function ruleFold({ rule, verdict, trials }: JudgedRule, judgement: Judgement, reproduce: Reproduce): Fold {
  const { id, level, description, feature, sections } = rule;
  const origin = `  ${feature}, ${sectionsText(sections)}, level ${level}`;
  const content = (): Block[] => [
    { kind: 'text', role: 'place', line: [{ to: id }, origin] },
    ...statementBlocks(rule, judgement.suite),
    ...(description === '' ? [] : [text(description)]),
    ...blameText(judgement, id),
    ...grouped(trials, ({ trial }) => trial.id).map(([, verdicts]) => caseFold(verdicts, reproduce)),
  ];
  return fold([{ verdict }, ' ', ...ruleLine(rule)], content, {
    role: 'rule',
    id,
    numbers: totalsText(totalsOf(trials)),
  });
}

/** Returns a note on a rule whose failures are explained by a finding that blames another rule, or only a symptom. */
function blameText({ findings }: Judgement, id: string): Block[] {
  const finding = findings.find(({ others }) => others.some(({ rule }) => rule.id === id));
  if (finding === undefined) return [];
  const { rule } = finding;
  const blamed: TextLine = rule ? [{ to: rule.rule.id }, ' fails'] : titleOf(finding);
  return [text('It may fail only because ', ...blamed, '.')];
}

/** Describes a case. Its results are written for the page's script as well, such as `passed@module failed@catalog`. */
function caseFold(verdicts: Case, reproduce: Reproduce): Fold {
  const [{ trial }] = verdicts;
  const signs = verdicts.flatMap(({ verdict, trial: { surface } }): Span[] => [
    { soft: `  ${surface} ` },
    { verdict },
  ]);
  const results = verdicts.map(({ verdict, trial: { surface } }) => `${verdict}@${surface}`).join(' ');
  return fold([scenarioTitle(trial), ...signs], () => caseBlocks(verdicts, reproduce), {
    role: 'scenario',
    id: trial.id,
    data: { results },
  });
}

/** Describes the fixture folders that steps name. The steps link to them. */
export function fixtureBlocks({ rules }: Judgement): Fold[] {
  const folders = rules.flatMap(({ trials }) => trials).flatMap(({ trial }) => fixturesOf(trial));
  return [...new Set(folders)].sort().map((folder) => {
    const files = readFixture(PACKAGE_ROOT, folder);
    const content = (): Block[] =>
      files.map(({ file, text: lines }) => ({ kind: 'code', title: file, lines: lines.split('\n') }));
    return fold([{ code: folder }], content, {
      role: 'entry',
      id: folder,
      numbers: count(files.length, 'file'),
    });
  });
}
