import { relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { UsageError } from '../errors';
import { AdapterFault } from '../../adapter/contract/errors';
import { ExitStatus, exitStatusOf } from '../exit-status';
import { filterText, type RoundFilter } from '../judge/planned-round';
import type { Round, Rounds } from '../judge/rounds';
import { faultText } from '../text/port-text';
import type { Judgement } from '../verdict/judgement';
import type { WatchDisplay } from './display';
import type { KeyCommands } from './key-commands';
import type { WatchKey } from './keys';

/**
 * After a change, the port is judged as soon as there has been no further change for this many milliseconds. The watch
 * waits because editors and builds often write several files in succession.
 */
const QUIET_MS = 100;
/** If changes cancel this many runs in a row, the watch warns that the port itself may be changing the files. */
const MAX_CANCELLED = 3;

/** An event that a watch waits for. */
export type WatchEvent =
  | { readonly kind: 'change'; readonly file: string }
  | { readonly kind: 'key'; readonly key: WatchKey }
  /** The files can no longer be watched. */
  | { readonly kind: 'error'; readonly reason: string };

/** The objects that a watch uses, and the folder to which the paths in its messages are relative. */
export interface WatchParts {
  readonly inbox: Inbox<WatchEvent>;
  readonly rounds: Rounds;
  readonly display: WatchDisplay;
  /** Carries out key commands, and holds the filter that they change. */
  readonly commands: KeyCommands;
  /** The folder to which the paths in messages are relative. */
  readonly folder: string;
}

/** Judges a port, and judges it again whenever its files change or the user presses a key that requests a new run. */
export class Watch {
  private status: ExitStatus = ExitStatus.Interrupted;
  private judgement: Judgement | undefined;
  /** The number of consecutive runs that were cancelled because a file changed. */
  private cancelled = 0;

  constructor(private readonly parts: WatchParts) {}

  /**
   * Runs the watch until a key or a signal ends it.
   *
   * @returns the exit status of the last complete run; if there is none, or if the watch was interrupted, the status
   *   for an interruption
   * @throws UsageError when the files can no longer be watched
   */
  async run(): Promise<ExitStatus> {
    const { inbox, commands } = this.parts;
    let cause: string | undefined = '';
    let isComplete = false;
    for (;;) {
      if (cause !== undefined) isComplete = await this.round(cause);
      const event = await inbox.next();
      if (event.kind === 'error') throw cannotWatch(event.reason);
      if (event.kind === 'change') {
        cause = await this.changesFrom(event.file, isComplete);
      } else {
        if (event.key === 'quit') return this.status;
        if (event.key === 'interrupt') return ExitStatus.Interrupted;
        const isDue = await commands.carryOut(event.key, this.judgement);
        // If the key cancelled a run, that run starts again.
        cause = isDue || !isComplete ? '' : undefined;
        if (cause === undefined) this.wait();
      }
    }
  }

  /** Judges the port in one round. Returns false if an event cancelled the round. */
  private async round(cause: string): Promise<boolean> {
    const { inbox, rounds, display, commands } = this.parts;
    const cancel = new AbortController();
    void inbox.arrival().then(() => cancel.abort());
    display.begin(cause);
    if (this.cancelled >= MAX_CANCELLED) {
      display.warn(
        `changes have cancelled ${this.cancelled} runs in a row, now: ${cause}; if the port writes this file, name the paths to watch after --watch`,
      );
    }
    commands.isRunning = true;
    const { filter } = commands;
    const round = await this.play(filter, cancel.signal);
    commands.isRunning = false;
    if (round === undefined) return false;
    this.cancelled = 0;
    if (round instanceof Error) {
      const isFault = round instanceof AdapterFault;
      this.status = isFault ? ExitStatus.AdapterFault : ExitStatus.Usage;
      display.broken(isFault ? faultText(round) : round.message);
    } else {
      this.judgement = round.judgement;
      this.status = exitStatusOf(round.judgement);
      display.judged(round.judgement, () => [...rounds.write(round, filter), ...round.problems]);
    }
    this.wait();
    return true;
  }

  /**
   * Plays one round. Returns undefined if an event cancelled it. Returns an error if the port did not start, or if the
   * filter or the list of known failures cannot be used.
   */
  private async play(
    filter: RoundFilter,
    cancel: AbortSignal,
  ): Promise<Round | AdapterFault | UsageError | undefined> {
    const { rounds, display } = this.parts;
    try {
      const round = await rounds.play(filter, (planned) => display.progress(planned), cancel);
      return cancel.aborted ? undefined : round;
    } catch (thrown) {
      if (thrown instanceof AdapterFault || thrown instanceof UsageError) return thrown;
      throw thrown;
    }
  }

  private wait(): void {
    const { display, commands } = this.parts;
    display.wait(filterText(commands.filter));
  }

  /** Waits until the files have stopped changing, and describes the changes. */
  private async changesFrom(file: string, isComplete: boolean): Promise<string> {
    const { inbox, folder } = this.parts;
    if (!isComplete) this.cancelled += 1;
    const files = new Set([file]);
    for (;;) {
      const hasEvent = await Promise.race([inbox.arrival().then(() => true), delay(QUIET_MS, false)]);
      const change = inbox.takeIf((one) => one.kind === 'change');
      // Any other event stays in the inbox, and cancels the next run.
      if (!hasEvent || change === undefined) break;
      files.add(change.file);
    }
    const others = files.size === 1 ? '' : ` and ${files.size - 1} more`;
    return `${relative(folder, file)}${others} changed`;
  }
}

/** Returns the error for files that cannot be watched. The usual reason is that there are too many files. */
export function cannotWatch(reason: string): UsageError {
  return new UsageError(`--watch cannot watch the files: ${reason}; name fewer paths after --watch`);
}

/** A queue of events with a single reader. */
export class Inbox<Event> {
  private readonly events: Event[] = [];
  private wake: () => void = () => undefined;

  /** Appends an event. */
  post(event: Event): void {
    this.events.push(event);
    this.wake();
  }

  /** Waits until the inbox contains an event. */
  async arrival(): Promise<void> {
    if (this.events.length > 0) return;
    await new Promise<void>((resolve) => (this.wake = resolve));
  }

  /** Takes the first event, waiting for one if the inbox is empty. */
  async next(): Promise<Event> {
    await this.arrival();
    return this.events.shift()!;
  }

  /** Takes the first event if there is one and it passes a test. */
  takeIf<Wanted extends Event>(isWanted: (event: Event) => event is Wanted): Wanted | undefined {
    const [first] = this.events;
    if (first === undefined || !isWanted(first)) return undefined;
    this.events.shift();
    return first;
  }
}
