import { readFeature } from '../../../../suite/read-feature';
import { SuiteDefect, type Scenario } from '../../../../suite';
import type { Finding } from '../messages';

/** The lines that are prepended to a reader's text, so that the suite can read the text as a feature. */
const BEFORE = ['Feature: playground', '@id:PLAYGROUND-01 @section:1', 'Rule: playground'];

/** A file of level crystal, because rules of this level name their sections themselves. */
const FILE = 'features/crystal/playground.feature';

/**
 * Reads the scenario of a text. The text contains a scenario, possibly with tags, but no feature and no rule. The line
 * numbers of the scenario are those of the text.
 *
 * @throws SuiteDefect when the text is not Gherkin, or does not have exactly one scenario
 */
export function readText(text: string): Scenario {
  const lines = text.split('\n');
  const outer = lines.findIndex((line) => /^\s*(?:Feature|Rule|Background):/.test(line));
  if (outer !== -1) {
    const what = 'begin with "Scenario:"; a feature, a rule or a background has no place here';
    throw new SuiteDefect([`${FILE}:${BEFORE.length + outer + 1}: ${what}`]);
  }
  const { rules } = readFeature([...BEFORE, text].join('\n'), FILE, new Map());
  const [scenario, other] = rules.flatMap(({ scenarios }) => scenarios);
  if (scenario === undefined || other !== undefined) {
    throw new SuiteDefect([
      `${FILE}:${other?.line ?? 0}: write one scenario: "Scenario:", a name, and steps`,
    ]);
  }
  return {
    ...scenario,
    line: lineIn(scenario.line),
    steps: scenario.steps.map((step) => ({ ...step, line: lineIn(step.line) })),
  };
}

/** Returns the findings for a text that could not be read, with line numbers of the text. */
export function findingsOf({ findings }: SuiteDefect): Finding[] {
  return findings.map((finding) => {
    const [, line = '', message = finding] = /^[^:]+:(\d+): ([\s\S]*)$/.exec(finding) ?? [];
    if (message === 'a rule has at least one scenario')
      return { line: 1, message: 'write one scenario: "Scenario:", a name, and steps' };
    return { line: Math.max(1, lineIn(Number(line))), message };
  });
}

function lineIn(line: number): number {
  return line - BEFORE.length;
}
