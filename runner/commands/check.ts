import { Command } from 'commander';
import { colors } from '../console/colors';
import { METHODS, type InitializeResult, type Method } from '../../adapter/contract/adapter';
import { DEFINITIONS } from '../../adapter/contract/methods';
import type { Session } from '../../adapter/contract/session';
import { checkAdapter } from '../check/check-adapter';
import type { ProbeResult } from '../check/probe-adapter';
import { PROBES } from '../check/probes';
import { ExitStatus } from '../exit-status';
import { openSession, type Port } from '../run/port';
import { count } from '../text/count';
import { implementationText } from '../text/port-text';
import { safeLine, safeText } from '../text/safe-text';
import type { CommandContext } from './command-context';
import { PORT_OPTIONS } from './port-options';
import { portOf, type PortOptions } from './run-options';
import { withTypeCheck } from './with-type-check';

const EPILOGUE = `
Shakes hands, calls every method with every kind of argument, and compares the answers with
what any conforming port answers. It does not judge the port: that is what run is for.

Exit status: 0 the adapter answers as the protocol asks, 1 there are answers to look at,
2 wrong usage, 3 adapter fault.

Examples:
  $ i18n-conformance check --command "python3 adapter.py"
  $ i18n-conformance check --adapter ./adapter.ts`;

/** The most of an answer that is shown, in characters. */
const MAX_ANSWER_LENGTH = 200;
/** The most of the params that are shown with an odd answer, in characters. Translations are longer. */
const MAX_PARAMS_LENGTH = 120;

/** Defines `check`. */
export function defineCheck(context: CommandContext): Command {
  return new Command('check')
    .description('tell whether an adapter answers as the protocol asks, and what it lacks')
    .addOption(PORT_OPTIONS.command)
    .addOption(PORT_OPTIONS.adapter)
    .addOption(PORT_OPTIONS.timeout)
    .addHelpText('after', EPILOGUE)
    .action(async (options: Omit<PortOptions, 'inProcess'>) => {
      const port = portOf({ ...options, inProcess: false }, context);
      context.finish(await withTypeCheck(options, context, () => checkPort(port)));
    });
}

async function checkPort(port: Port): Promise<ExitStatus> {
  const session = await openSession(port);
  try {
    return await check(session);
  } finally {
    await session.close();
  }
}

async function check(session: Session): Promise<ExitStatus> {
  say(...handshakeLines(session.handshake), '');
  const lines = new ResultLines();
  const { results, skipped } = await checkAdapter(session, PROBES, (result) => say(...lines.after(result)));
  say(...lines.rest(), '');
  say(...lackingLines(results).map(colors.yellow));
  for (const [reason, probes] of skipped) {
    say(colors.yellow(`skipped because ${reason}: ${methodsOf(probes)}`));
  }
  const [first, ...others] = results.filter(({ kind }) => kind === 'odd' || kind === 'fault');
  if (first === undefined) {
    say(colors.green('the adapter answers as the protocol asks'));
    return ExitStatus.Conformant;
  }
  say(
    colors.red(`${count(1 + others.length, 'answer')} to look at, first that of ${callText(first)}:`),
    `  ${answerText(first)}`,
  );
  const isFault = [first, ...others].some(({ kind }) => kind === 'fault');
  return isFault ? ExitStatus.AdapterFault : ExitStatus.NotConformant;
}

function handshakeLines(handshake: InitializeResult): string[] {
  const { implementation, isolation = 'reset', inexpressible = [] } = handshake;
  const { url } = implementation;
  const isolated = isolation === 'reset' ? 'by a reset' : 'by a new process for each';
  return [
    `${implementationText(implementation)}${url === undefined ? '' : ` ${safeLine(url)}`}`,
    `keeps scenarios apart ${isolated}`,
    ...(inexpressible.length > 0 ? [`its language cannot express ${inexpressible.join(', ')}`] : []),
  ];
}

/** Says what the missing methods mean: those of the original alone are missing to no port at level `spec`. */
function lackingLines(results: readonly ProbeResult[]): string[] {
  const lacking = results.filter(({ kind }) => kind === 'lacks').map(({ call }) => call.method);
  const answered = new Set(results.filter(({ kind }) => kind !== 'lacks').map(({ call }) => call.method));
  const textOf = (method: Method): string => (answered.has(method) ? `${method} (in part)` : method);
  const listOf = (methods: readonly Method[]): string => [...new Set(methods)].map(textOf).join(', ');
  const ofCrystal = lacking.filter(isOfCrystal);
  const others = lacking.filter((method) => !isOfCrystal(method));
  return [
    ...(others.length > 0 ? [`lacks ${listOf(others)}: scenarios that need this will be unsupported`] : []),
    ...(ofCrystal.length > 0 ? [`lacks ${listOf(ofCrystal)}: only level crystal needs this`] : []),
  ];
}

function isOfCrystal(method: Method): boolean {
  return DEFINITIONS[METHODS[method]].level === 'crystal';
}

const COLORS = { sound: colors.green, lacks: colors.yellow, odd: colors.yellow, fault: colors.red };

/** The lines of results as they come. Those of calls of one kind, such as of each symbol, share one line. */
class ResultLines {
  private alike: ProbeResult[] = [];

  /** Returns the lines that are complete once this result is there. */
  after(result: ProbeResult): string[] {
    const [first] = this.alike;
    const lines = first !== undefined && isAlike(first, result) ? [] : this.rest();
    this.alike.push(result);
    return lines;
  }

  /** Returns the lines that are left. */
  rest(): string[] {
    const [first, ...others] = this.alike;
    this.alike = [];
    if (first === undefined) return [];
    const number = others.length === 0 ? '' : `${count(1 + others.length, 'call')}, the first: `;
    return [
      `${COLORS[first.kind](first.kind.padEnd(5))}  ${callText(first).padEnd(46)} ${number}${excerpt(answerText(first))}`,
      ...first.stderr.map((line) => `       ${safeText(line)}`),
    ];
  }
}

/** Tells whether one line can tell of two results: of sound ones, and of those with the same cause. */
function isAlike(one: ProbeResult, other: ProbeResult): boolean {
  if (one.kind !== other.kind || callText(one) !== callText(other)) return false;
  return one.kind === 'sound' || one.kind === 'odd' || (one.kind === 'lacks' && one.text === other.text);
}

/** The text of a result; that of an odd one names its params, of which there may be many of one kind. */
function answerText({ probe, call, kind, text }: ProbeResult): string {
  const params = safeLine(JSON.stringify(probe.params));
  const isNamed = kind === 'odd' && call === probe && params !== '{}' && params.length <= MAX_PARAMS_LENGTH;
  return `${isNamed ? `${params}: ` : ''}${safeLine(text)}`;
}

/** The call of a result, and the probe that needs it when it is not the probe's own. */
function callText({ probe, call }: ProbeResult): string {
  const text = probe.about === undefined ? probe.method : `${probe.method} (${probe.about})`;
  return call === probe ? text : `${call.method}, before ${text}`;
}

function excerpt(text: string): string {
  return text.length > MAX_ANSWER_LENGTH ? `${text.slice(0, MAX_ANSWER_LENGTH)}…` : text;
}

function methodsOf(calls: readonly { readonly method: string }[]): string {
  return [...new Set(calls.map(({ method }) => method))].join(', ');
}

function say(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}
