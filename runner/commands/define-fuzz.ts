import { Command, Option } from 'commander';
import { positiveInteger, wholeNumber } from './arguments';
import type { CommandContext } from './command-context';
import type * as Fuzz from './fuzz';
import type { FuzzCommandOptions } from './fuzz-options';
import { PORT_OPTIONS } from './port-options';

const EPILOGUE = `
Random scenarios are run on the port and on the reference, step by step, until they differ.
The scenario is then shrunk to the shortest one that shows the difference, and printed in the
sentences of the suite, ready to be pasted below a rule. It is no verdict: which of the two is
wrong is for a reader to say.

At level spec, scenarios do what the document defines, and what it states is compared; at level
crystal, they do more, and whatever a sentence can state is compared.

The same seed gives the same scenarios. What is found tells the seed and the number (--path) of
its scenario, which find it again at once.

Exit status: 0 no difference was found, 1 one was, 2 wrong usage, 3 adapter fault; besides,
130 when it was interrupted before anything was found.

Examples:
  $ i18n-conformance fuzz --command "python3 adapter.py"
  $ i18n-conformance fuzz --adapter ./adapter.ts --runs 10000
  $ i18n-conformance fuzz --command ./adapter --level crystal --time 60
  $ i18n-conformance fuzz --command ./adapter --seed 4711 --path 37`;

/** Defines `fuzz`. */
export function defineFuzz(context: CommandContext): Command {
  return new Command('fuzz')
    .description('look for what a port does otherwise than the reference, by random scenarios')
    .addOption(PORT_OPTIONS.command)
    .addOption(PORT_OPTIONS.adapter)
    .addOption(new Option('--level <level>', 'what to compare').choices(['spec', 'crystal']).default('spec'))
    .option(
      '--runs <number>',
      'how many scenarios to run (default: 1000, or what --time allows)',
      positiveInteger,
    )
    .option('--seed <number>', 'the seed of the scenarios (default: made up)', wholeNumber)
    .option('--path <number>', 'run the scenario of this number alone, and shrink it', wholeNumber)
    .option('--time <seconds>', 'look for so long; what is found is shrunk beyond it', positiveInteger)
    .addOption(PORT_OPTIONS.timeout)
    .addOption(PORT_OPTIONS.inProcess)
    .addHelpText('after', EPILOGUE)
    .action(async (options: FuzzCommandOptions) => {
      // Only this command needs what it loads.
      const { fuzzCommand } = require('./fuzz') as typeof Fuzz;
      context.finish(await fuzzCommand(options, context));
    });
}
