import { Command } from 'commander';
import { SUITE } from '../../adapter/contract/package';
import type { CommandContext } from './command-context';
import { defineCheck } from './check';
import { defineDiff } from './diff';
import { defineExplain } from './explain';
import { defineInit } from './init';
import { defineList } from './list';
import { defineMerge } from './merge';
import { defineFuzz } from './define-fuzz';
import { defineRun } from './define-run';
import { defineServe } from './serve';

const EPILOGUE = `
Exit status: 0 conformant, 1 not conformant, 2 wrong usage, 3 adapter fault,
70 defect of the suite, 130 interrupted.

Examples:
  $ i18n-conformance init --language python conformance    write a starter kit
  $ i18n-conformance run                                   judge the reference
  $ i18n-conformance run --command "python3 adapter.py"    judge a port in any language
  $ i18n-conformance run --adapter ./adapter.ts            judge a TypeScript or JavaScript port
  $ i18n-conformance explain LOOKUP-01                     explain a rule and its scenarios`;

/** Creates the command line. It throws the error that prevents a command from being carried out. */
export function createProgram(context: CommandContext): Command {
  const program = new Command('i18n-conformance')
    .description('Judges implementations of the I18n interface of crystal-i18n 0.2.2.')
    .version(SUITE.version)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`i18n-conformance: ${inOneLine(text)}\n`) })
    .addHelpText('after', EPILOGUE);
  for (const define of [
    defineInit,
    defineRun,
    defineServe,
    defineCheck,
    defineList,
    defineExplain,
    defineDiff,
    defineMerge,
    defineFuzz,
  ]) {
    program.addCommand(define(context).copyInheritedSettings(program));
  }
  return program;
}

/** Returns commander's message about wrong usage in one line, including its suggestion. */
function inOneLine(text: string): string {
  return text
    .replace(/^error: /, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ');
}
