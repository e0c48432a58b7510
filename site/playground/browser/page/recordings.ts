import { withBase } from 'vitepress';

const RECORDINGS = /\bevery recording of (\w[\w-]*) is reproduced/g;

/**
 * Returns the recordings that a text plays, by their paths. Recordings are loaded separately, because they are large. A
 * recording that does not exist is left out.
 */
export async function recordingsFor(text: string): Promise<Record<string, string>> {
  const kinds = [...text.matchAll(RECORDINGS)].map(([, kind = '']) => kind);
  const files = kinds.map(async (kind) => {
    const response = await fetch(withBase(`/recordings/${kind}.jsonl`));
    return response.ok ? [[`fixtures/recordings/${kind}.jsonl`, await response.text()] as const] : [];
  });
  return Object.fromEntries((await Promise.all(files)).flat());
}
