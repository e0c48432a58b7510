import { Command } from 'commander';
import { colors } from '../console/colors';
import type { InitializeResult } from '../../adapter/contract/adapter';
import type { Session } from '../../adapter/contract/session';
import { probeAdapter, type ProbeResult } from '../check/probe-adapter';
import { PROBES } from '../check/probes';
import { ExitStatus } from '../exit-status';
import { openSession } from '../run/port';
import { count } from '../text/count';
import { implementationText } from '../text/port-text';
import { safeLine, safeText } from '../text/safe-text';
import type { CommandContext } from './command-context';
import { PORT_OPTIONS } from './port-options';
import { portOf, type PortOptions } from './run-options';

const EPILOGUE = `
Shakes hands, makes one call of each kind, and tells what the adapter answers and what it
lacks. It does not judge the port: that is what run is for.

Exit status: 0 the adapter is sound, 2 wrong usage, 3 adapter fault.

Examples:
  $ i18n-conformance check --command "python3 adapter.py"
  $ i18n-conformance check --adapter ./adapter.ts`;

/** The most of an answer that is shown, in characters. */
const MAX_ANSWER_LENGTH = 200;

/** Defines `check`. */
export function defineCheck(context: CommandContext): Command {
  return new Command('check')
    .description('tell whether an adapter is sound, and what it lacks')
    .addOption(PORT_OPTIONS.command)
    .addOption(PORT_OPTIONS.adapter)
    .addOption(PORT_OPTIONS.timeout)
    .addHelpText('after', EPILOGUE)
    .action(async (options: Omit<PortOptions, 'inProcess'>) => {
      const session = await openSession(portOf({ ...options, inProcess: false }, context));
      try {
        context.finish(await check(session));
      } finally {
        await session.close();
      }
    });
}

async function check(session: Session): Promise<ExitStatus> {
  say(...handshakeLines(session.handshake), '');
  const results: ProbeResult[] = [];
  for (const probe of PROBES) {
    const result = await probeAdapter(session, probe);
    results.push(result);
    say(...resultLines(result));
  }
  const ofKind = (kind: ProbeResult['kind']) => results.filter((result) => result.kind === kind);
  const [faults, lacks, odd] = [ofKind('fault'), ofKind('lacks'), ofKind('odd')];
  say('');
  if (odd.length > 0)
    say(`${count(odd.length, 'answer')} of another kind than a port gives: run tells what is wrong`);
  if (lacks.length > 0) say(`lacks ${methodsOf(lacks)}: scenarios that need it will be unsupported`);
  if (faults.length > 0) {
    say(colors.red(`the adapter is at fault in ${methodsOf(faults)}`));
    return ExitStatus.AdapterFault;
  }
  say(colors.green('the adapter is sound'));
  return ExitStatus.Conformant;
}

function handshakeLines(handshake: InitializeResult): string[] {
  const { implementation, isolation = 'reset', inexpressible = [] } = handshake;
  const { url } = implementation;
  const isolated = isolation === 'reset' ? 'by a reset' : 'by a new process for each';
  return [
    `${implementationText(implementation)}${url === undefined ? '' : ` ${safeLine(url)}`}`,
    `keeps scenarios apart ${isolated}`,
    ...(inexpressible.length > 0 ? [`its language cannot say ${inexpressible.join(', ')}`] : []),
  ];
}

const COLORS = { sound: colors.green, lacks: colors.yellow, odd: colors.yellow, fault: colors.red };

function resultLines({ probe, kind, text, stderr }: ProbeResult): string[] {
  const call = probe.about === undefined ? probe.method : `${probe.method} (${probe.about})`;
  return [
    `${COLORS[kind](kind.padEnd(5))}  ${call.padEnd(42)} ${excerpt(text)}`,
    ...stderr.map((line) => `       ${safeText(line)}`),
  ];
}

function excerpt(text: string): string {
  const line = safeLine(text);
  return line.length > MAX_ANSWER_LENGTH ? `${line.slice(0, MAX_ANSWER_LENGTH)}…` : line;
}

function methodsOf(results: readonly ProbeResult[]): string {
  return [...new Set(results.map(({ probe }) => probe.method))].join(', ');
}

function say(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
