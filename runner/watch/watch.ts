import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { UsageError } from '../errors';
import { AdapterFault } from '../../adapter/contract/errors';
import { ExitStatus } from '../exit-status';
import { BuildFailure, type DuringBuild } from '../judge/build-port';
import type { JudgedRun, PortJudge } from '../judge/port-judge';
import { faultText } from '../text/port-text';
import type { Judgement } from '../verdict/judgement';
import { changesText } from './changes';
import type { WatchDisplay } from './display';
import type { WatchedFiles } from './watched-files';

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
  /** The user asks for another run. */
  | { readonly kind: 'again' }
  | { readonly kind: 'interrupt' }
  /** The files can no longer be watched. */
  | { readonly kind: 'error'; readonly reason: string };

/** The objects that a watch uses, and the folder to which the paths in its messages are relative. */
interface WatchParts {
  readonly inbox: Inbox<WatchEvent>;
  readonly portJudge: PortJudge;
  readonly display: WatchDisplay;
  readonly files: Pick<WatchedFiles, 'during'>;
  /** The folder to which the paths in messages are relative. */
  readonly folder: string;
}

/** Judges a port, and judges it again whenever its files change or the user asks for another run. */
export class Watch {
  /** The number of consecutive runs that were cancelled because a file changed. */
  private cancelled = 0;
  /** The judgement of the previous run that was judged. */
  private previous: Judgement | undefined;

  constructor(private readonly parts: WatchParts) {}

  /**
   * Watches until a signal ends it, and returns the exit status for an interruption.
   *
   * @throws UsageError when the files can no longer be watched
   */
  async watch(): Promise<ExitStatus> {
    let cause = '';
    for (;;) {
      const isComplete = await this.run(cause);
      const event = await this.parts.inbox.next();
      if (event.kind === 'error') throw cannotWatch(event.reason);
      if (event.kind === 'interrupt') return ExitStatus.Interrupted;
      cause = event.kind === 'change' ? await this.changesFrom(event.file, isComplete) : '';
    }
  }

  /** Judges the port in one run. Returns false if an event cancelled the run. */
  private async run(cause: string): Promise<boolean> {
    const { inbox, portJudge, display } = this.parts;
    const cancel = new AbortController();
    void inbox.arrival().then(() => cancel.abort());
    display.begin(cause);
    if (this.cancelled >= MAX_CANCELLED) {
      display.warn(
        `changes have cancelled ${this.cancelled} runs in a row, most recently: ${cause}; if the port writes this file, name the paths to watch after --watch`,
      );
    }
    const run = await this.play(cancel.signal);
    if (run === undefined) return false;
    this.cancelled = 0;
    if (run instanceof Error) {
      display.broken(run instanceof AdapterFault ? faultText(run) : run.message);
    } else {
      const { judgement } = run;
      const { lines, problems } = portJudge.write(run);
      const changes = this.previous ? changesText(this.previous, judgement) : '';
      display.judged(judgement, [...lines, ...run.problems, ...problems], changes);
      this.previous = judgement;
    }
    display.wait();
    return true;
  }

  /**
   * Plays one run. Returns undefined if an event cancelled it. Returns an error if the port could not be built or did
   * not start, or if the list of known failures cannot be used.
   */
  private async play(cancel: AbortSignal): Promise<JudgedRun | Error | undefined> {
    const { portJudge, display, files } = this.parts;
    try {
      const during: DuringBuild = async (build) => {
        display.building();
        await files.during(build);
      };
      const run = await portJudge.play((planned) => display.progress(planned), cancel, during);
      return cancel.aborted ? undefined : run;
    } catch (thrown) {
      const isShown = [AdapterFault, BuildFailure, UsageError].some((kind) => thrown instanceof kind);
      if (isShown) return thrown as Error;
      throw thrown;
    }
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
    // Editors write a file under another name first, which means nothing to the user.
    const named = [...files].find((one) => existsSync(one)) ?? file;
    return `${relative(folder, named)}${others} changed`;
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
