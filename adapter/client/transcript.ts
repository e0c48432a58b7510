import { closeSync, openSync, writeSync } from 'node:fs';

/**
 * Records a session as it takes place. Requests go into one file, which can be piped into any adapter, and responses go
 * into a second file beside it. Recording stops when a file cannot be written, for example because the disk is full.
 */
export class Transcript {
  private readonly requests: number;
  private readonly responses: number;
  private failure: Error | undefined;

  /**
   * @param file the file for the requests; the responses are written to `<file>.responses`
   * @throws Error when a file cannot be opened
   */
  constructor(file: string) {
    this.requests = openSync(file, 'w');
    this.responses = openSync(`${file}.responses`, 'w');
  }

  /** Records a request before it is sent, so that the file includes even a request that makes the adapter exit. */
  request(line: string): void {
    this.record(this.requests, line);
  }

  /** Records a response. */
  response(line: string): void {
    this.record(this.responses, line);
  }

  /**
   * Closes both files. Returns the reason why a line could not be recorded, or undefined when all lines were recorded.
   */
  close(): Error | undefined {
    closeSync(this.requests);
    closeSync(this.responses);
    return this.failure;
  }

  private record(file: number, line: string): void {
    if (this.failure) return;
    try {
      writeSync(file, `${line}\n`);
    } catch (thrown) {
      // A failed write must not end the session that is being recorded.
      this.failure = thrown as Error;
    }
  }
}
