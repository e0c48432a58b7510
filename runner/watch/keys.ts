import { emitKeypressEvents, type Key } from 'node:readline';
import type { Readable } from 'node:stream';

/** The watch commands that have a key. */
export type WatchKey =
  | 'all'
  | 'failures'
  | 'id'
  | 'rule'
  | 'surface'
  | 'details'
  | 'again'
  | 'quit'
  | 'interrupt';

/** Maps readline's key names to commands. */
const KEYS: Readonly<Record<string, WatchKey>> = {
  a: 'all',
  f: 'failures',
  i: 'id',
  r: 'rule',
  s: 'surface',
  d: 'details',
  return: 'again',
  enter: 'again',
  q: 'quit',
};

/** The character that a terminal in raw mode sends for Ctrl-\, for which readline has no name. */
const CTRL_BACKSLASH = '\u001c';

/** The line that tells the user about the keys. */
export const KEYS_TEXT = 'a all, f failures, i id, r rule, s surface, d details, Enter again, q quit';

/** The input stream of a terminal. */
export type KeyInput = Readable & Partial<Pick<NodeJS.ReadStream, 'setRawMode'>>;

/** Reads individual keypresses from a terminal. */
export class Keys {
  constructor(
    private readonly input: KeyInput,
    private readonly onKey: (key: WatchKey) => void,
  ) {}

  /** Starts reading keys. */
  start(): void {
    emitKeypressEvents(this.input);
    this.input.setRawMode?.(true);
    this.input.on('keypress', this.press);
    this.input.resume();
  }

  /** Stops reading keys, so that other code can read the input. */
  stop(): void {
    this.input.off('keypress', this.press);
    this.input.setRawMode?.(false);
    this.input.pause();
  }

  private readonly press = (_: unknown, { name = '', ctrl = false, sequence }: Key): void => {
    if (sequence === CTRL_BACKSLASH) return this.onKey('interrupt');
    // In raw mode, Ctrl-C and Ctrl-D arrive as ordinary keypresses, rather than as a signal and the end of input.
    const key = ctrl ? { c: 'interrupt' as const, d: 'quit' as const }[name] : KEYS[name];
    if (key !== undefined) this.onKey(key);
  };
}
