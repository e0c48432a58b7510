/** The bytes of unread output that every program may have at any time. Hardly any response is longer. */
export const SHORT_OUTPUT_BYTES = 1024 * 1024;

/** The number of programs whose unread output may be longer at the same time. Each may hold a line of 16 MiB. */
const MAX_LONG_LINES = 2;

/**
 * The right to hold a long line, which few programs have at a time, so that the memory of a run does not grow with their
 * number. A program that waits for it is not read from meanwhile, and its deadline does not run.
 */
export class LongLinePermit {
  private static free = MAX_LONG_LINES;
  private static readonly waiting: LongLinePermit[] = [];
  private state: 'none' | 'waiting' | 'held' = 'none';

  /** @param onGranted is called when the permit is granted after a wait */
  constructor(private readonly onGranted: () => void) {}

  get isHeld(): boolean {
    return this.state === 'held';
  }

  /** Takes the permit, or waits for it. Returns whether it is held now. */
  request(): boolean {
    if (this.state === 'none' && LongLinePermit.free > 0) {
      LongLinePermit.free -= 1;
      this.state = 'held';
    } else if (this.state === 'none') {
      LongLinePermit.waiting.push(this);
      this.state = 'waiting';
    }
    return this.isHeld;
  }

  /** Gives the permit to the program that has waited longest, or ends the wait for it. */
  release(): void {
    const { waiting } = LongLinePermit;
    if (this.state === 'waiting') waiting.splice(waiting.indexOf(this), 1);
    if (this.state === 'held') LongLinePermit.free += 1;
    this.state = 'none';
    const next = LongLinePermit.free > 0 ? waiting.shift() : undefined;
    if (next === undefined) return;
    LongLinePermit.free -= 1;
    next.state = 'held';
    next.onGranted();
  }
}
