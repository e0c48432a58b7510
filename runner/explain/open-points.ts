import type { Colors } from 'picocolors/types';
import type { Reading, Rule, SilentPoint, Suite } from '../../suite';
import type { Accident, Contradiction } from '../../suite/differences';
import { sectionsText } from '../text/suite-text';

/** Returns lines about a silent point: the sentences that leave it open, the reason, and what each library does. */
export function pointLines(point: SilentPoint, { rules, document }: Suite, colors: Colors): string[] {
  const observing = rules.filter(({ silentPoints }) => silentPoints.includes(point.id));
  const sentences = document.flatMap(({ section, title, sentences: its }) =>
    its
      .filter(({ silent }) => silent.includes(point.id))
      .map(({ says }) => `${says} ${colors.dim(`(section ${section}, ${title})`)}`),
  );
  return [
    colors.bold(`${point.id}  ${point.title}`),
    `the document, ${sectionsText(point.sections)}`,
    ...part('The document says', sentences, colors),
    ...part('Why level spec expects nothing', [point.why], colors),
    ...part('What crystal-i18n 0.2.2 does', [point.original], colors),
    ...part('What the reference does', [point.reference], colors),
    ...part('Observed by', namedRules(observing), colors),
  ];
}

/** Returns lines about a reading: the sentence, the suite's reading of it, the reason, and the rules that depend on it. */
export function readingLines(reading: Reading, rules: readonly Rule[], colors: Colors): string[] {
  return [
    colors.bold(`${reading.id}  ${reading.title}`),
    `the document, ${sectionsText(reading.sections)}`,
    ...part('The document says', [reading.sentence], colors),
    ...part('How the suite reads it', [reading.reading], colors),
    ...part('Why', [reading.why], colors),
    ...part(
      'Rules that depend on it',
      namedRules(rules.filter(({ id }) => reading.rules.includes(id))),
      colors,
    ),
  ];
}

/** Returns lines about a contradiction: what the document states, what each library does, and what the original fails. */
export function contradictionLines(contradiction: Contradiction, colors: Colors): string[] {
  const { id, title, document, original, reference, scenarios } = contradiction;
  return [
    colors.bold(`${id}  ${title}`),
    'crystal-i18n 0.2.2 contradicts the document, and the suite follows the document at both levels',
    ...part('What the document states', [document], colors),
    ...part('What crystal-i18n 0.2.2 does', [original], colors),
    ...part('What the reference does', [reference], colors),
    ...part('Scenarios that crystal-i18n 0.2.2 fails', scenarios, colors),
  ];
}

/** Returns lines about an accident: what the original does, what the reference does instead, and why. */
export function accidentLines(accident: Accident, colors: Colors): string[] {
  const { id, title, original, reference, why } = accident;
  return [
    colors.bold(`${id}  ${title}`),
    'an accident of crystal-i18n 0.2.2, which no scenario expects at either level',
    ...part('What crystal-i18n 0.2.2 does', [original], colors),
    ...part('What the reference does', [reference], colors),
    ...part('Why not to copy it', [why], colors),
  ];
}

/** Returns a titled part, or nothing when it has no texts. */
function part(title: string, texts: readonly string[], colors: Colors): string[] {
  const lines = texts.map((text) => `  ${text.trim().replace(/\s*\n\s*/g, ' ')}`);
  return lines.length > 0 ? ['', colors.bold(title), ...lines] : [];
}

/** Returns the id and the sentence of each rule. */
function namedRules(rules: readonly Rule[]): string[] {
  return rules.map(({ id, sentence }) => `${id}  ${sentence}`);
}
