import { Command, Option } from 'commander';
import { type CommandContext, levelOption, surfaceOption, wholeNumber } from './arguments';
import type * as Fuzz from './fuzz';
import { PORT_OPTIONS } from './port-options';

const EPILOGUE = `
fuzz plays random scenarios on the port and on the reference, step by step,
until they differ. It then shrinks the scenario as long as the difference
remains, and prints it in the steps of the suite, so that you can paste it below
a rule. Each scenario calls one surface: the module, a catalog, or the library,
which includes both. A difference is not a verdict: either the port or the
reference may be wrong.

At level spec, fuzz compares the behaviour that the document states. At level
crystal, it draws more arguments and formats, and compares everything that a
step can state. It avoids the calls in which crystal-i18n 0.2.2 contradicts the
document or behaves by accident (CONFORMANCE.md lists both).

The same seed gives the same scenarios. With a difference, fuzz prints a command
that finds it again, with the seed and the path of the scenario.

Exit status: 0 no difference, 1 a difference, 2 wrong usage, 3 adapter fault,
130 interrupted before a difference was found. Using up the time budget is not
an error.

Examples:
  $ i18n-conformance fuzz --command "python3 adapter.py"
  $ i18n-conformance fuzz --adapter ./adapter.ts --runs 10000
  $ i18n-conformance fuzz --command ./adapter --level crystal --time 60
  $ i18n-conformance fuzz --command ./adapter --seed 4711 --path 37`;

/** Defines `fuzz`. */
export function defineFuzz(context: CommandContext): Command {
  return new Command('fuzz')
    .description('find differences between a port and the reference with random scenarios')
    .addOption(PORT_OPTIONS.command)
    .addOption(PORT_OPTIONS.adapter)
    .addOption(levelOption('the behaviour to compare'))
    .addOption(surfaceOption('play all scenarios on one surface'))
    .option(
      '--runs <number>',
      'number of scenarios (default: 1000, or as many as --time allows)',
      wholeNumber(1),
    )
    .option('--seed <number>', 'seed of the scenarios (default: random)', wholeNumber(0))
    .addOption(
      new Option('--path <number>', 'play only this scenario, with the number that fuzz printed')
        .argParser(wholeNumber(0))
        .conflicts(['runs', 'time']),
    )
    .option('--time <seconds>', 'time budget in seconds; shrinking may take longer', wholeNumber(1))
    .addOption(PORT_OPTIONS.timeout)
    .addHelpText('after', EPILOGUE)
    .action(async (options: Fuzz.FuzzCommandOptions) => {
      // Loaded on demand, because only this command needs it.
      const { fuzzCommand } = require('./fuzz') as typeof Fuzz;
      context.finish(await fuzzCommand(options, context));
    });
}
