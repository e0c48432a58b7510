import assert from 'node:assert/strict';
import { buildSync } from 'esbuild';
import { join } from 'node:path';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { boundedValue } from '../../adapter/client/bounded-value';
import type { hashOf, sharedIn } from '../../site/playground/browser/page/link';

/** Loads a module as a page does: without `require`, `Buffer` and `process`, and with the given global values. */
function loaded<Exports>(file: string, globals: object = {}): Exports {
  const { outputFiles } = buildSync({
    entryPoints: [join(PACKAGE_ROOT, file)],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'exported',
    external: ['node:util'],
    banner: { js: 'var require = () => ({ inspect: String });' },
  });
  const context = createContext({ ...globals });
  runInContext(outputFiles[0]!.text, context);
  return context['exported'] as Exports;
}

test('a long result is bounded in the page, which has no Buffer', () => {
  const page = loaded<{ readonly boundedValue: typeof boundedValue }>('adapter/client/bounded-value.ts');
  assert.match(
    String(page.boundedValue('\ud800é'.repeat(2000))),
    /^(?:\ud800é){500}… \(cut: 4000 characters, /,
  );
});

test('a shared link names only a scenario, because the page of its rule is loaded', async () => {
  const { Blob, Response, CompressionStream, DecompressionStream, TextDecoder, atob, btoa } = globalThis;
  const globals = { Blob, Response, CompressionStream, DecompressionStream, TextDecoder, atob, btoa };
  const link = loaded<{ readonly hashOf: typeof hashOf; readonly sharedIn: typeof sharedIn }>(
    'site/playground/browser/page/link.ts',
    globals,
  );
  const shared = (id: string) => ({ kind: 'scenario', id, text: 'text', surface: 'module' }) as const;
  const right = shared('LOOKUP-01/a-key-of-one-part/a-string');
  assert.equal(JSON.stringify(await link.sharedIn(await link.hashOf(right))), JSON.stringify(right));
  for (const id of [
    '../../../other/evil',
    '../../../other/evil/x',
    'LOOKUP-01/../../evil',
    '//evil.example/x',
    'a',
    '',
  ])
    await assert.rejects(link.sharedIn(await link.hashOf(shared(id))), /This link is damaged/, id);
});
