import { Command, InvalidArgumentError, Option } from 'commander';
import { SURFACES } from '../../suite';
import { positiveInteger, wholeNumber } from './arguments';
import type { CommandContext } from './command-context';
import type * as Fuzz from './fuzz';
import type { FuzzCommandOptions } from './fuzz-options';
import { PORT_OPTIONS } from './port-options';

const EPILOGUE = `
fuzz plays random scenarios on the port and on the reference, step by step, until the two differ.
It then shortens the scenario as far as it still shows the difference, and prints it in the steps
of the suite, ready to be pasted below a rule. Each scenario is about one surface: the module, a
catalog, or the library, where it calls both. A difference is no verdict: either of the two may
be wrong.

At level spec, fuzz compares what the document states. At level crystal, scenarios do more, and
fuzz compares everything that a step can state. No scenario does what crystal-i18n 0.2.2 is known
to do otherwise than the document, or by accident (CONFORMANCE.md lists both).

--keep-going 5 looks for five different differences. A difference is the same as an earlier one when
it is in the same operation, with outcomes of the same kinds, and with arguments of at least the
same kinds.

--known-failures reads the list that run reads. fuzz first plays the listed scenarios on the port.
A difference that is the same as one of theirs is counted for their rule and not reported.

The same seed gives the same scenarios. With each difference, fuzz prints the command that finds
it again: the seed, and the path of its scenario.

Exit status: 0 no difference, 1 at least one difference, 2 wrong usage, 3 adapter fault,
130 interrupted before a difference was found. A time budget that is used up is no error.

Examples:
  $ i18n-conformance fuzz --command "python3 adapter.py"
  $ i18n-conformance fuzz --adapter ./adapter.ts --runs 10000
  $ i18n-conformance fuzz --command ./adapter --level crystal --time 60
  $ i18n-conformance fuzz --command ./adapter --keep-going 5 --known-failures known.txt
  $ i18n-conformance fuzz --command ./adapter --seed 4711 --path 37`;

/** Defines `fuzz`. */
export function defineFuzz(context: CommandContext): Command {
  return new Command('fuzz')
    .description('find differences between a port and the reference by random scenarios')
    .addOption(PORT_OPTIONS.command)
    .addOption(PORT_OPTIONS.adapter)
    .addOption(
      new Option('--level <level>', 'which behaviour to compare')
        .choices(['spec', 'crystal'])
        .default('spec'),
    )
    .addOption(new Option('--surface <surface>', 'play all scenarios on one surface').choices(SURFACES))
    .option(
      '--runs <number>',
      'how many scenarios to play (default: 1000, or as many as --time allows)',
      positiveInteger,
    )
    .option('--seed <number>', 'the seed of the scenarios (default: random)', wholeNumber)
    .option('--path <path>', 'play only the scenario of this path, from an earlier difference', scenarioPath)
    .option('--time <seconds>', 'time budget in seconds; shrinking may take longer', positiveInteger)
    .option('--keep-going <number>', 'how many different differences to look for', positiveInteger, 1)
    .option('--known-failures <file>', 'the list of known failures, as for run')
    .addOption(PORT_OPTIONS.timeout)
    .addOption(PORT_OPTIONS.inProcess)
    .addHelpText('after', EPILOGUE)
    .action(async (options: FuzzCommandOptions) => {
      // Only this command needs what it loads.
      const { fuzzCommand } = require('./fuzz') as typeof Fuzz;
      context.finish(await fuzzCommand(options, context));
    });
}

/** Reads the path of a scenario: its number, and after colons the way from there to a shorter one. */
function scenarioPath(argument: string): string {
  argument.split(':').forEach((part) => {
    if (!/^\d+$/.test(part)) throw new InvalidArgumentError('Give the path that fuzz printed, such as 37.');
    wholeNumber(part);
  });
  return argument;
}
