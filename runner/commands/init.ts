import { Command } from 'commander';
import { relative, resolve } from 'node:path';
import { writeFitted } from '../console/terminal';
import { ExitStatus } from '../exit-status';
import { kitFiles, repositoryOf, writeKit } from '../init/write-kit';
import { installSteps } from '../init/install-steps';
import { checkCommand, KIT_NAMES, kitFor, KITS, runCommandOf, type KitName } from '../init/kits';
import { safeText, shellQuote } from '../text/escape';
import { UsageError } from '../errors';
import type { CommandContext } from './arguments';

const EPILOGUE = `
Writes a folder with an adapter that speaks the protocol and has one place to
fill in for each operation, a README, an empty list of known failures, and a
workflow for GitHub, which goes to the root of the repository. It overwrites
nothing.

Exit status: 0 the folder was written, 2 wrong usage.

Examples:
  $ i18n-conformance init --language python conformance    a kit in conformance/
  $ i18n-conformance init --language typescript .          a kit in this folder`;

/** Defines the command `init`. */
export function defineInit({ folder: cwd, finish }: CommandContext): Command {
  return new Command('init')
    .description('write a starter kit: an adapter in the language of your library, to be filled in')
    .usage('--language <name> <folder>')
    .argument('[folder]', 'the folder of the adapter; it is created if it does not exist')
    .option('--language <language>', `the language of your library: ${KIT_NAMES.join(', ')}`)
    .addHelpText('after', EPILOGUE)
    .action((folder: string | undefined, { language: name }: { readonly language?: string }) => {
      const language = name === undefined ? undefined : kitFor(name);
      if (folder?.trim() === '')
        throw new UsageError('the folder has no name: name one, such as conformance');
      if (language === undefined || folder === undefined) throw missingArguments(language, folder);
      writeFitted(process.stdout, safeText(init(language, folder, cwd)));
      finish(ExitStatus.Conformant);
    });
}

/** Returns the error for a language or a folder that is not given. */
function missingArguments(language: KitName | undefined, folder: string | undefined): UsageError {
  const missing = [
    ...(language === undefined ? [`--language <${KIT_NAMES.join('|')}>`] : []),
    ...(folder === undefined ? ['a folder'] : []),
  ];
  return new UsageError(
    `init needs ${missing.join(' and ')}; ` +
      `for example: init --language ${language ?? 'python'} ${shellQuote(folder ?? 'conformance')}`,
  );
}

/** Writes a kit, and returns the message for the user, which lists the files written and the commands to run next. */
function init(language: KitName, folder: string, cwd: string): string {
  const kit = KITS[language];
  const { name, packages = [], setup, build } = kit;
  const target = resolve(cwd, folder);
  const files = kitFiles(language, target);
  const pathText = (path: string): string => relative(cwd, path) || '.';
  writeKit(files, pathText);
  const folderText = relative(cwd, target);
  const commands = [
    ...(folderText === '' ? [] : [`cd ${shellQuote(folderText)}`]),
    ...installSteps(target, packages),
    ...[setup, build].filter((command) => command !== undefined),
    checkCommand(kit),
    runCommandOf(kit),
  ];
  const missingRepository =
    `${pathText(target)} is in no git repository yet. GitHub reads .github only at the top of a repository: ` +
    'if that will be another folder, move .github there, and set its working-directory to this folder.';
  return [
    `wrote an adapter in ${name}:`,
    ...files.map(({ path }) => `  ${pathText(path)}`),
    ...(repositoryOf(target) === undefined ? ['', missingRepository] : []),
    '',
    'next:',
    ...commands.map((command) => `  ${command}`),
    '',
    'README.md describes the next steps.',
  ].join('\n');
}
