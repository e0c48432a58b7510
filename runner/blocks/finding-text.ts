import type { Symptom } from '../diagnosis/symptom';
import type { Rule } from '../../suite';
import { verdictCountText } from './conclusion-text';
import { shortened } from '../text/escape';
import { count, sectionsText, surfacesText } from '../text/suite-text';
import type { CommonSymptom } from '../verdict/findings';
import type { FailingRule, Finding } from '../verdict/judgement';
import { counted, isFailure, type Totals } from '../verdict/verdict';
import type { Line } from './block';

/** The maximum length of a message in a heading, in characters. */
const MAX_MESSAGE_LENGTH = 200;

/** Describes a symptom in words. An example is "`inject` raises TypeError: unsupported format". */
function symptomText({ operation, kind, message }: Symptom): string {
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
      return `\`${operation}\` returns another value than expected`;
  }
}

/**
 * Describes a symptom in words, with the number of failures that show it. If the symptom is a wrong value, the text
 * contains this value. An example is: `translate` returns "x" (8 of 9 failures).
 */
export function commonSymptomText({ symptom, actual, failures }: CommonSymptom, all: number): string {
  const isValue = actual !== undefined && symptom.kind !== 'did not raise';
  const text = isValue
    ? `\`${symptom.operation}\` returns ${shortened(actual, MAX_MESSAGE_LENGTH)}`
    : symptomText(symptom);
  return `${text} (${failures} of ${count(all, 'failure')})`;
}

/** Returns the title of a finding: its symptom or, if it has none, the rule that is most likely broken. */
export function titleOf({ symptom, rule, failures }: Finding): Line {
  if (symptom !== undefined) return [symptomText(symptom)];
  const { id, sentence } = (rule?.judged ?? failures[0]!).rule;
  return [{ code: id }, ` ${sentence}`];
}

/** Returns the id of a rule, as a link to its place, and its sentence. */
export function ruleLine({ id, sentence }: Pick<Rule, 'id' | 'sentence'>): Line {
  return [{ to: id }, ` ${sentence}`];
}

/** Returns a rule's origin and failures in words: `section 9, level spec, 1 of 2 trials failed, on a catalog`. */
export function failingRuleText({ judged: { rule, trials } }: FailingRule): string {
  const failures = trials.filter(isFailure);
  return [
    `${sectionsText(rule.sections)}, level ${rule.level}`,
    `${failures.length} of ${count(trials.length, 'trial')} failed`,
    surfacesText(failures.map(({ trial }) => trial.surface)),
  ].join(', ');
}

/** Returns a text about the known mistake that causes similar failures; empty if none does. */
export function mistakeText({ mistake }: Finding): string {
  if (mistake === undefined) return '';
  const { mistake: like, failed, trials } = mistake;
  const numbers = `${failed} of its ${count(trials.length, 'trial')} failed`;
  return `It looks like a known mistake: ${like.title} (${numbers}).`;
}

/** Returns the number of trials with each verdict, such as `12 passed, 2 failed`. */
export function totalsText(totals: Totals): string {
  return counted(totals)
    .map(([verdict, howMany]) => verdictCountText(verdict, howMany))
    .join(', ');
}
