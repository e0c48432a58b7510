import { messageOf } from '../errors';
import { colors } from '../console/terminal';
import type { ExitStatus } from '../exit-status';
import { Dialog } from '../watch/dialog';
import { LineDisplay, TerminalDisplay } from '../watch/display';
import { cannotWatch, Inbox, Watch, type WatchEvent } from '../watch/watch';
import { KeyCommands } from '../watch/key-commands';
import type { KeyInput, WatchKey } from '../watch/keys';
import { ignoredTest, watchedPaths, watchFiles } from '../watch/watched-files';
import { Rounds } from '../judge/rounds';
import type { CommandContext } from './arguments';
import { onInterrupt } from './process-end';
import { runOptionsOf, type RunArguments } from './run-options';

/** The streams that a watch uses. Keys are read only if both the input and the output are terminals. */
export interface WatchStreams {
  readonly input: KeyInput & { readonly isTTY?: boolean };
  readonly output: NodeJS.WriteStream;
  readonly errors: NodeJS.WritableStream;
}

const STANDARD: WatchStreams = { input: process.stdin, output: process.stdout, errors: process.stderr };

/**
 * Runs `i18n-conformance run --watch`: judges a port, and judges it again whenever one of its files changes.
 *
 * @throws UsageError when the options are wrong or select nothing, or when files cannot be watched
 * @throws SuiteDefect when the suite has a defect
 */
export async function watchCommand(
  options: RunArguments & { readonly watch: true | readonly string[] },
  context: CommandContext,
  { input, output, errors }: WatchStreams = STANDARD,
): Promise<ExitStatus> {
  const { folder } = context;
  const paths = watchedPaths(options, folder);
  const rounds = new Rounds(runOptionsOf(options, context), true);
  const inbox = new Inbox<WatchEvent>();
  const commands = new KeyCommands(rounds, { onlyFailures: options.lastFailed });
  const press = (key: WatchKey): void => {
    // While a round is running, there are no details to show.
    if (key !== 'details' || !commands.isRunning) inbox.post({ kind: 'key', key });
  };
  const hasKeys = Boolean(input.isTTY && output.isTTY);
  const style = { colors, isVerbose: options.verbose, reproduce: rounds.reproduce };
  const terminal = output.isTTY ? new TerminalDisplay(output, style, hasKeys) : undefined;
  if (terminal && hasKeys) commands.dialog = new Dialog({ input, output }, terminal, press);
  const outputs = options.report.map(({ file }) => file);
  const close = await watchFiles({
    paths,
    isIgnored: ignoredTest(paths, outputs),
    onChange: (file) => inbox.post({ kind: 'change', file }),
    onError: (reason) => inbox.post({ kind: 'error', reason }),
  }).catch((thrown: unknown) => {
    throw cannotWatch(messageOf(thrown));
  });
  const release = onInterrupt(() => press('interrupt'));
  commands.dialog?.keys.start();
  try {
    const display = terminal ?? new LineDisplay(output, errors);
    return await new Watch({ inbox, rounds, display, commands, folder }).run();
  } finally {
    release();
    commands.dialog?.keys.stop();
    close();
  }
}
