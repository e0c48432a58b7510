import type { Rule, Statement } from '../../suite/read';
import { shortened } from '../text/escape';
import { count, sectionsText, surfacesText } from '../text/suite-text';
import type { Finding, JudgedRule } from '../verdict/judgement';
import { isFailure } from '../verdict/verdict';
import type { TextLine } from './block';

/** The maximum length of a message in a heading, in characters. */
const MAX_MESSAGE_LENGTH = 200;

/** Describes a symptom in words. An example is "`inject` raises TypeError: unsupported format". */
function symptomText({ operation, kind, message }: NonNullable<Finding['symptom']>): string {
  const shown = shortened(message, MAX_MESSAGE_LENGTH);
  if (operation === '') return shown;
  switch (kind) {
    case 'raised':
      return `\`${operation}\` raises ${shown}`;
    case 'did not raise':
      return `\`${operation}\` does not raise an error`;
    case 'wrong type':
      return `\`${operation}\` returns a value of the wrong type`;
    case 'other value':
      return `\`${operation}\` returns an unexpected value`;
  }
}

/**
 * Says what all failures have in common, if they are one finding. Failures of one rule may still have several causes, so
 * the text speaks of one mistake only if a shared symptom or a known mistake is evidence of it.
 */
export function onlyFindingText({ symptom, mistake, others }: Finding): string {
  if (symptom !== undefined || mistake !== undefined) return 'One mistake probably explains all failures.';
  return others.length === 0 ? 'All failures break one rule.' : 'One broken rule may explain all failures.';
}

/** Returns the title of a finding: its symptom or, if it has none, the rule that is most likely broken. */
export function titleOf({ symptom, rule, failures }: Finding): TextLine {
  if (symptom !== undefined) return [symptomText(symptom)];
  return ruleLine((rule ?? failures[0]!).rule);
}

/** Returns the id of a rule, and its sentence. */
export function ruleLine({ id, sentence }: Pick<Rule, 'id' | 'sentence'>): TextLine {
  return [{ code: id }, ` ${sentence}`];
}

/** Returns a sentence of the document in our words, with its section. */
export function statementLine({ section, says }: Statement): TextLine {
  return [says, { soft: ` (section ${section}, in our words)` }];
}

/** Returns a rule's origin and failures in words: `section 9, level spec, 1 of 2 trials failed, on a catalog`. */
export function failingRuleText({ rule, trials }: JudgedRule): string {
  const failures = trials.filter(isFailure);
  return [
    `${sectionsText(rule.sections)}, level ${rule.level}`,
    `${failures.length} of ${count(trials.length, 'trial')} failed`,
    surfacesText(failures.map(({ trial }) => trial.surface)),
  ].join(', ');
}

/**
 * Says what a finding may explain, and what it looks like: `May explain the failures of this rule and 2 others; looks
 * like a known mistake: Shouts`. Empty if it has failures of one rule, and looks like nothing.
 */
export function explainedText({ rule, others, mistake }: Finding): string {
  const rules = rule ? `this rule and ${count(others.length, 'other')}` : count(others.length, 'rule');
  const parts = [
    others.length > 0 ? `may explain the failures of ${rules}` : '',
    mistake ? `looks like a known mistake: ${mistake.mistake.title}` : '',
  ];
  const text = parts.filter((part) => part !== '').join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
