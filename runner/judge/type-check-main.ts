import { dirname, relative } from 'node:path';
import type * as TypeScript from 'typescript';

// Checks the types of a module, and prints one line per error. Usage: node type-check-main.js <module> <typescript.js>,
// where `<typescript.js>` is the compiler's library.

/** The codes of errors about missing types: the types of a module (2307, 2792, 7016) or of Node (2580, 2591). */
const MISSING_TYPES = new Set([2307, 2580, 2591, 2792, 7016]);

/** The codes of errors that may result from missing types: an unknown name (2304, 2503) or an implicit `any` (70xx). */
const CONSEQUENCES = new Set([2304, 2503, 7005, 7006, 7019, 7031, 7034]);

main(String(process.argv[2]), String(process.argv[3]));

function main(file: string, compiler: string): void {
  const ts = require(compiler) as typeof TypeScript;
  const options = optionsFor(file, ts);
  const host = ts.createCompilerHost(options);
  // The compiler looks for types in the folder of the module. By default, it would look in the folder in which the
  // command was called.
  host.getCurrentDirectory = () => dirname(file);
  const program = ts.createProgram([file], options, host);
  const errors = program
    .getSourceFiles()
    .filter((source) => !source.isDeclarationFile && !program.isSourceFileFromExternalLibrary(source))
    .flatMap((source) => [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ])
    .filter(({ category }) => category === ts.DiagnosticCategory.Error);
  const isMissing = errors.some(({ code }) => MISSING_TYPES.has(code));
  const diagnostics = errors.filter(
    ({ code }) => !MISSING_TYPES.has(code) && !(isMissing && CONSEQUENCES.has(code)),
  );
  process.stdout.write(diagnostics.map((one) => `${textOf(one, ts)}\n`).join(''));
}

/** Returns the compiler options from the user's configuration, or, if there is none, options that suit any module. */
function optionsFor(file: string, ts: typeof TypeScript): TypeScript.CompilerOptions {
  const configuration = ts.findConfigFile(dirname(file), ts.sys.fileExists);
  const own: { readonly config?: unknown } =
    configuration === undefined ? {} : ts.readConfigFile(configuration, ts.sys.readFile);
  if (configuration === undefined || own.config === undefined) {
    return {
      strict: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.Preserve,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: ['*'],
      skipLibCheck: true,
      noEmit: true,
    };
  }
  const base = dirname(configuration);
  const { options } = ts.parseJsonConfigFileContent(own.config, ts.sys, base, undefined, configuration);
  return { ...options, noEmit: true, skipLibCheck: true, composite: false, incremental: false };
}

/**
 * Formats an error as a line, such as `adapter.ts:3:7: error TS2322: Type 'string' is not assignable to type 'number'.`
 */
function textOf({ file, start, code, messageText }: TypeScript.Diagnostic, ts: typeof TypeScript): string {
  const message = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ');
  if (file === undefined || start === undefined) return `error TS${code}: ${message}`;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return `${relative(process.cwd(), file.fileName)}:${line + 1}:${character + 1}: error TS${code}: ${message}`;
}
