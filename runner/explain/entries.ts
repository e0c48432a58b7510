import { PACKAGE_ROOT } from '../../adapter/contract/package';
import {
  readMutants,
  readReadings,
  type Rule,
  type Section,
  statementsOf,
  type Suite,
} from '../../suite/read';
import { readAccidents, readContradictions } from '../../suite/read/lists';
import type { TextLine } from '../blocks/block';
import { statementLine } from '../blocks/finding-text';
import { sectionsText } from '../text/suite-text';

/**
 * An entry that `explain` can show: a rule, a silent point, a reading, a contradiction, or an accident (accidental
 * behaviour of crystal-i18n 0.2.2).
 */
export interface ExplainedEntry {
  readonly id: string;
  readonly title: string;
  /** The lines below the heading. */
  readonly about: readonly TextLine[];
  /** Maps the title of each part to its lines. A part without lines is not shown. */
  readonly parts: Readonly<Record<string, readonly TextLine[]>>;
}

/** Returns all silent points, readings, contradictions and accidents. */
export function listedEntries({ silentPoints, rules, document }: Suite): ExplainedEntry[] {
  const rulesWith = (isWanted: (rule: Rule) => boolean): TextLine[] =>
    rules.filter(isWanted).map(({ id, sentence }) => [`${id}  ${sentence}`]);
  return [
    ...silentPoints.map(({ id, title, sections, why, original, reference }) => ({
      ...{ id, title },
      about: [[`the document, ${sectionsText(sections)}`]],
      parts: {
        'From the document': document.flatMap(({ sentences, section }) =>
          sentences
            .filter(({ silent }) => silent.includes(id))
            .map(({ says }) => statementLine({ section, says })),
        ),
        'Why level spec expects nothing': [[why]],
        'What crystal-i18n 0.2.2 does': [[original]],
        'What the reference does': [[reference]],
        'Observed by': rulesWith((rule) => rule.silentPoints.includes(id)),
      },
    })),
    ...readReadings(PACKAGE_ROOT).map(
      ({ id, title, sections, sentence, reading, why, rules: dependent }) => ({
        ...{ id, title },
        about: [[`the document, ${sectionsText(sections)}`]],
        parts: {
          'From the document': [[sentence, { soft: ' (in our words)' }]],
          'How the suite reads it': [[reading]],
          Why: [[why]],
          'Rules that depend on it': rulesWith((rule) => dependent.includes(rule.id)),
        },
      }),
    ),
    ...readContradictions(PACKAGE_ROOT).map(
      ({ id, title, document: stated, original, reference, scenarios }) => ({
        ...{ id, title },
        about: [
          ['crystal-i18n 0.2.2 contradicts the document, and the suite follows the document at both levels'],
        ],
        parts: {
          'What the document states': [[stated]],
          'What crystal-i18n 0.2.2 does': [[original]],
          'What the reference does': [[reference]],
          'Scenarios that crystal-i18n 0.2.2 fails': scenarios.map((scenario) => [scenario]),
        },
      }),
    ),
    ...readAccidents(PACKAGE_ROOT).map(({ id, title, original, reference, why }) => ({
      ...{ id, title },
      about: [['an accident of crystal-i18n 0.2.2, which no scenario expects at either level']],
      parts: {
        'What crystal-i18n 0.2.2 does': [[original]],
        'What the reference does': [[reference]],
        'Why not to copy it': [[why]],
      },
    })),
  ];
}

/**
 * Returns the entry for a rule: its sentence, its source in the document, the readings that it depends on, and the
 * silent points on which it observes the port's behaviour.
 */
export function ruleEntry(rule: Rule, { document, silentPoints }: Suite): ExplainedEntry {
  const { id, sentence, description, level, sections, feature, file, line } = rule;
  const titled = (one: { readonly id: string; readonly title: string }): TextLine => [
    `${one.id}  ${one.title}`,
  ];
  return {
    id,
    title: sentence,
    about: [
      ...(description === '' ? [] : [[description.replace(/\s+/g, ' ')]]),
      [`level ${level}, ${sectionsText(sections)}`],
      [{ soft: `${feature}, ${file}:${line}` }],
    ],
    parts: {
      'From the document': statementsOf(id, document).map(statementLine),
      'Depends on the reading': readReadings(PACKAGE_ROOT)
        .filter(({ rules }) => rules.includes(id))
        .map(titled),
      'Observes the silent point': silentPoints
        .filter((one) => rule.silentPoints.includes(one.id))
        .map(titled),
    },
  };
}

/** Returns the known mistakes that a rule's scenarios catch, as the last part of the rule's explanation. */
export function mistakesOf({ id }: Rule): ExplainedEntry['parts'] {
  const mutants = readMutants(PACKAGE_ROOT)[id] ?? [];
  return { 'Mistakes that it detects': mutants.map(({ title }) => [title]) };
}

/** Returns a section of the document, in our words: its sentences with the ids that they name, and its tables. */
export function sectionEntry({ section, title, sentences, tables }: Section): ExplainedEntry {
  const said = sentences.map(({ says, rules, silent }): TextLine => [
    says,
    { soft: ` (${[...rules, ...silent].join(', ')})` },
  ]);
  const shown = tables.map(({ title: name, columns, rows }): [string, TextLine[]] => [
    name,
    [columns, ...rows].map((cells) => [cells.join(' | ')]),
  ]);
  return {
    id: section,
    title,
    about: [['a section of the document, in our words']],
    parts: { Sentences: said, ...Object.fromEntries(shown) },
  };
}
