import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { messageOf, UsageError } from '../errors';
import { AdapterFault } from '../../adapter/contract/errors';
import { ExitStatus } from '../exit-status';
import { BuildFailure } from '../judge/build-port';
import type { PortJudge } from '../judge/port-judge';
import { writeOutputs } from '../reports/outputs';
import type { RunOptions } from '../run/run-options';
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
  readonly options: RunOptions;
  readonly inbox: Inbox;
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
    const { options, inbox, portJudge, display, files } = this.parts;
    const cancel = new AbortController();
    void inbox.arrival().then(() => cancel.abort());
    display.begin(cause);
    if (this.cancelled >= MAX_CANCELLED) {
      display.warn(
        `changes have cancelled ${this.cancelled} runs in a row, most recently: ${cause}; if the port writes this file, name the paths to watch after --watch`,
      );
    }
    try {
      const run = await portJudge.play(
        (planned) => display.progress(planned),
        cancel.signal,
        async (build) => {
          display.building?.();
          await files.during(build);
        },
      );
      if (run === undefined || cancel.signal.aborted) return false;
      const { judgement } = run;
      const { lines, problems } = writeOutputs(options, judgement, portJudge.listToUpdate);
      const changes = this.previous ? changesText(this.previous, judgement) : '';
      display.judged(judgement, lines, changes);
      for (const warning of [...run.warnings, ...run.problems, ...problems]) display.warn(warning);
      this.previous = judgement;
    } catch (thrown) {
      // The port could not be built or did not start, or the list of known failures cannot be used.
      const isShown = [AdapterFault, BuildFailure, UsageError].some((kind) => thrown instanceof kind);
      if (!isShown) throw thrown;
      display.broken(thrown instanceof AdapterFault ? faultText(thrown) : messageOf(thrown));
    }
    this.cancelled = 0;
    display.wait?.();
    return true;
  }

  /** Waits until the files have stopped changing, and describes the changes. */
  private async changesFrom(file: string, isComplete: boolean): Promise<string> {
    const { inbox, folder } = this.parts;
    if (!isComplete) this.cancelled += 1;
    const files = new Set([file]);
    for (;;) {
      const hasEvent = await Promise.race([inbox.arrival().then(() => true), delay(QUIET_MS, false)]);
      const change = inbox.takeChange();
      if (!hasEvent || change === undefined) break;
      files.add(change);
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
export class Inbox {
  private readonly events: WatchEvent[] = [];
  private wake: () => void = () => undefined;

  /** Appends an event. */
  post(event: WatchEvent): void {
    this.events.push(event);
    this.wake();
  }

  /** Waits until the inbox contains an event. */
  async arrival(): Promise<void> {
    if (this.events.length > 0) return;
    await new Promise<void>((resolve) => (this.wake = resolve));
  }

  /** Takes the first event, waiting for one if the inbox is empty. */
  async next(): Promise<WatchEvent> {
    await this.arrival();
    return this.events.shift()!;
  }

  /** Takes the first event if it is a change, and returns its file. Any other event stays, and cancels the next run. */
  takeChange(): string | undefined {
    const [first] = this.events;
    if (first?.kind !== 'change') return undefined;
    this.events.shift();
    return first.file;
  }
}
