/** The minimum time between two redraws, in milliseconds. About twelve per second look continuous. */
const REDRAW_INTERVAL_MS = 80;

/** A progress line that is redrawn in place. It is shown on a terminal only. */
export class ProgressLine {
  private drawnAt = -Infinity;

  constructor(private readonly out: NodeJS.WriteStream) {}

  /** Draws the line, unless it was drawn within the redraw interval. */
  show(text: string): void {
    if (!this.out.isTTY || performance.now() - this.drawnAt < REDRAW_INTERVAL_MS) return;
    this.drawnAt = performance.now();
    this.out.write(`\r\u001b[K${text}`);
  }

  /** Clears the line. */
  end(): void {
    if (this.out.isTTY) this.out.write('\r\u001b[K');
  }
}
