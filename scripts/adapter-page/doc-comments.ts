import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The files that define the methods and values of the protocol. */
const FILES = ['errors', 'messages', 'methods', 'values'].map((name) => `adapter/contract/${name}.ts`);

/**
 * Reads the doc comments of the protocol's methods and named schemas.
 *
 * @returns the text of each comment on one line, by the name of the described method or schema
 */
export function readDocComments(packageRoot: string): ReadonlyMap<string, string> {
  const comments = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) || ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) {
      const [comment] = ts.getJSDocCommentsAndTags(node);
      const text = ts.getTextOfJSDocComment(comment?.comment);
      if (text !== undefined) comments.set(node.name.getText(), text.replace(/\s+/g, ' '));
    }
    ts.forEachChild(node, visit);
  };
  for (const file of FILES) {
    const source = readFileSync(join(packageRoot, file), 'utf8');
    visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  }
  return comments;
}
