import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentedProtocol } from '../adapter-page/documented-protocol';
import { fillSource } from './blocks';
import type { KitLanguage } from './language';
import { CRYSTAL } from './languages/crystal';
import { GO } from './languages/go';
import { JAVASCRIPT, TYPESCRIPT } from './languages/javascript';
import { PYTHON } from './languages/python';
import { RUBY } from './languages/ruby';
import { kitOperations, kitValues } from './operations';
import { knownFailuresText, readmeText, workflowText } from './pages';

/** The languages that have a starter kit. */
export const KIT_LANGUAGES: readonly KitLanguage[] = [PYTHON, RUBY, GO, CRYSTAL, TYPESCRIPT, JAVASCRIPT];

/** A file of a starter kit that is generated, in part or as a whole. */
interface KitFile {
  /** Its path relative to the package's root. */
  readonly file: string;
  readonly current: string;
  readonly wanted: string;
}

/**
 * Generates the marked places of the starter kits, and their pages.
 *
 * @throws SuiteDefect when the source of a kit does not have the blocks that are generated
 */
export function kitFiles(packageRoot: string, protocol: DocumentedProtocol): KitFile[] {
  const operations = kitOperations(protocol);
  const values = kitValues(protocol);
  return KIT_LANGUAGES.flatMap((language) => {
    const generated = (name: string, make: (current: string, file: string) => string): KitFile => {
      const file = `ports/kits/${language.language}/${name}`;
      const path = join(packageRoot, file);
      const current = existsSync(path) ? readFileSync(path, 'utf8') : '';
      return { file, current, wanted: make(current, file) };
    };
    return [
      ...Object.entries(language.blocks(operations, values)).map(([name, blocks]) =>
        generated(name, (current, file) => fillSource(current, blocks, file)),
      ),
      generated('README.md', () => readmeText(language)),
      generated('known-failures.txt', () => knownFailuresText(language)),
      generated('.github/workflows/conformance.yml', () => workflowText(language)),
    ];
  });
}
