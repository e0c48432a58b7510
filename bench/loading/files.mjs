import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dump } from 'js-yaml';

/**
 * Writes locale files into a temporary folder, calls `use` with its path, and removes it.
 *
 * @param shape the format, `yaml` or `json`, the number of files, one locale each, and of keys in each
 */
export function withFiles({ format, files, keys }, use) {
  const folder = mkdtempSync(join(tmpdir(), 'i18n-bench-'));
  try {
    mkdirSync(folder, { recursive: true });
    for (let file = 0; file < files; file++) {
      const translations = { [`l${file}`]: textsOf(keys) };
      const text = format === 'json' ? JSON.stringify(translations, null, 2) : dump(translations);
      writeFileSync(join(folder, `${file}.${format === 'json' ? 'json' : 'yml'}`), text);
    }
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns nested texts with a number of keys, 100 of them in a map. */
export function textsOf(keys) {
  const texts = {};
  for (let index = 0; index < keys; index++) {
    const section = `section_${Math.floor(index / 100)}`;
    (texts[section] ??= {})[`key_${index}`] =
      `Text number ${index} that greets %{name} in a line of usual length`;
  }
  return texts;
}
