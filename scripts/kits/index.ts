import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentedProtocol } from '../adapter-page/documented-protocol';
import { fillBlocks } from '../conformance-page/fill-blocks';
import { fillSource } from './blocks';
import type { KitLanguage } from './language';
import { CRYSTAL } from './languages/crystal';
import { javascriptOf } from './javascript-source';
import { GO } from './languages/go';
import { JAVASCRIPT, TYPESCRIPT } from './languages/javascript';
import { PYTHON } from './languages/python';
import { RUBY } from './languages/ruby';
import { kitOperations, kitValues } from './operations';
import { ignoredText, knownFailuresText, readmeBlocks, workflowText } from './pages';

/** The languages that have a starter kit. */
const KIT_LANGUAGES: readonly KitLanguage[] = [PYTHON, RUBY, GO, CRYSTAL, TYPESCRIPT, JAVASCRIPT];

/** A file of a starter kit that is generated, completely or in part. */
interface KitFile {
  /** The path of the file, relative to the package's root. */
  readonly file: string;
  readonly current: string;
  readonly wanted: string;
}

/**
 * Generates the marked blocks and the pages of the starter kits. For the JavaScript kit, generates the sources
 * completely, by removing the types from the sources of the TypeScript kit.
 *
 * @throws SuiteDefect when the source of a kit lacks a generated block, or has an unknown block
 */
export async function kitFiles(packageRoot: string, protocol: DocumentedProtocol): Promise<KitFile[]> {
  const operations = kitOperations(protocol);
  const values = kitValues(protocol);
  const currentOf = (file: string): string =>
    existsSync(join(packageRoot, file)) ? readFileSync(join(packageRoot, file), 'utf8') : '';
  const files = KIT_LANGUAGES.flatMap((language) => {
    const generated = (name: string, make: (current: string, file: string) => string): KitFile => {
      const file = `ports/kits/${language.language}/${name}`;
      const current = currentOf(file);
      return { file, current, wanted: make(current, file) };
    };
    return [
      ...Object.entries(language.blocks(operations, values)).map(([name, blocks]) =>
        generated(name, (current, file) => fillSource(current, blocks, file)),
      ),
      generated('README.md', (current, file) => fillBlocks(current, readmeBlocks(language), file)),
      generated('gitignore', () => ignoredText(language)),
      generated('known-failures.txt', () => knownFailuresText(language)),
      generated('.github/workflows/conformance.yml', () => workflowText(language)),
    ];
  });
  const withoutTypes = ['adapter', 'values'].map(async (name) => {
    const source = `ports/kits/typescript/${name}.ts`;
    const text = files.find(({ file }) => file === source)?.wanted ?? currentOf(source);
    const file = `ports/kits/javascript/${name}.mjs`;
    return { file, current: currentOf(file), wanted: await javascriptOf(text, join(packageRoot, file)) };
  });
  return [...files, ...(await Promise.all(withoutTypes))];
}
