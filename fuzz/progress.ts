import { count } from '../runner/text/count';
import type { Progress } from './trial';

/** How often the line is drawn anew, in milliseconds. */
const REDRAW = 80;

/** Says on a terminal how far it is, in one line that is drawn over itself. */
export class ProgressLine {
  private drawnAt = 0;

  constructor(private readonly out: NodeJS.WriteStream) {}

  /** Shows how far it is. */
  show({ runs, steps, isShrinking }: Progress): void {
    if (!this.out.isTTY || performance.now() - this.drawnAt < REDRAW) return;
    this.drawnAt = performance.now();
    const what = isShrinking ? ', looking for a shorter one' : '';
    this.out.write(`\r\u001b[K${count(runs, 'scenario')} of ${count(steps, 'step')}${what}`);
  }

  /** Makes room for what follows. */
  end(): void {
    if (this.out.isTTY) this.out.write('\r\u001b[K');
  }
}
