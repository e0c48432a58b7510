import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite, type Suite } from '../../suite';
import { bundlePage, bundleWorker, filesIn } from './bundle';
import { licensesOf } from './licenses';
import { dataFileOf, ruleDataOf, type RuleData } from './scenario-data';

/**
 * Writes the playground into the folder of a site: `playground/playground.js` and its data. A page
 * loads the script and calls `i18nPlayground.open`. The script is a classic script, so that it can be loaded from the
 * file system.
 */
export async function buildPlayground(folder: string): Promise<void> {
  const suite = readSuite(PACKAGE_ROOT);
  const worker = await bundleWorker(suite);
  const page = await bundlePage(worker.code);
  const target = join(folder, 'playground');
  write(join(target, 'playground.js'), page.code);
  write(join(target, 'licenses.txt'), licensesOf([worker.metafile, page.metafile]));
  for (const [file, data] of dataFilesOf(suite)) {
    const name = JSON.stringify(file);
    write(join(target, file), `(globalThis.i18nPlaygroundData ??= {})[${name}] = ${JSON.stringify(data)};\n`);
  }
}

/** Returns the data that is loaded on demand, which consists of scenarios and recordings, by the path of its script. */
function dataFilesOf({ rules }: Suite): Map<string, unknown> {
  const files = new Map<string, unknown>();
  for (const rule of rules) {
    const file = `scenarios/${dataFileOf(rule.id)}.js`;
    files.set(file, {
      ...(files.get(file) as Record<string, RuleData> | undefined),
      [rule.id]: ruleDataOf(rule),
    });
  }
  for (const [file, text] of filesIn('fixtures/recordings')) {
    if (file.endsWith('.jsonl')) files.set(`recordings/${basename(file, '.jsonl')}.js`, text);
  }
  return files;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
