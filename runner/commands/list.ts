import { Command } from 'commander';
import { colors } from '../console/colors';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { ExitStatus } from '../exit-status';
import { readSuite, type Rule, type Suite } from '../../suite';
import { ruleFields, scenarioFields } from '../reports/suite-fields';
import { sectionsText } from '../text/suite-text';
import type { CommandContext } from './command-context';

const EPILOGUE = `
Examples:
  $ i18n-conformance list
  $ i18n-conformance list --json | jq -r '.rules[].scenarios[].id'`;

/** Defines `list`. */
export function defineList({ finish }: CommandContext): Command {
  return new Command('list')
    .description('list the rules and their scenarios, with ids, levels and sections')
    .option('--json', 'as JSON', false)
    .addHelpText('after', EPILOGUE)
    .action(({ json }: { readonly json: boolean }) => {
      const suite = readSuite(PACKAGE_ROOT);
      process.stdout.write(json ? listAsJson(suite) : listAsText(suite));
      finish(ExitStatus.Conformant);
    });
}

function listAsText({ rules }: Suite): string {
  return rules.map(ruleLines).join('\n');
}

function ruleLines({ id, level, sections, sentence, scenarios }: Rule): string {
  const lines = [
    `${colors.bold(id)}  ${sentence}`,
    colors.dim(`  level ${level}, ${sectionsText(sections)}`),
    ...scenarios.map((scenario) => `  ${scenario.id}`),
  ];
  return `${lines.join('\n')}\n`;
}

function listAsJson({ name, version, rules }: Suite): string {
  const listed = rules.map((rule) => ({
    ...ruleFields(rule),
    place: `${rule.file}:${rule.line}`,
    scenarios: rule.scenarios.map(scenarioFields),
  }));
  return `${JSON.stringify({ suite: { name, version }, rules: listed }, undefined, 2)}\n`;
}
