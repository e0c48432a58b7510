import { Command } from 'commander';
import { colors, writeFitted } from '../console/terminal';
import type { InitializeResult } from '../../adapter/contract/adapter';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { Session } from '../../adapter/contract/session';
import { readScripts } from '../../suite/compile/scripts-file';
import { readSuite } from '../../suite/read';
import { checkAdapter, type CheckedCall } from '../check/check-adapter';
import { checkedTrials } from '../check/scenarios';
import { ExitStatus } from '../exit-status';
import { openSession, type Port } from '../judge/port';
import { grouped } from '../../suite/read/grouped';
import { count } from '../text/suite-text';
import { implementationText } from '../text/port-text';
import { safeLine, safeText, shortened } from '../text/escape';
import { type CommandContext } from './arguments';
import { onInterrupt } from './process-end';
import { PORT_OPTIONS, type PortOptions, portOf, requireNoArguments } from './port-options';

const EPILOGUE = `
check starts the adapter, plays a few scenarios that call every method with
every kind of argument, and prints the number of answers of each kind, with the
answers that no conforming port gives. It does not judge the port; use run for
that.

Exit status: 0 no unexpected answer, 1 unexpected answers, 2 wrong usage, 3
adapter fault, 130 interrupted.

Examples:
  $ i18n-conformance check --command "python3 adapter.py"
  $ i18n-conformance check --adapter ./adapter.ts`;

/** The number of characters after which an answer is truncated. */
const MAX_ANSWER_LENGTH = 200;
/** The number of different answers of a method that are shown. */
const MAX_SHOWN = 3;

/** The last line about an adapter of which nothing is filled in. */
const NOTHING_ANSWERED =
  'nothing has answered yet: first fill in Catalog.new and inject, or configure and init for a library that is a module, and then translate';

type CheckOptions = Omit<PortOptions, 'inProcess'> & { readonly verbose?: boolean };

/** Defines `check`. */
export function defineCheck(context: CommandContext): Command {
  return (
    new Command('check')
      .description('check the answers of an adapter, and list the operations it lacks')
      // Only for the message about them.
      .argument('[words...]')
      .usage('[options]')
      .addOption(PORT_OPTIONS.command)
      .addOption(PORT_OPTIONS.adapter)
      .addOption(PORT_OPTIONS.timeout)
      .option('--verbose', 'print each answer')
      .addHelpText('after', EPILOGUE)
      .action(async (words: readonly string[], { verbose = false, ...options }: CheckOptions) => {
        requireNoArguments(words);
        context.finish(await checkPort(portOf(options, context), verbose));
      })
  );
}

async function checkPort(port: Port, isVerbose: boolean): Promise<ExitStatus> {
  const release = onInterrupt(() => process.exit(ExitStatus.Interrupted));
  let session: Session | undefined;
  try {
    session = await openSession(port);
    return await check(session, isVerbose);
  } finally {
    await session?.close();
    release();
  }
}

async function check(session: Session, isVerbose: boolean): Promise<ExitStatus> {
  say(...handshakeLines(session.handshake), '');
  const trials = checkedTrials(readSuite(PACKAGE_ROOT));
  const calls = await checkAdapter(session, trials, readScripts(), ({ key }, checked) => {
    if (isVerbose) say(key, ...checked.map(lineOf), '');
  });
  say(...groupLines(calls));
  const has = (kind: CheckedCall['kind']): boolean => calls.some((call) => call.kind === kind);
  if (has('fault')) return ExitStatus.AdapterFault;
  if (has('unexpected')) return ExitStatus.NotConformant;
  say(has('ok') ? colors.green('no unexpected answer') : colors.yellow(NOTHING_ANSWERED));
  return ExitStatus.Conformant;
}

function handshakeLines({ implementation, isolation, inexpressible = [] }: InitializeResult): string[] {
  const { url } = implementation;
  return [
    `${implementationText(implementation)}${url === undefined ? '' : ` ${safeLine(url)}`}`,
    `isolates scenarios ${isolation === 'process' ? 'in a new process each' : 'with reset'}`,
    ...(inexpressible.length > 0 ? [`its language cannot express ${inexpressible.join(', ')}`] : []),
  ];
}

const COLORS = {
  ok: colors.green,
  lacks: colors.yellow,
  skipped: colors.yellow,
  unexpected: colors.red,
  fault: colors.red,
} satisfies Record<CheckedCall['kind'], unknown>;

/** Returns, for each kind of answer, a line with the number of calls, and lines that say which these are. */
function groupLines(calls: readonly CheckedCall[]): string[] {
  return (Object.keys(COLORS) as CheckedCall['kind'][]).flatMap((kind) => {
    const ofKind = calls.filter((call) => call.kind === kind);
    if (ofKind.length === 0) return [];
    const details =
      kind === 'ok' ? [] : kind === 'skipped' ? skippedLines(calls) : answerLines(ofKind, calls);
    return [COLORS[kind](`${kind.padEnd(10)}  ${count(ofKind.length, 'call')}`), ...details];
  });
}

/** Names the methods that were called in no scenario, each once. */
function skippedLines(calls: readonly CheckedCall[]): string[] {
  const byMethod = grouped(calls, ({ method }) => method);
  const never = byMethod.filter(([, ofMethod]) => ofMethod.every(({ kind }) => kind === 'skipped'));
  return grouped(never, ([, [first]]) => first.text).map(
    ([text, methods]) => `  ${methods.map(([method]) => method).join(', ')}: not called, because ${text}`,
  );
}

/** Returns lines about each method that has answers of one kind. */
function answerLines(answers: readonly CheckedCall[], calls: readonly CheckedCall[]): string[] {
  return grouped(answers, ({ method }) => method).flatMap(([method, [first, ...others]]) => {
    const isLackedAlways = calls.every(
      (call) => call.method !== method || ['lacks', 'skipped'].includes(call.kind),
    );
    if (isLackedAlways) return [`  ${method}: ${shownText(first)}`];
    const different = grouped([first, ...others], ({ text }) => text);
    const more = different.slice(MAX_SHOWN).flatMap(([, same]) => same).length;
    const lines = different.slice(0, MAX_SHOWN).flatMap(([, same]) => sameAnswerLines(same));
    return [...lines, ...(more > 0 ? [`  ${method}: ${count(more, 'more call')}`] : [])];
  });
}

/** Returns lines about calls with the same answer. They name a scenario, which `explain` shows and `run` plays. */
function sameAnswerLines([first, ...others]: readonly [CheckedCall, ...CheckedCall[]]): string[] {
  const note = others.length > 0 ? `, the first of ${count(others.length + 1, 'call')}` : '';
  return [
    `  ${first.method}: ${shownText(first)}`,
    `    in ${first.trial.key}${note}`,
    ...first.stderr.map((line) => `    ${safeText(line)}`),
  ];
}

function lineOf(call: CheckedCall): string {
  return `  ${COLORS[call.kind](call.kind.padEnd(10))}  ${call.method}: ${shownText(call)}`;
}

function shownText({ text }: CheckedCall): string {
  return shortened(safeLine(text), MAX_ANSWER_LENGTH);
}

function say(...lines: readonly string[]): void {
  writeFitted(process.stdout, lines.join('\n'));
}
