import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Catalog, Errors, Loader } from '../../reference/index';

/** The outcome of injecting a file. */
export interface Outcome {
  readonly file: string;
  /** The reason, after its place as far as it is known: `2:3 en.a: the reason`. */
  readonly refused?: string;
  /** Whether the catalog has only its earlier translations. */
  readonly isUnchanged?: boolean;
  /** The texts of some keys in the locales of the file. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Whether the built-in prototypes have only their original properties. */
  readonly isPrototypeClean: boolean;
}

const KEYS =
  'a b yes off sexagesimal octal old_octal toString polluted __proto__.polluted a.__proto__.polluted'
    .split(' ')
    .concat('constructor.prototype.polluted', 'k'.repeat(20_000));
const PROTOTYPE = ownNames();

function ownNames(): string {
  return [Object.prototype, Array.prototype, Function.prototype].flatMap(Object.getOwnPropertyNames).join();
}

/** Injects the only file of a folder into a catalog that already has a text. */
function load(path: string, file: string): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  copyFileSync(join(path, file), join(folder, file));
  const catalog = new Catalog();
  catalog.inject({ en: { kept: 'kept', a: 'before' } });
  try {
    catalog.inject(extname(file) === '.json' ? new Loader.JSON(folder) : new Loader.YAML(folder));
    return { file, texts: textsOf(catalog), isPrototypeClean: ownNames() === PROTOTYPE };
  } catch (error) {
    const isUnchanged =
      String([catalog.availableLocales, catalog.t('kept'), catalog.t('a')]) === 'en,kept,before';
    return { file, refused: refusalOf(error), isUnchanged, isPrototypeClean: ownNames() === PROTOTYPE };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function refusalOf(error: unknown): string {
  if (!(error instanceof Errors.InvalidTranslations)) return `not an error of the library: ${String(error)}`;
  const { place, reason } = error;
  const line = place.line === undefined ? '' : `${place.line}:${place.column} `;
  return `${line}${place.key === undefined ? '' : `${place.key}: `}${reason}`;
}

function textsOf(catalog: Catalog): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const locale of catalog.availableLocales) {
    catalog.activate(locale);
    for (const key of KEYS) {
      const text = catalog.t(key, { default: '', params: { a: 'A' } });
      if (text !== '')
        texts[`${locale}.${key.slice(0, 40)}`] = text.length > 40 ? `${text.length} characters` : text;
    }
  }
  return texts;
}

const [path = '', ...files] = process.argv.slice(2);
for (const file of files) console.log(JSON.stringify(load(path, file)));
