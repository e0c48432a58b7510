import { join } from 'node:path';
import ts from 'typescript';

/** The declarations of the language, which all compilations of a process share, because reading them takes longest. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/**
 * Checks the types of files as `tsc` does, and returns what it would report.
 *
 * @param folder the folder in which `tsc` would be started
 * @param args the arguments of `tsc`
 */
export function compilerReport(folder: string, args: readonly string[]): string {
  const { options, fileNames, errors } = ts.parseCommandLine(args);
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getCurrentDirectory = () => folder;
  host.getSourceFile = (name, ...others) => {
    if (!name.startsWith(`${host.getDefaultLibLocation!()}/`)) return read(name, ...others);
    if (!libraries.has(name)) libraries.set(name, read(name, ...others));
    return libraries.get(name);
  };
  const files = fileNames.map((file) => join(folder, file));
  const program = ts.createProgram(files, options, host);
  return ts.formatDiagnostics([...errors, ...ts.getPreEmitDiagnostics(program)], host);
}
