import type { Surface } from '../../../../suite/read';
import type { WrittenCall } from '../messages';
import { FIRST_CALL } from './call';

/** A scenario of the suite, as a reader has edited it. */
export interface SharedScenario {
  readonly kind: 'scenario';
  /** The id of the scenario of the suite. */
  readonly id: string;
  readonly text: string;
  readonly surface: Surface;
  /** The case to play, if the scenario is an outline. Without it, its first case is played. */
  readonly row?: string;
}

/** The content of a link to the playground. */
export type Shared = SharedScenario | { readonly kind: 'call'; readonly call: WrittenCall };

const PREFIX = '#play=';

/** The maximum length of a link, in characters. Its text can be a thousand times longer, and must fit into memory. */
const MAX_LENGTH = 20_000;

/** Returns the hash of a link. */
export async function hashOf(shared: Shared): Promise<string> {
  const packed = await bytesOf(
    new Blob([JSON.stringify(shared)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  );
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  return PREFIX + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Tells whether a hash belongs to a shared link, even to a damaged one. */
export function isLink(hash: string): boolean {
  return hash.startsWith(PREFIX);
}

/**
 * Reads the hash of a shared link. Returns undefined for any other hash.
 *
 * @throws Error with a message for the reader, when a part of the link is missing or was changed
 */
export async function sharedIn(hash: string): Promise<Shared | undefined> {
  if (!isLink(hash)) return undefined;
  try {
    if (hash.length > MAX_LENGTH) throw new RangeError('the link is too long');
    const packed = atob(hash.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0));
    const unpacked = await bytesOf(
      new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
    );
    const shared: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(unpacked));
    if (isShared(shared)) return shared;
  } catch {
    // The cause is not reported: in any case, the reader can only ask for the link again.
  }
  throw new Error('This link is damaged: a part of it is missing or was changed. Ask for it again.');
}

async function bytesOf(stream: ReadableStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function isShared(value: unknown): value is Shared {
  const { kind, id, text, surface, row, call } = Object(value) as Record<string, unknown>;
  if (kind === 'scenario') {
    const areTexts = [id, text, row ?? ''].every((one) => typeof one === 'string');
    return areTexts && ['module', 'catalog', 'library'].includes(String(surface));
  }
  const fields = Object(call) as Record<string, unknown>;
  return kind === 'call' && Object.keys(FIRST_CALL).every((field) => typeof fields[field] === 'string');
}
