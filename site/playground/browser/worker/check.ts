import { distance } from '../../../../runner/text/edit-distance';
import entries from 'playground:vocabulary';
import type { VocabularyEntry } from '../../vocabulary';
import { loadSteps } from '../../../../steps/step-library';
import type { Scenario, Step } from '../../../../suite';
import type { Finding } from '../messages';

/** The step definitions that the suite uses. */
const VOCABULARY = entries as readonly VocabularyEntry[];

/**
 * Returns a finding for a scenario without steps, for each step without a definition, and for each step without the
 * argument that its definition needs.
 */
export function stepFindings({ line, steps }: Scenario): Finding[] {
  if (steps.length === 0) {
    return [{ line, message: 'this scenario has no steps: write at least one below its name' }];
  }
  return steps.flatMap((step) => {
    const message = problemWith(step);
    return message === undefined ? [] : [{ line: step.line, message }];
  });
}

function problemWith({ text, docString, table }: Step): string | undefined {
  const [match] = loadSteps().matchesOf(text);
  if (match === undefined) return `no step is called "${text}"; the nearest is "${nearestTo(text)}"`;
  const entry = VOCABULARY.find(({ pattern }) => pattern === match.definition.pattern);
  const given = docString ? 'doc string' : table && 'table';
  if (given === entry?.argument) return undefined;
  if (entry?.argument === undefined) return `this step takes no ${given}; remove it`;
  return `this step needs a ${entry.argument} below it${given ? `, and not a ${given}` : ''}`;
}

/** Returns the example of the step definition whose words are most similar to a text. */
function nearestTo(text: string): string {
  const words = withoutValues(text);
  const far = ({ example }: { readonly example: string }): number => distance(words, withoutValues(example));
  return VOCABULARY.reduce((nearest, entry) => (far(entry) < far(nearest) ? entry : nearest)).example;
}

function withoutValues(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/"(?:[^"\\]|\\.)*"|\[[^\]]*\]|:[a-z]+(?:\.[a-z]+)*|-?\d[-+:.\dTe]*/g, '"');
}
