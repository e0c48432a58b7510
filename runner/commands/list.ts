import { Command, Option } from 'commander';
import { colors, writeFitted } from '../console/terminal';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { ExitStatus } from '../exit-status';
import {
  LEVELS,
  readSuite,
  type Level,
  type Rule,
  type Scenario,
  type Suite,
  type Surface,
} from '../../suite/read';
import { UsageError } from '../errors';
import { suggestionFor } from '../plan/select';
import { trialPattern } from '../plan/trial-pattern';
import { restrictionText, sectionsText } from '../text/suite-text';
import { type CommandContext, surfaceOption } from './arguments';

const EPILOGUE = `
A glob is an id in which * stands for any text. A scenario that names no surface
is played on both the module and a catalog.

Examples:
  $ i18n-conformance list --rules
  $ i18n-conformance list 'LOOKUP-*' --level spec
  $ i18n-conformance list --surface catalog`;

interface ListOptions {
  readonly rules?: true;
  readonly level?: Level;
  readonly surface?: Surface;
}

/** Defines `list`. */
export function defineList({ finish }: CommandContext): Command {
  return new Command('list')
    .description('list the rules and their scenarios, with ids, levels and sections')
    .argument('[globs...]', 'the rules and scenarios to list, by their ids (default: all)')
    .option('--rules', 'list only the rules')
    .addOption(new Option('--level <level>', 'list only what this level plays').choices(LEVELS))
    .addOption(surfaceOption('list only the scenarios that are played on this surface'))
    .addHelpText('after', EPILOGUE)
    .action((globs: readonly string[], options: ListOptions) => {
      const rules = listed(readSuite(PACKAGE_ROOT), globs, options);
      writeFitted(
        process.stdout,
        options.rules ? rules.map(ruleLine).join('\n') : rules.map(ruleText).join('\n\n'),
      );
      finish(ExitStatus.Conformant);
    });
}

/**
 * Returns the rules that have wanted scenarios, each with only those.
 *
 * @throws UsageError when a glob matches nothing
 */
function listed(suite: Suite, globs: readonly string[], { level, surface }: ListOptions): Rule[] {
  const patterns = globs.map((glob) => trialPattern(glob));
  const isWanted = (scenario: Scenario): boolean =>
    scenario.surfaces.some(
      (one) =>
        (surface === undefined || one === surface) &&
        (patterns.length === 0 || patterns.some((matches) => matches({ id: scenario.id, surface: one }))),
    );
  const rules = suite.rules
    .filter((rule) => level !== 'spec' || rule.level === 'spec')
    .map((rule) => ({ ...rule, scenarios: rule.scenarios.filter(isWanted) }))
    .filter(({ scenarios }) => scenarios.length > 0);
  if (rules.length > 0) return rules;
  const ids = [...suite.rules, ...suite.scenarios].map(({ id }) => id);
  const suggestion = globs.length === 1 ? suggestionFor(globs[0]!, ids) : '';
  throw new UsageError(`list ${globs.join(' ')} matches no rule or scenario${suggestion}`);
}

function ruleLine({ id, sentence }: Rule): string {
  return `${colors.bold(id)}  ${sentence}`;
}

function ruleText({ id, level, sections, sentence, scenarios }: Rule): string {
  return [
    `${colors.bold(id)}  ${sentence}`,
    colors.dim(`  level ${level}, ${sectionsText(sections)}`),
    ...scenarios.map(scenarioLine),
  ].join('\n');
}

function scenarioLine({ id, surfaces }: Scenario): string {
  const only = restrictionText(surfaces);
  return `  ${id}${only && colors.dim(` ${only}`)}`;
}
