import { Command } from 'commander';
import { SUITE } from '../../adapter/contract/package';
import { fitted } from '../console/terminal';
import { ExitStatus } from '../exit-status';
import type { CommandContext } from './arguments';

/**
 * The commands, in the order in which the help lists them. Each command is loaded only when it is needed, so that the
 * program starts fast.
 */
const COMMANDS: Readonly<Record<string, () => (context: CommandContext) => Command>> = {
  init: () => (require('./init') as typeof import('./init')).defineInit,
  run: () => (require('./define-run') as typeof import('./define-run')).defineRun,
  serve: () => (require('./serve') as typeof import('./serve')).defineServe,
  check: () => (require('./check') as typeof import('./check')).defineCheck,
  list: () => (require('./list') as typeof import('./list')).defineList,
  explain: () => (require('./explain') as typeof import('./explain')).defineExplain,
  diff: () => (require('./diff') as typeof import('./diff')).defineDiff,
  export: () => (require('./export') as typeof import('./export')).defineExport,
  fuzz: () => (require('./define-fuzz') as typeof import('./define-fuzz')).defineFuzz,
};

const EPILOGUE = `
Exit status: 0 conformant, 1 not conformant, 2 wrong usage, 3 adapter fault, 70
defect of the suite, 130 interrupted.

Examples:
  $ i18n-conformance init --language python conformance    write a starter kit
  $ i18n-conformance run                                   judge the reference
  $ i18n-conformance run --command "python3 adapter.py"    judge a program
  $ i18n-conformance run --adapter ./adapter.ts            judge a module
  $ i18n-conformance explain LOOKUP-01                     explain a rule`;

/**
 * Creates the command-line program. Where commander would normally end the process, for example on wrong usage or after
 * printing the help, the created program throws an error instead.
 *
 * @param name the first command-line argument. If it names a command, only that command is defined. For `--version`,
 *   which needs no command, none is defined. Otherwise, all are defined
 */
export function createProgram(context: CommandContext, name = ''): Command {
  const program = new Command('i18n-conformance')
    .description('Judges implementations of the I18n interface of crystal-i18n 0.2.2.')
    .version(SUITE.version)
    .exitOverride()
    .configureOutput({
      outputError: (text, write) =>
        write(`${fitted(`i18n-conformance: ${usageText(text)}`, process.stderr.columns).join('\n')}\n`),
    })
    .addHelpText('after', EPILOGUE);
  const names = name === '--version' ? [] : Object.hasOwn(COMMANDS, name) ? [name] : Object.keys(COMMANDS);
  for (const define of names.map((one) => COMMANDS[one]!()))
    program.addCommand(define(context).copyInheritedSettings(program));
  return program;
}

/**
 * Runs the command-line program, and returns its exit status.
 *
 * @param args the command-line arguments that follow the program's name
 * @throws CommanderError on wrong usage, or, with `exitCode` 0, after the requested help or version has been printed
 */
export async function runProgram(
  args: readonly string[],
  context: Omit<CommandContext, 'finish'>,
): Promise<ExitStatus> {
  let status: ExitStatus = ExitStatus.Conformant;
  const finish = (given: ExitStatus): void => void (status = given);
  await createProgram({ ...context, finish }, args[0]).parseAsync(args, { from: 'user' });
  return status;
}

/** Puts commander's message about wrong usage on one line, with commander's suggestion or a hint of our own. */
function usageText(text: string): string {
  return text
    .replace(/^error: /, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^unknown (command|option) '[^']*'$/, '$&; --help lists the $1s');
}
