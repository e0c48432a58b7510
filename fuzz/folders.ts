import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Folders of locale files that random scenarios are about. The same files are written once. */
export class Folders {
  private readonly known = new Map<string, string>();
  private root: string | undefined;

  /** The path of a folder that holds these files, by their names. */
  readonly folderOf = (files: { readonly [name: string]: string }): string => {
    const content = JSON.stringify(files);
    const known = this.known.get(content);
    if (known !== undefined) return known;
    this.root ??= mkdtempSync(join(tmpdir(), 'i18n-conformance-fuzz-'));
    const folder = join(this.root, String(this.known.size));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    this.known.set(content, folder);
    return folder;
  };

  /** Removes all of them. */
  remove(): void {
    if (this.root !== undefined) rmSync(this.root, { recursive: true, force: true });
  }
}
