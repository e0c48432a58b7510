import { Command } from 'commander';
import { colors } from '../console/terminal';
import { METHODS, type InitializeResult, type Method } from '../../adapter/contract/adapter';
import { DEFINITIONS } from '../../adapter/contract/methods';
import type { Session } from '../../adapter/contract/session';
import { checkAdapter } from '../check/check-adapter';
import { type ProbeResult, PROBES } from '../check/probe-adapter';
import { ExitStatus } from '../exit-status';
import { openSession, type Port } from '../judge/port';
import { count } from '../text/suite-text';
import { implementationText } from '../text/port-text';
import { safeLine, safeText, shortened } from '../text/escape';
import { type CommandContext } from './arguments';
import { onInterrupt } from './process-end';
import { withTypeCheck } from '../judge/type-check';
import { PORT_OPTIONS, type PortOptions, portOf } from './port-options';

const EPILOGUE = `
check starts the adapter, calls every method with every kind of argument, and compares the answers
with those of any conforming port. It does not judge the port; use run for that.

Exit status: 0 no unexpected answer, 1 unexpected answers, 2 wrong usage, 3 adapter fault,
130 interrupted.

Examples:
  $ i18n-conformance check --command "python3 adapter.py"
  $ i18n-conformance check --adapter ./adapter.ts`;

/** The number of characters after which an answer is truncated. */
const MAX_ANSWER_LENGTH = 200;
/**
 * The maximum length, in characters, of params that are shown with an odd answer. Longer params, usually those with
 * translations, are left out.
 */
const MAX_PARAMS_LENGTH = 120;

/** Defines `check`. */
export function defineCheck(context: CommandContext): Command {
  return new Command('check')
    .description('check the answers of an adapter, and list the operations it lacks')
    .addOption(PORT_OPTIONS.command)
    .addOption(PORT_OPTIONS.adapter)
    .addOption(PORT_OPTIONS.timeout)
    .addHelpText('after', EPILOGUE)
    .action(async (options: Omit<PortOptions, 'inProcess'>) => {
      const port = portOf({ ...options, inProcess: false }, context);
      context.finish(await withTypeCheck(port, () => checkPort(port)));
    });
}

async function checkPort(port: Port): Promise<ExitStatus> {
  const release = onInterrupt(() => process.exit(ExitStatus.Interrupted));
  try {
    const session = await openSession(port);
    try {
      return await check(session);
    } finally {
      await session.close();
    }
  } finally {
    release();
  }
}

async function check(session: Session): Promise<ExitStatus> {
  say(...handshakeLines(session.handshake), '');
  const lines = new ResultLines();
  const { results, skipped } = await checkAdapter(session, PROBES, (result) => say(...lines.add(result)));
  say(...lines.rest(), '');
  say(...lackingLines(results).map(colors.yellow));
  for (const [reason, probes] of skipped) {
    say(colors.yellow(`skipped because ${reason}: ${methodsText(probes, results)}`));
  }
  const [first, ...others] = results.filter(({ kind }) => kind === 'odd' || kind === 'fault');
  if (first === undefined) {
    say(colors.green('no unexpected answer'));
    return ExitStatus.Conformant;
  }
  say(
    colors.red(`${count(1 + others.length, 'unexpected answer')}, the first from ${callText(first)}:`),
    `  ${answerText(first)}`,
  );
  const isFault = [first, ...others].some(({ kind }) => kind === 'fault');
  return isFault ? ExitStatus.AdapterFault : ExitStatus.NotConformant;
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

/**
 * Returns the lines about missing methods: one for methods that level `spec` needs, and one for methods that only level
 * `crystal` needs.
 */
function lackingLines(results: readonly ProbeResult[]): string[] {
  const lacking = results.filter(({ kind }) => kind === 'lacks').map(({ call }) => call);
  return [false, true].flatMap((isCrystal) => {
    const calls = lacking.filter(
      ({ method }) => (DEFINITIONS[METHODS[method]].level === 'crystal') === isCrystal,
    );
    const effect = isCrystal
      ? 'only level crystal needs it'
      : 'the scenarios that need it will be unsupported';
    return calls.length > 0 ? [`lacks ${methodsText(calls, results)}: ${effect}`] : [];
  });
}

/**
 * Lists the methods whose calls were refused or skipped. A method is marked "(in part)" if this is true of only some of
 * its calls.
 */
function methodsText(calls: readonly { readonly method: Method }[], results: readonly ProbeResult[]): string {
  const answered = new Set(results.filter(({ kind }) => kind !== 'lacks').map(({ call }) => call.method));
  const methods = [...new Set(calls.map(({ method }) => method))];
  return methods.map((method) => (answered.has(method) ? `${method} (in part)` : method)).join(', ');
}

const COLORS = { sound: colors.green, lacks: colors.yellow, odd: colors.yellow, fault: colors.red };

/**
 * Formats results as they arrive. Consecutive similar results share a line if their calls have the same name, such as
 * `translate (each symbol, module)`.
 */
class ResultLines {
  private alike: ProbeResult[] = [];

  /** Adds a result, and returns the lines that are now complete. */
  add(result: ProbeResult): string[] {
    const [first] = this.alike;
    const lines = first !== undefined && isAlike(first, result) ? [] : this.rest();
    this.alike.push(result);
    return lines;
  }

  /** Returns the lines that {@link add} has not returned yet. */
  rest(): string[] {
    const [first, ...others] = this.alike;
    this.alike = [];
    if (first === undefined) return [];
    const number = others.length === 0 ? '' : `${count(1 + others.length, 'call')}, the first: `;
    return [
      `${COLORS[first.kind](first.kind.padEnd(5))}  ${callText(first).padEnd(48)} ${number}${shortened(answerText(first), MAX_ANSWER_LENGTH)}`,
      ...first.stderr.map((line) => `       ${safeText(line)}`),
    ];
  }
}

/** Tells whether two results can share a line. */
function isAlike(one: ProbeResult, other: ProbeResult): boolean {
  if (one.kind !== other.kind || callText(one) !== callText(other)) return false;
  return one.kind === 'sound' || one.kind === 'odd' || one.text === other.text;
}

/**
 * Returns the text of a result. If the probe's own call got an odd answer, the text begins with the params of the call,
 * unless they are empty or long. The params show which probe it was: many probes of a method differ only in them.
 */
function answerText({ probe, call, kind, text }: ProbeResult): string {
  const params = safeLine(JSON.stringify(probe.params));
  const isNamed = kind === 'odd' && call === probe && params !== '{}' && params.length <= MAX_PARAMS_LENGTH;
  return `${isNamed ? `${params}: ` : ''}${safeLine(text)}`;
}

/** Returns a text that names a result's call. If the call only prepares the probe, the text also names the probe. */
function callText({ probe, call }: ProbeResult): string {
  const text = probe.about === undefined ? probe.method : `${probe.method} (${probe.about})`;
  return call === probe ? text : `${call.method}, before ${text}`;
}

function say(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}
