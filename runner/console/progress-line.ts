/** The least time between two drawings of the line, in milliseconds: often enough to look alive. */
const REDRAW_INTERVAL_MS = 80;

/** One line that tells how far a command is, drawn over itself. Only a terminal shows it. */
export class ProgressLine {
  private drawnAt = -Infinity;

  constructor(private readonly out: NodeJS.WriteStream) {}

  /** Draws the line, unless it was drawn just now. */
  show(text: string): void {
    if (!this.out.isTTY || performance.now() - this.drawnAt < REDRAW_INTERVAL_MS) return;
    this.drawnAt = performance.now();
    this.out.write(`\r\u001b[K${text}`);
  }

  /** Clears the line for what follows. */
  end(): void {
    if (this.out.isTTY) this.out.write('\r\u001b[K');
  }
}
