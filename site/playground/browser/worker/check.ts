import { distance } from '../../../../runner/text/edit-distance';
import { loadSteps } from '../../../../steps/step-library';
import type { Scenario, Step } from '../../../../suite/read';
import type { Finding } from '../messages';

/** The kind of argument that a step takes, by the pattern of its definition. The build defines them. */
declare const STEP_ARGUMENTS: Readonly<Record<string, 'doc string' | 'table'>>;

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
  const needed = STEP_ARGUMENTS[match.definition.pattern];
  const given = docString ? 'doc string' : table && 'table';
  if (given === needed) return undefined;
  if (needed === undefined) return `this step takes no ${given}; remove it`;
  return `this step needs a ${needed} below it${given ? `, and not a ${given}` : ''}`;
}

/** Returns the pattern of the step definition whose words are most similar to a text. */
function nearestTo(text: string): string {
  const withoutValues = text.replaceAll(
    /"(?:[^"\\]|\\.)*"|\[[^\]]*\]|:[a-z]+(?:\.[a-z]+)*|-?\d[-+:.\dTe]*/g,
    '{}',
  );
  const far = (pattern: string): number => distance(withoutValues, pattern.replaceAll(/\{\w*\}/g, '{}'));
  const patterns = loadSteps().definitions.map(({ pattern }) => pattern);
  return patterns.reduce((nearest, one) => (far(one) < far(nearest) ? one : nearest));
}
