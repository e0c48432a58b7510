import { colors } from '../console/terminal';
import { messageOf } from '../errors';
import type { ExitStatus } from '../exit-status';
import { PortJudge } from '../judge/port-judge';
import { LineDisplay, TerminalDisplay } from '../watch/display';
import { cannotWatch, Inbox, Watch } from '../watch/watch';
import { ignoredTest, portFiles, watchedPaths, watchFiles } from '../watch/watched-files';
import type { CommandContext } from './arguments';
import { onInterrupt } from './process-end';
import type { RunOptions } from '../run/run-options';
import { reproduceCommand } from '../text/port-text';
import { portOf } from './port-options';

/** The streams that a watch uses. Enter is read only if both the input and the output are terminals. */
export interface WatchStreams {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WriteStream;
  readonly errors: NodeJS.WritableStream;
}

const STANDARD: WatchStreams = { input: process.stdin, output: process.stdout, errors: process.stderr };

/**
 * Runs `i18n-conformance run --watch`: judges a port, and judges it again whenever one of its files changes, or when the
 * user presses Enter.
 *
 * @throws UsageError when the options are wrong or select nothing, or when files cannot be watched
 * @throws SuiteDefect when the suite has a defect
 */
export async function watchCommand(
  options: RunOptions,
  context: CommandContext,
  { input, output, errors }: WatchStreams = STANDARD,
): Promise<ExitStatus> {
  const { folder } = context;
  const paths = watchedPaths(options, folder);
  const portJudge = new PortJudge(options, portOf(options, context));
  const inbox = new Inbox();
  const isAsked = Boolean(input.isTTY && output.isTTY);
  const style = { colors, isVerbose: options.verbose ?? false, reproduce: reproduceCommand(options) };
  const { build, report = [] } = options;
  const reports = report.map(({ file }) => file);
  const files = await watchFiles({
    paths,
    portFiles: portFiles(options, folder),
    isIgnored: ignoredTest(paths, reports, build !== undefined),
    onChange: (file) => inbox.post({ kind: 'change', file }),
    onError: (reason) => inbox.post({ kind: 'error', reason }),
  }).catch((thrown: unknown) => {
    throw cannotWatch(messageOf(thrown));
  });
  const release = onInterrupt(() => inbox.post({ kind: 'interrupt' }));
  const judgeAgain = (): void => inbox.post({ kind: 'again' });
  // A terminal sends a line when the user presses Enter.
  if (isAsked) input.on('data', judgeAgain);
  try {
    const display = output.isTTY
      ? new TerminalDisplay(output, style, isAsked)
      : new LineDisplay(output, errors);
    return await new Watch({ options, inbox, portJudge, display, files, folder }).watch();
  } finally {
    release();
    if (isAsked) input.off('data', judgeAgain).pause();
    files.close();
  }
}
