import { Command } from 'commander';
import { colors, writeFitted } from '../console/terminal';
import { METHODS, type InitializeResult } from '../../adapter/contract/adapter';
import { DEFINITIONS } from '../../adapter/contract/methods';
import type { Session } from '../../adapter/contract/session';
import { checkAdapter, nameOf, type ProbeResult } from '../check/check-adapter';
import { readProbes } from '../check/probes';
import { ExitStatus } from '../exit-status';
import { openSession, type Port } from '../judge/port';
import { grouped } from '../grouped';
import { count } from '../text/suite-text';
import { implementationText } from '../text/port-text';
import { safeLine, safeText, shortened } from '../text/escape';
import { type CommandContext } from './arguments';
import { onInterrupt } from './process-end';
import { PORT_OPTIONS, type PortOptions, portOf, requireNoArguments } from './port-options';

const EPILOGUE = `
check starts the adapter, calls every method with every kind of argument, and
compares the answers with those of any conforming port. It does not judge the
port; use run for that. It prints the number of answers of each kind, and each
answer that a conforming port does not give.

Exit status: 0 no unexpected answer, 1 unexpected answers, 2 wrong usage, 3
adapter fault, 130 interrupted.

Examples:
  $ i18n-conformance check --command "python3 adapter.py"
  $ i18n-conformance check --adapter ./adapter.ts`;

/** The number of characters after which params are left out, and an answer is truncated. */
const MAX_PARAMS_LENGTH = 120;
const MAX_ANSWER_LENGTH = 200;

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
  try {
    const session = await openSession(port);
    try {
      return await check(session, isVerbose);
    } finally {
      await session.close();
    }
  } finally {
    release();
  }
}

async function check(session: Session, isVerbose: boolean): Promise<ExitStatus> {
  say(...handshakeLines(session.handshake), '');
  const results = await checkAdapter(session, readProbes(), (result) => {
    if (isVerbose) say(COLORS[result.kind](result.kind.padEnd(10)) + `  ${lineOf(result)}`);
  });
  if (isVerbose) say('');
  say(...groupLines(results));
  if (results.some(({ kind }) => kind === 'fault')) return ExitStatus.AdapterFault;
  if (results.some(({ kind }) => kind === 'unexpected')) return ExitStatus.NotConformant;
  const hasAnswered = results.some(({ kind }) => kind === 'ok');
  say(hasAnswered ? colors.green('no unexpected answer') : colors.yellow(NOTHING_ANSWERED));
  return ExitStatus.Conformant;
}

function handshakeLines(handshake: InitializeResult): string[] {
  const { implementation, isolation = 'reset', inexpressible = [] } = handshake;
  const { url } = implementation;
  const isolated = isolation === 'reset' ? 'with reset' : 'in a new process each';
  return [
    `${implementationText(implementation)}${url === undefined ? '' : ` ${safeLine(url)}`}`,
    `isolates scenarios ${isolated}`,
    ...(inexpressible.length > 0 ? [`its language cannot express ${inexpressible.join(', ')}`] : []),
  ];
}

const COLORS = {
  ok: colors.green,
  lacks: colors.yellow,
  skipped: colors.yellow,
  unexpected: colors.red,
  fault: colors.red,
} satisfies Record<ProbeResult['kind'], unknown>;

/** Returns, for each kind of answer, a line with the number of calls, and lines that say which these are. */
function groupLines(results: readonly ProbeResult[]): string[] {
  return (Object.keys(COLORS) as ProbeResult['kind'][]).flatMap((kind) => {
    const its = results.filter((result) => result.kind === kind);
    if (its.length === 0) return [];
    const details = kind === 'ok' ? [] : grouped(its, groupOf).map(([key, of]) => detailOf(key, of, results));
    return [COLORS[kind](`${kind.padEnd(10)}  ${count(its.length, 'call')}`), ...details];
  });
}

/** Returns what the results of a kind are grouped by. */
function groupOf(result: ProbeResult): string {
  const { kind, call, text } = result;
  if (kind === 'skipped') return text;
  if (kind !== 'lacks') return callText(result);
  return DEFINITIONS[METHODS[call.method]].level === 'crystal'
    ? 'only level crystal needs it'
    : 'the scenarios that need them will be unsupported';
}

function detailOf(
  key: string,
  its: readonly [ProbeResult, ...ProbeResult[]],
  results: readonly ProbeResult[],
): string {
  const [first] = its;
  if (first.kind === 'lacks') return `  ${methodsText(its, results)}: ${key}`;
  if (first.kind === 'skipped') return `  ${methodsText(its, results)}: not called, because ${key}`;
  const others = its.length > 1 ? ` (the first of ${count(its.length, 'call')})` : '';
  return [`  ${lineOf(first)}${others}`, ...first.stderr.map((line) => `    ${safeText(line)}`)].join('\n');
}

/** If a method was answered in part, up to this many cases of the other calls are named. */
const MAX_CASES = 2;

/** Lists the methods of calls. If other calls of a method were answered, the cases that were not are named. */
function methodsText(its: readonly ProbeResult[], results: readonly ProbeResult[]): string {
  const answered = new Set<string>(
    results
      .filter(({ kind }) => kind !== 'lacks' && kind !== 'skipped')
      .map(({ call: { method } }) => method),
  );
  return grouped(its, ({ call }) => call.method)
    .map(([method, calls]) => {
      if (!answered.has(method)) return method;
      const cases = [...new Set(calls.flatMap(({ probe: { about } }) => about ?? []))];
      const isFew = cases.length > 0 && cases.length <= MAX_CASES;
      return `${method} (${isFew ? cases.join('; ') : 'in part'})`;
    })
    .join(', ');
}

/**
 * Returns a result on one line. If the answer is unexpected, the line has the params of the call, unless they are empty
 * or long: many probes of a method differ only in them.
 */
function lineOf(result: ProbeResult): string {
  const { probe, call, kind, text } = result;
  const params = safeLine(JSON.stringify(probe.params));
  const isNamed =
    kind === 'unexpected' && call === probe && params !== '{}' && params.length <= MAX_PARAMS_LENGTH;
  return `${callText(result)}: ${isNamed ? `${params}: ` : ''}${shortened(safeLine(text), MAX_ANSWER_LENGTH)}`;
}

/** Returns the name of a result's call. If the call only prepares the probe, the text also names the probe. */
function callText({ probe, call }: ProbeResult): string {
  return call === probe ? nameOf(probe) : `${call.method}, before ${nameOf(probe)}`;
}

function say(...lines: readonly string[]): void {
  writeFitted(process.stdout, lines.join('\n'));
}
