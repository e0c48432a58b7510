import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A function, table or constant of the reference that implements rules. */
export interface KeptCode {
  /** The path of the file, relative to the package's root. */
  readonly file: string;
  /** The line on which the code begins, after its comment. */
  readonly line: number;
  /** The name, with the name of its class: `Catalog.translate`. */
  readonly name: string;
  /** The comments and the code. */
  readonly source: string;
}

const RULE_ID = /(?<![\w-])[A-Z]+-\d\d(?![\w-])/g;

/** Finds the code of the reference whose comments name a rule, by the rule's id. */
export function readKeptCode(packageRoot: string): ReadonlyMap<string, readonly KeptCode[]> {
  const kept = new Map<string, KeptCode[]>();
  const files = readdirSync(join(packageRoot, 'reference'), { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => /^(?!dist\b).*\.ts$/.test(file)).sort()) {
    const file = `reference/${name.replaceAll('\\', '/')}`;
    for (const [id, code] of keptIn(file, readFileSync(join(packageRoot, file), 'utf8'))) {
      kept.set(id, [...(kept.get(id) ?? []), code]);
    }
  }
  return kept;
}

/** Returns each rule that a comment of a source file names, with the code below the comment. */
export function keptIn(file: string, text: string): [string, KeptCode][] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: [string, KeptCode][] = [];
  const seen = new Set<number>();
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) {
      // The first child of a node begins at the same position, with the same comments.
      if (seen.has(pos)) continue;
      seen.add(pos);
      const ids = new Set(text.slice(pos, end).match(RULE_ID));
      for (const id of ids) found.push([id, codeOf(node, pos, source)]);
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

function codeOf(node: ts.Node, start: number, source: ts.SourceFile): KeptCode {
  const column = source.getLineAndCharacterOfPosition(start).character;
  const indent = new RegExp(`^ {${column}}`, 'gm');
  return {
    file: source.fileName,
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    name: nameOf(node),
    source: source.text.slice(start, node.getEnd()).replace(indent, ''),
  };
}

function nameOf(node: ts.Node): string {
  if (ts.isConstructorDeclaration(node)) return `new ${nameOf(node.parent)}`;
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.map(({ name }) => name.getText()).join(', ');
  }
  const own = ts.getNameOfDeclaration(node as ts.Declaration)?.getText() ?? '';
  const owner =
    ts.isClassLike(node.parent) || ts.isInterfaceDeclaration(node.parent) ? node.parent : undefined;
  return [owner?.name?.text, own].filter(Boolean).join('.');
}
