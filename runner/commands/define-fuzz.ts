import { Command, InvalidArgumentError } from 'commander';
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
crystal, it draws more operations and compares everything that a step can state.
It avoids the calls in which crystal-i18n 0.2.2 contradicts the document or
behaves by accident (CONFORMANCE.md lists both).

--keep-going 5 looks for five distinct differences. A difference repeats an
earlier one if it has the same operation, the same kinds of outcomes, and at
least the same kinds of arguments. An alias counts as the operation that it
stands for. A text that should state that a translation is missing is one
difference, whatever the arguments.

--known-failures reads the same list as run. fuzz first plays the listed
scenarios on the port. Differences that are the same as theirs are counted, but
not reported.

The same seed gives the same scenarios. For each difference, fuzz prints a
command that finds it again, with the seed and the path of the scenario.

Exit status: 0 no difference, 1 at least one difference, 2 wrong usage, 3
adapter fault, 130 interrupted before a difference was found. Using up the time
budget is not an error.

Examples:
  $ i18n-conformance fuzz --command "python3 adapter.py"
  $ i18n-conformance fuzz --adapter ./adapter.ts --runs 10000
  $ i18n-conformance fuzz --command ./adapter --level crystal --time 60
  $ i18n-conformance fuzz --command ./adapter --known-failures known.txt
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
    .option('--path <path>', 'play only this scenario, from the path of an earlier difference', scenarioPath)
    .option('--time <seconds>', 'time budget in seconds; shrinking may take longer', wholeNumber(1))
    .option('--keep-going <number>', 'number of distinct differences to look for', wholeNumber(1), 1)
    .option('--known-failures <file>', 'the list of known failures, as for run')
    .addOption(PORT_OPTIONS.timeout)
    .addHelpText('after', EPILOGUE)
    .action(async (options: Fuzz.FuzzCommandOptions) => {
      // Loaded on demand, because only this command needs it.
      const { fuzzCommand } = require('./fuzz') as typeof Fuzz;
      context.finish(await fuzzCommand(options, context));
    });
}

/**
 * Validates the path of a random scenario. A path such as `37:0:2` consists of the scenario's number and the numbers of
 * its shrinking steps.
 */
function scenarioPath(argument: string): string {
  argument.split(':').forEach((part) => {
    if (!/^\d+$/.test(part)) throw new InvalidArgumentError('Give a path that fuzz printed, such as 37.');
    wholeNumber(0)(part);
  });
  return argument;
}
