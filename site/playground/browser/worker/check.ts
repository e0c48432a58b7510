import { distance } from '../../../../runner/text/edit-distance';
import entries from 'playground:vocabulary';
import type { VocabularyEntry } from '../../vocabulary';
import { loadSteps } from '../../../../steps/step-library';
import { fixturesOf } from '../../../../suite/fixtures';
import type { Scenario, Step } from '../../../../suite';
import type { CheckedText, Finding, NamedFile } from '../messages';
import { isFolder, namesIn, textOf } from '../stand-ins/virtual-files';
import { SUITE_FOLDER } from './suite-folder';

/** The step definitions that the suite uses. */
const VOCABULARY = entries as readonly VocabularyEntry[];

/** Returns the mistakes in scenarios, their surfaces, and the files that they name. */
export function checkScenarios(scenarios: readonly Scenario[]): CheckedText {
  return {
    findings: stepFindings(scenarios),
    surfaces: [...new Set(scenarios.flatMap(({ surfaces }) => surfaces))],
    files: [...new Set(scenarios.flatMap(fixturesOf))].flatMap(filesOf),
  };
}

/**
 * Returns a finding for each scenario without steps, for each step without a definition, and for each step without the
 * argument that its definition needs.
 */
function stepFindings(scenarios: readonly Scenario[]): Finding[] {
  const findings = new Map<number, Finding>();
  for (const { line, steps } of scenarios) {
    if (steps.length > 0) continue;
    findings.set(line, { line, message: 'this scenario has no steps: write at least one below its name' });
  }
  for (const step of scenarios.flatMap(({ steps }) => steps)) {
    const message = problemWith(step);
    if (message !== undefined && !findings.has(step.line))
      findings.set(step.line, { line: step.line, message });
  }
  return [...findings.values()];
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

function filesOf(folder: string): NamedFile[] {
  const path = `${SUITE_FOLDER}/${folder}`;
  if (!isFolder(path)) return [];
  return namesIn(path).map((name) => ({ path: `${folder}/${name}`, text: textOf(`${path}/${name}`) }));
}
