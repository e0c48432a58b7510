import { closeSync, openSync, writeSync } from 'node:fs';

/**
 * Writes down a conversation as it happens: the requests to one file, as they can be piped into any adapter, and
 * the responses, as they came, to a second one beside it.
 */
export class Transcript {
  private readonly requests: number;
  private readonly responses: number;

  /**
   * @param file where the requests go; the responses go to `<file>.responses`
   * @throws Error when they cannot be written there
   */
  constructor(file: string) {
    this.requests = openSync(file, 'w');
    this.responses = openSync(`${file}.responses`, 'w');
  }

  /** Writes down a request. It is on the disk before it is sent, so that it is there when the adapter dies of it. */
  request(line: string): void {
    writeSync(this.requests, `${line}\n`);
  }

  /** Writes down a response. */
  response(line: string): void {
    writeSync(this.responses, `${line}\n`);
  }

  /** Closes both files. */
  close(): void {
    closeSync(this.requests);
    closeSync(this.responses);
  }
}
