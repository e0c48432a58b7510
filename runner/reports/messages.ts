import type { Envelope, TestRunFinished } from '@cucumber/messages';
import { closeSync, openSync, writeSync } from 'node:fs';

/**
 * Cucumber's own stream of messages, one a line, as any cucumber formatter reads it. The streams of several workers,
 * and of repetitions, become one: it begins once and ends once.
 */
export class MessagesReport {
  private readonly file: number;
  private readonly begun = new Set<string>();
  private end: TestRunFinished | undefined;

  /** @throws Error when the file cannot be written */
  constructor(file: string) {
    this.file = openSync(file, 'w');
  }

  /** Takes in the next message. */
  take(message: Envelope): void {
    if (message.testRunFinished) {
      const success = message.testRunFinished.success && (this.end?.success ?? true);
      this.end = { ...message.testRunFinished, success };
      return;
    }
    for (const once of ['meta', 'testRunStarted'] as const) {
      if (message[once] === undefined) continue;
      if (this.begun.has(once)) return;
      this.begun.add(once);
    }
    this.write(message);
  }

  /** Writes the end of the stream. */
  close(): void {
    if (this.end) this.write({ testRunFinished: this.end });
    closeSync(this.file);
  }

  private write(message: Envelope): void {
    writeSync(this.file, `${JSON.stringify(message)}\n`);
  }
}
