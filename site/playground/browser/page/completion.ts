import {
  snippetCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { VOCABULARY } from '../vocabulary';

const KEYWORD = /^\s*(Given|When|Then|And|But|\*) /;

/** Offers the steps of the vocabulary after a keyword. */
export function completeStep(context: CompletionContext): CompletionResult | null {
  const line = context.state.doc.lineAt(context.pos);
  const before = line.text.slice(0, context.pos - line.from);
  const [whole = '', keyword] = KEYWORD.exec(before) ?? [];
  if (keyword === undefined) return completeKeyword(context, before);
  const own = VOCABULARY.filter(
    (entry) => !['Given', 'When', 'Then'].includes(keyword) || entry.keyword === keyword,
  );
  const indent = /^\s*/.exec(line.text)![0];
  return {
    from: line.from + whole.length,
    options: own.map((entry) => completionOf(entry, indent)),
    validFor: /^.*$/,
  };
}

function completeKeyword(context: CompletionContext, before: string): CompletionResult | null {
  const [, start] = /^\s*([A-Z]\w*)$/.exec(before) ?? [];
  if (start === undefined) return null;
  const options = ['Given', 'When', 'Then', 'And', 'But'].map((word) => ({ label: word, apply: `${word} ` }));
  return { from: context.pos - start.length, options };
}

function completionOf(
  { pattern, example, argument }: (typeof VOCABULARY)[number],
  indent: string,
): Completion {
  const fields = snippetOf(example);
  const below = { 'doc string': `"""\n\${}\n"""`, table: `| \${name} | \${value} |` };
  const inner = `\n${indent}  `;
  const text = argument === undefined ? fields : `${fields}\n${below[argument]}`.replaceAll('\n', inner);
  return snippetCompletion(text, {
    label: pattern,
    detail: argument ?? '',
    ...(example !== pattern && { info: example }),
  });
}

/** Returns a step with its values as fields to fill in. Braces are escaped, because they would begin a field. */
function snippetOf(example: string): string {
  return example.replaceAll(/[{}]/g, '\\$&').replaceAll(/"([^"\\{}]*)"/g, '"${$1}"');
}
