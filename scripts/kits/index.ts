import { join } from 'node:path';
import type { DocumentedProtocol } from '../adapter-page/documented-protocol';
import { fillBlocks } from '../conformance-page/fill-blocks';
import { currentText, generated, type GeneratedFile } from '../generated-file';
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

/**
 * Generates the marked blocks and the pages of the starter kits. For the JavaScript kit, generates the sources
 * completely, by removing the types from the sources of the TypeScript kit.
 *
 * @throws SuiteDefect when the source of a kit lacks a generated block, or has an unknown block
 */
export async function kitFiles(packageRoot: string, protocol: DocumentedProtocol): Promise<GeneratedFile[]> {
  const operations = kitOperations(protocol);
  const values = kitValues(protocol);
  const files = KIT_LANGUAGES.flatMap((language) => {
    const make = (name: string, wanted: (current: string, file: string) => string): GeneratedFile => {
      const file = `ports/kits/${language.language}/${name}`;
      return generated(packageRoot, file, (current) => wanted(current, file));
    };
    return [
      ...Object.entries(language.blocks(operations, values)).map(([name, blocks]) =>
        make(name, (current, file) => fillSource(current, blocks, file)),
      ),
      make('README.md', (current, file) => fillBlocks(current, readmeBlocks(language), file)),
      make('gitignore', () => ignoredText(language)),
      make('known-failures.txt', () => knownFailuresText(language)),
      make('.github/workflows/conformance.yml', () => workflowText(language)),
    ];
  });
  const withoutTypes = ['adapter', 'values'].map(async (name) => {
    const source = `ports/kits/typescript/${name}.ts`;
    const text = files.find(({ file }) => file === source)?.wanted ?? currentText(packageRoot, source);
    const file = `ports/kits/javascript/${name}.mjs`;
    const wanted = await javascriptOf(text, join(packageRoot, file));
    return generated(packageRoot, file, () => wanted);
  });
  return [...files, ...(await Promise.all(withoutTypes))];
}
