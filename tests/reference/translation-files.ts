import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Catalog, Errors, Loader } from '../../reference/index';
import { temporaryFolder } from '../runner/command';

/** Writes files into a new folder, which is removed after the tests. */
export function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** The place in a file where it is refused, and the reason. */
export interface Refusal {
  readonly reason: RegExp;
  readonly line?: number;
  readonly column?: number;
  readonly key?: string;
}

/** Checks that a folder with one file is refused, and that the error names the file and the place in it. */
export function refuses(name: string, content: string | Buffer, { reason, ...place }: Refusal): void {
  const folder = folderOf({ [name]: content });
  const loader = name.endsWith('.json') ? new Loader.JSON(folder) : new Loader.YAML(folder);
  const catalog = new Catalog();
  assert.throws(
    () => catalog.inject(loader),
    (error) => {
      assert.ok(error instanceof Errors.InvalidTranslations && error instanceof Errors.I18nError);
      assert.match(error.reason, reason);
      assert.deepEqual(error.place, { file: join(folder, name), ...place });
      assert.ok(error.message.startsWith(join(folder, name)) && error.message.endsWith(error.reason));
      return true;
    },
    String(content),
  );
  assert.deepEqual(catalog.availableLocales, ['en']);
}
