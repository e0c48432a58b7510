import { Command } from 'commander';
import { colors } from '../console/colors';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { ExitStatus } from '../exit-status';
import { suggestionFor } from '../plan/select';
import { readSuite, type Rule, type Scenario, type SilentPoint, type Suite } from '../../suite';
import { scenarioTitle, sectionsText, stepLines } from '../text/suite-text';
import { wrapped } from '../text/wrapped';
import { UsageError } from '../usage-error';
import type { CommandContext } from './command-context';

const EPILOGUE = `
Examples:
  $ i18n-conformance explain LOOKUP-01                       a rule
  $ i18n-conformance explain LOOKUP-01/a-key-of-one-part     one of its scenarios
  $ i18n-conformance explain SILENT-07                       a point on which the document is silent`;

/** Defines `explain`. */
export function defineExplain({ finish }: CommandContext): Command {
  return new Command('explain')
    .description(
      'explain a rule, a scenario or a silent point: what it says, where it comes from, how it is checked',
    )
    .argument('<id>', 'of a rule, a scenario or a silent point')
    .addHelpText('after', EPILOGUE)
    .action((id: string) => {
      process.stdout.write(`${explanation(readSuite(PACKAGE_ROOT), id).join('\n')}\n`);
      finish(ExitStatus.Conformant);
    });
}

/**
 * Explains what an id stands for, line by line.
 *
 * @throws UsageError when it stands for nothing
 */
export function explanation(suite: Suite, id: string): string[] {
  const wanted = id.toLowerCase();
  const point = suite.silentPoints.find((one) => one.id.toLowerCase() === wanted);
  if (point) return pointLines(point, suite.rules);

  // The ids of a rule's scenarios begin with its own.
  const scenarios = suite.scenarios.filter((one) => `${one.id}/`.toLowerCase().startsWith(`${wanted}/`));
  const rule = suite.rules.find((one) => one.id === scenarios[0]?.rule);
  if (rule) return [...ruleLines(rule), ...scenarios.flatMap((scenario) => ['', ...scenarioLines(scenario)])];

  const ids = [...suite.rules, ...suite.silentPoints, ...suite.scenarios].map((one) => one.id);
  throw new UsageError(`${id} is no rule, no scenario and no silent point${suggestionFor(id, ids)}`);
}

function ruleLines(rule: Rule): string[] {
  const { id, sentence, description, level, sections, silentPoints, feature, file, line } = rule;
  return [
    colors.bold(`${id}  ${sentence}`),
    ...(description === '' ? [] : wrapped(description)),
    `level ${level}, ${sectionsText(sections)}`,
    ...(silentPoints.length > 0 ? [`observes ${silentPoints.join(', ')}`] : []),
    colors.dim(`${feature}, ${file}:${line}`),
  ];
}

function scenarioLines(scenario: Scenario): string[] {
  const { id, steps, file, line } = scenario;
  return [
    colors.bold(scenarioTitle(scenario)),
    colors.dim(`${id}  ${file}:${line}`),
    ...steps.flatMap((step) => stepLines(step)),
  ];
}

function pointLines(point: SilentPoint, rules: readonly Rule[]): string[] {
  const observing = rules.filter(({ silentPoints }) => silentPoints.includes(point.id));
  return [
    ...wrapped(`${point.id}  ${point.title}`).map(colors.bold),
    `the document, ${sectionsText(point.sections)}`,
    '',
    ...paragraph('Why no scenario of level spec expects anything', point.why),
    ...paragraph('What crystal-i18n 0.2.2 does', point.original),
    ...paragraph('What the reference does', point.reference),
    ...(observing.length > 0
      ? ['Observed by', ...observing.map(({ id, sentence }) => `  ${id}  ${sentence}`)]
      : []),
  ];
}

function paragraph(title: string, text: string): string[] {
  return [title, ...wrapped(text).map((line) => `  ${line}`), ''];
}
