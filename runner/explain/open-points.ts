import type { Colors } from 'picocolors/types';
import type { Reading, Rule, SilentPoint, Suite } from '../../suite';
import { sectionsText } from '../text/suite-text';
import { namedRules } from './rule-lines';

/** A silent point: the sentences that leave it open, why, and who does what. */
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
    ...part('Why no scenario of level spec expects anything', [point.why], colors),
    ...part('What crystal-i18n 0.2.2 does', [point.original], colors),
    ...part('What the reference does', [point.reference], colors),
    ...part('Observed by', namedRules(observing), colors),
  ];
}

/** A reading: the sentence, the reading that the suite takes, why, and the rules that rest on it. */
export function readingLines(reading: Reading, rules: readonly Rule[], colors: Colors): string[] {
  return [
    colors.bold(`${reading.id}  ${reading.title}`),
    `the document, ${sectionsText(reading.sections)}`,
    ...part('The document says', [reading.sentence], colors),
    ...part('The suite reads it so', [reading.reading], colors),
    ...part('Why', [reading.why], colors),
    ...part(
      'Rules that rest on it',
      namedRules(rules.filter(({ id }) => reading.rules.includes(id))),
      colors,
    ),
  ];
}

/** A titled part; none when it is empty. */
function part(title: string, texts: readonly string[], colors: Colors): string[] {
  const lines = texts.map((text) => `  ${text.trim().replace(/\s*\n\s*/g, ' ')}`);
  return lines.length > 0 ? ['', colors.bold(title), ...lines] : [];
}
