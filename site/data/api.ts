import { join } from 'node:path';
import ts from 'typescript';

/** An export of the reference. */
export interface ApiEntry {
  /** Its name, with that of its namespace: `Loader.YAML`. */
  readonly name: string;
  readonly kind: 'class' | 'function' | 'interface' | 'type' | 'constant';
  /** Its doc comment, or an empty text. */
  readonly doc: string;
  /** Its declaration without its members, or the whole declaration if it has none. */
  readonly signature: string;
  readonly members: readonly ApiMember[];
}

/** A public member of a class or an interface. */
export interface ApiMember {
  readonly name: string;
  readonly signature: string;
  readonly doc: string;
}

/**
 * Reads the public API of the reference from the declarations that the compiler makes of it.
 *
 * @param packageRoot the folder that holds `reference/`
 */
export function readApi(packageRoot: string): ApiEntry[] {
  const folder = join(packageRoot, 'reference');
  const options = { types: [], lib: ['lib.es2023.d.ts'] };
  const host = ts.createCompilerHost(options);
  const declarations = declarationsOf(folder);
  const file = join(folder, 'index.d.ts');
  const program = ts.createProgram([file], options, {
    ...host,
    fileExists: (name) => declarations.has(name) || (!name.startsWith(folder) && host.fileExists(name)),
    getSourceFile: (name, ...others) => {
      const text = declarations.get(name);
      return text === undefined
        ? host.getSourceFile(name, ...others)
        : ts.createSourceFile(name, text, others[0], true);
    },
  });
  const checker = program.getTypeChecker();
  return exportsOf(checker.getSymbolAtLocation(program.getSourceFile(file)!)!, '', checker);
}

/** Returns the text of each declaration file that the compiler makes of a folder, by the path beside the source. */
function declarationsOf(folder: string): ReadonlyMap<string, string> {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(folder, 'tsconfig.json'),
    { declaration: true, emitDeclarationOnly: true, outDir: folder, noEmit: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )!;
  const declarations = new Map<string, string>();
  ts.createProgram(config.fileNames, config.options).emit(undefined, (name, text) =>
    declarations.set(name, text),
  );
  return declarations;
}

function exportsOf(module: ts.Symbol, prefix: string, checker: ts.TypeChecker): ApiEntry[] {
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const name = `${prefix}${exported.name}`;
    if (symbol.flags & ts.SymbolFlags.ValueModule) return exportsOf(symbol, `${name}.`, checker);
    return (symbol.declarations ?? [])
      .slice(0, 1)
      .map((declaration) => entryOf(name, symbol, declaration, checker));
  });
}

function entryOf(
  name: string,
  symbol: ts.Symbol,
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): ApiEntry {
  const members = membersOf(declaration);
  return {
    name,
    kind: kindOf(declaration),
    doc: docOf(symbol, checker),
    signature: signatureOf(declaration, members.length > 0),
    members: members.map((member) => ({
      name: member.name?.getText() ?? 'constructor',
      signature: member.getText(),
      doc: memberDoc(member, checker),
    })),
  };
}

/** Returns the public members of a class or an interface. */
function membersOf(declaration: ts.Declaration): readonly (ts.ClassElement | ts.TypeElement)[] {
  if (!ts.isClassDeclaration(declaration) && !ts.isInterfaceDeclaration(declaration)) return [];
  const isPrivate = (member: ts.ClassElement | ts.TypeElement): boolean =>
    (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) !== 0;
  return [...declaration.members].filter((member) => !isPrivate(member));
}

function kindOf(declaration: ts.Declaration): ApiEntry['kind'] {
  if (ts.isClassDeclaration(declaration)) return 'class';
  if (ts.isFunctionDeclaration(declaration)) return 'function';
  if (ts.isInterfaceDeclaration(declaration)) return 'interface';
  return ts.isTypeAliasDeclaration(declaration) ? 'type' : 'constant';
}

function signatureOf(declaration: ts.Declaration, hasMembers: boolean): string {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const text = statement.getText().replace(/^export (?:declare )?/, '');
  return hasMembers ? text.slice(0, text.indexOf('{')).trim() : text;
}

function memberDoc(member: ts.ClassElement | ts.TypeElement, checker: ts.TypeChecker): string {
  const symbol = member.name && checker.getSymbolAtLocation(member.name);
  if (symbol) return docOf(symbol, checker);
  const [comment] = ts.getJSDocCommentsAndTags(member);
  return withoutLinks(ts.getTextOfJSDocComment(comment?.comment) ?? '');
}

/** Returns the doc comment of a symbol, or the one of the interface that it implements. */
function docOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const errors = symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === 'throws')
    .map(({ text: its }) => `Throws ${ts.displayPartsToString(its)}.`);
  return withoutLinks([text, ...errors].join('\n\n'));
}

/** Writes links between declarations as code. */
function withoutLinks(text: string): string {
  return text.replace(/\{@link (\w+)\}/g, '`$1`').trim();
}
