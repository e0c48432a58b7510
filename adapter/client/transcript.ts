import { closeSync, openSync, writeSync } from 'node:fs';

/**
 * Records a session as it happens: the requests in one file, which can be piped into any adapter, and the responses in
 * a second file beside it.
 */
export class Transcript {
  private readonly requests: number;
  private readonly responses: number;

  /**
   * @param file the file for the requests; the responses are written to `<file>.responses`
   * @throws Error when a file cannot be written
   */
  constructor(file: string) {
    this.requests = openSync(file, 'w');
    this.responses = openSync(`${file}.responses`, 'w');
  }

  /** Records a request. It is on the disk before it is sent, so that the request that ends an adapter is there. */
  request(line: string): void {
    writeSync(this.requests, `${line}\n`);
  }

  /** Records a response. */
  response(line: string): void {
    writeSync(this.responses, `${line}\n`);
  }

  /** Closes both files. */
  close(): void {
    closeSync(this.requests);
    closeSync(this.responses);
  }
}
