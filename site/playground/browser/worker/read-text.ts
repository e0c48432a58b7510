import { readFeature } from '../../../../suite/read/read-feature';
import { SuiteDefect, type Scenario } from '../../../../suite/read';
import type { Finding } from '../messages';

/** The lines that are prepended to a reader's text, so that the suite can read the text as a feature. */
const BEFORE = ['Feature: playground', '@id:PLAYGROUND-01 @section:1', 'Rule: playground'];

/** A file of level crystal, because rules of this level name their sections themselves. */
const FILE = 'features/crystal/playground.feature';

/** The cases of a scenario: one, unless it is an outline. */
export type Cases = readonly [Scenario, ...Scenario[]];

/**
 * Reads the scenario or the outline of a text, possibly with tags, but without a feature and a rule. Line numbers are
 * those of the text.
 *
 * @throws SuiteDefect when the text is not Gherkin, or does not have exactly one scenario
 */
export function readText(text: string): Cases {
  const lines = text.split('\n');
  const outer = lines.findIndex((line) => /^\s*(?:Feature|Rule|Background):/.test(line));
  if (outer !== -1) {
    const what = 'begin with "Scenario:"; a feature, a rule or a background has no place here';
    throw new SuiteDefect([`${FILE}:${BEFORE.length + outer + 1}: ${what}`]);
  }
  const { rules } = readFeature([...BEFORE, text].join('\n'), FILE, new Map());
  const scenarios = rules.flatMap((rule) => rule.scenarios);
  const [first, ...others] = scenarios.map((scenario) => ({
    ...scenario,
    line: lineIn(scenario.line),
    steps: scenario.steps.map((step) => ({ ...step, line: lineIn(step.line) })),
  }));
  const other = others.find(({ outline }) => outline === undefined || outline !== first?.outline);
  if (first === undefined || other !== undefined) {
    const line = (other?.line ?? 0) + BEFORE.length;
    throw new SuiteDefect([`${FILE}:${line}: write one scenario: "Scenario:", a name, and steps`]);
  }
  return [first, ...others];
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
