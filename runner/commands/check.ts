import { Command } from 'commander';
import { colors, writeFitted } from '../console/terminal';
import { METHODS, type InitializeResult } from '../../adapter/contract/adapter';
import { DEFINITIONS } from '../../adapter/contract/methods';
import type { Session } from '../../adapter/contract/session';
import { checkAdapter, type ProbeResult } from '../check/check-adapter';
import { readProbes } from '../check/probes';
import { ExitStatus } from '../exit-status';
import { openSession, type Port } from '../judge/port';
import { grouped } from '../../suite/grouped';
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

/** If a method was answered in part, up to this many cases of the other calls are named. */
const MAX_CASES = 2;

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
  const results = await checkAdapter(session, readProbes(), (result) => {
    if (isVerbose) say(COLORS[result.kind](result.kind.padEnd(10)) + `  ${lineOf(result)}`);
  });
  if (isVerbose) say('');
  say(...groupLines(results));
  const has = (kind: ProbeResult['kind']): boolean => results.some((result) => result.kind === kind);
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
} satisfies Record<ProbeResult['kind'], unknown>;

/** Returns, for each kind of answer, a line with the number of calls, and lines that say which these are. */
function groupLines(results: readonly ProbeResult[]): string[] {
  const isAnswered = ({ kind }: ProbeResult): boolean => kind !== 'lacks' && kind !== 'skipped';
  const answered = new Set<string>(results.filter(isAnswered).map(({ call }) => call.method));
  return (Object.keys(COLORS) as ProbeResult['kind'][]).flatMap((kind) => {
    const its = results.filter((result) => result.kind === kind);
    if (its.length === 0) return [];
    const groups = kind === 'ok' ? [] : grouped(its, groupOf);
    const details = groups.flatMap(([key, group]) =>
      isAnswered(group[0]) ? answerLines(group) : [`  ${methodsText(group, answered)}: ${key}`],
    );
    return [COLORS[kind](`${kind.padEnd(10)}  ${count(its.length, 'call')}`), ...details];
  });
}

/** Returns what the results of a kind are grouped by. */
function groupOf({ kind, name, call, text }: ProbeResult): string {
  if (kind === 'skipped') return `not called, because ${text}`;
  if (kind !== 'lacks') return name;
  return DEFINITIONS[METHODS[call.method]].level === 'crystal'
    ? 'only level crystal needs it'
    : 'the scenarios that need them will be unsupported';
}

function answerLines([first, ...others]: readonly [ProbeResult, ...ProbeResult[]]): string[] {
  const note = others.length > 0 ? ` (the first of ${count(others.length + 1, 'call')})` : '';
  return [`  ${lineOf(first)}${note}`, ...first.stderr.map((line) => `    ${safeText(line)}`)];
}

/** Lists the methods of calls. If other calls of a method were answered, the cases that were not are named. */
function methodsText(its: readonly ProbeResult[], answered: ReadonlySet<string>): string {
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
function lineOf({ probe, call, kind, name, text }: ProbeResult): string {
  const params = safeLine(JSON.stringify(probe.params));
  const isShown =
    kind === 'unexpected' && call === probe && params !== '{}' && params.length <= MAX_PARAMS_LENGTH;
  return `${name}: ${isShown ? `${params}: ` : ''}${shortened(safeLine(text), MAX_ANSWER_LENGTH)}`;
}

function say(...lines: readonly string[]): void {
  writeFitted(process.stdout, lines.join('\n'));
}
