import { join } from 'node:path';
import ts from 'typescript';

/** An export of the reference. */
export interface ApiEntry {
  /** The name of the export with its namespace, such as `Loader.YAML`. */
  readonly name: string;
  readonly kind: 'class' | 'function' | 'interface' | 'type' | 'constant';
  /** The doc comment of the export, or an empty text. */
  readonly doc: string;
  /** The declaration of the export, without members if it has any. */
  readonly signature: string;
  readonly members: readonly ApiMember[];
}

/** A public member of a class or an interface, with its overloads or its pair of accessors. */
export interface ApiMember {
  readonly name: string;
  readonly signatures: readonly string[];
  readonly doc: string;
}

/** The order of the exports: first the most important names, then the namespaces. */
const ORDER = [/^I18n$/, /^Catalog$/, /^Config$/, /^Loader\./, /^Errors\./, /^Locale\./, /^Pluralization\./];

/**
 * Reads the public API of the reference from the declarations that the compiler generates.
 *
 * @param packageRoot the folder that contains `reference/`
 */
export function readApi(packageRoot: string): ApiEntry[] {
  const folder = join(packageRoot, 'reference');
  const file = join(folder, 'index.d.ts');
  const program = programOf(declarationsOf(folder), file);
  const checker = program.getTypeChecker();
  const entries = exportsOf(checker.getSymbolAtLocation(program.getSourceFile(file)!)!, '', checker);
  const place = ({ name }: ApiEntry): number => {
    const index = ORDER.findIndex((pattern) => pattern.test(name));
    return index === -1 ? ORDER.length : index;
  };
  return entries.sort((one, other) => place(one) - place(other) || (one.name < other.name ? -1 : 1));
}

/** Returns the program of a declaration file and of those that it imports, by their paths. */
function programOf(declarations: ReadonlyMap<string, string>, file: string): ts.Program {
  // The declarations of the language and of packages are not shown, and reading them takes longest.
  const options = { types: [], noLib: true };
  const host = ts.createCompilerHost(options);
  return ts.createProgram([file], options, {
    ...host,
    fileExists: (name) => declarations.has(name),
    getSourceFile: (name, version) => {
      const text = declarations.get(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, version, true);
    },
  });
}

/**
 * Returns the texts of the declaration files that the compiler generates for a folder. The keys are the paths that the
 * files would have beside their sources.
 */
function declarationsOf(folder: string): ReadonlyMap<string, string> {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(folder, 'tsconfig.json'),
    // Declarations need neither the types of Node nor a check, which would take longer than everything else.
    { declaration: true, emitDeclarationOnly: true, outDir: folder, noEmit: false, noCheck: true, types: [] },
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
  const members = membersOf(declaration, checker);
  return {
    name,
    kind: kindOf(declaration),
    doc: docOf(symbol, checker),
    signature: signatureOf(declaration),
    members: [...new Set(members.map(nameOfMember))].map((its) => {
      const overloads = members.filter((member) => nameOfMember(member) === its);
      return {
        name: its,
        signatures: overloads.map((member) => member.getText().replace(/;$/, '')),
        doc: overloads.map((member) => memberDoc(member, checker)).find((doc) => doc !== '') ?? '',
      };
    }),
  };
}

type Member = ts.ClassElement | ts.TypeElement;

function nameOfMember(member: Member): string {
  if (member.name !== undefined) return member.name.getText();
  return ts.isIndexSignatureDeclaration(member) ? '[name]' : 'constructor';
}

/**
 * Returns the public members of a class or an interface, including inherited members. For a constant such as `I18n`,
 * returns the members of its class.
 */
function membersOf(declaration: ts.Declaration, checker: ts.TypeChecker): readonly Member[] {
  const type = ts.isVariableDeclaration(declaration)
    ? checker.getTypeAtLocation(declaration).symbol?.declarations?.find(ts.isClassDeclaration)
    : declaration;
  if (type === undefined || !(ts.isClassDeclaration(type) || ts.isInterfaceDeclaration(type))) return [];
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  const members = [...type.members].filter(
    (member: Member) => (ts.getCombinedModifierFlags(member) & hidden) === 0,
  );
  return [...members, ...basesOf(type, checker).flatMap((base) => membersOf(base, checker))];
}

/**
 * Returns the classes or interfaces that a class or an interface extends. Declarations from packages and from the
 * language itself, such as `Error`, are left out.
 */
function basesOf(
  { heritageClauses = ts.factory.createNodeArray() }: ts.ClassDeclaration | ts.InterfaceDeclaration,
  checker: ts.TypeChecker,
): ts.Declaration[] {
  return heritageClauses
    .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    .flatMap(({ types }) => [...types])
    .flatMap((type) => checker.getTypeAtLocation(type).symbol?.declarations ?? [])
    .filter((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'));
}

function kindOf(declaration: ts.Declaration): ApiEntry['kind'] {
  if (ts.isClassDeclaration(declaration)) return 'class';
  if (ts.isFunctionDeclaration(declaration)) return 'function';
  if (ts.isInterfaceDeclaration(declaration)) return 'interface';
  return ts.isTypeAliasDeclaration(declaration) ? 'type' : 'constant';
}

function signatureOf(declaration: ts.Declaration): string {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const text = statement.getText().replace(/^export (?:declare )?/, '');
  const hasMembers = ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration);
  return hasMembers ? text.slice(0, text.indexOf('{')).trim() : text;
}

function memberDoc(member: Member, checker: ts.TypeChecker): string {
  const symbol = member.name && checker.getSymbolAtLocation(member.name);
  if (symbol) return docOf(symbol, checker);
  const [comment] = ts.getJSDocCommentsAndTags(member);
  return withoutLinks(ts.getTextOfJSDocComment(comment?.comment) ?? '');
}

/** Returns the doc comment of a symbol, or of the interface member that it implements. */
function docOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const errors = symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === 'throws')
    .map(({ text: its }) => `Throws ${ts.displayPartsToString(its)}.`);
  return withoutLinks([text, ...errors].join('\n\n'));
}

/** Replaces links to declarations by code in backticks. */
function withoutLinks(text: string): string {
  return text.replace(/\{@link (\w+)\}/g, '`$1`').trim();
}
