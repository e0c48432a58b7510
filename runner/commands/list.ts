import { Command } from 'commander';
import { colors } from '../console/terminal';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { ExitStatus } from '../exit-status';
import { fixturesOf, readSuite, type Rule, type Scenario, type Suite, type Surface } from '../../suite';
import { restrictionText, sectionsText } from '../text/suite-text';
import { type CommandContext, surfaceOption } from './arguments';

const EPILOGUE = `
A scenario that names no surface is played on both the module and a catalog.

Examples:
  $ i18n-conformance list
  $ i18n-conformance list --surface catalog
  $ i18n-conformance list --json | jq -r '.rules[].scenarios[].id'`;

/** Defines `list`. */
export function defineList({ finish }: CommandContext): Command {
  return new Command('list')
    .description('list the rules and their scenarios, with ids, levels and sections')
    .option('--json', 'print JSON', false)
    .addOption(surfaceOption('list only the scenarios that are played on this surface'))
    .addHelpText('after', EPILOGUE)
    .action(({ json, surface }: { readonly json: boolean; readonly surface?: Surface }) => {
      const suite = readSuite(PACKAGE_ROOT);
      const rules = surface === undefined ? suite.rules : rulesOn(surface, suite.rules);
      process.stdout.write(json ? listAsJson(suite, rules) : rules.map(ruleText).join('\n'));
      finish(ExitStatus.Conformant);
    });
}

/** Returns the rules that have scenarios on a surface, each with only those scenarios. */
function rulesOn(surface: Surface, rules: readonly Rule[]): Rule[] {
  return rules
    .map((rule) => ({
      ...rule,
      scenarios: rule.scenarios.filter(({ surfaces }) => surfaces.includes(surface)),
    }))
    .filter(({ scenarios }) => scenarios.length > 0);
}

function ruleText({ id, level, sections, sentence, scenarios }: Rule): string {
  const lines = [
    `${colors.bold(id)}  ${sentence}`,
    colors.dim(`  level ${level}, ${sectionsText(sections)}`),
    ...scenarios.map(scenarioLine),
  ];
  return `${lines.join('\n')}\n`;
}

function scenarioLine({ id, surfaces }: Scenario): string {
  const only = restrictionText(surfaces);
  return `  ${id}${only && colors.dim(` ${only}`)}`;
}

function listAsJson({ name, version }: Suite, rules: readonly Rule[]): string {
  const listed = rules.map(({ file, line, scenarios, ...rule }) => {
    const { id, level, sections, silentPoints, sentence, feature } = rule;
    const place = `${file}:${line}`;
    return {
      id,
      level,
      sections,
      silentPoints,
      sentence,
      feature,
      place,
      scenarios: scenarios.map(fieldsOf),
    };
  });
  return `${JSON.stringify({ suite: { name, version }, rules: listed }, undefined, 2)}\n`;
}

/** Returns the fields that describe a scenario in JSON. */
function fieldsOf(scenario: Scenario) {
  const { id, name, case: itsCase, file, line, surfaces, contradictions } = scenario;
  const fixtures = fixturesOf(scenario);
  return {
    id,
    name,
    case: itsCase,
    place: `${file}:${line}`,
    fixtures: fixtures.length > 0 ? fixtures : undefined,
    contradictions,
    surfaces,
  };
}
