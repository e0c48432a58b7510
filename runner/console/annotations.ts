import { type Block, type Fold, plainText, type Text } from '../blocks/block';
import { PLAIN, terminalText } from '../blocks/terminal-text';
import { safeText, shortened } from '../text/escape';
import { count } from '../text/suite-text';

/** The maximum number of annotations per run. GitHub shows at most ten errors per step. */
const MAX_ANNOTATIONS = 10;
/** The number of characters after which the text of an annotation is truncated, chosen to keep annotations short. */
const MAX_TEXT_LENGTH = 1500;

/**
 * Returns the workflow commands that make GitHub show the result of a run as annotations. There is one annotation for
 * each kind of adapter fault, each finding, each missing surface or operation, and each outdated known-failure entry.
 * If there are more than ten, the tenth annotation states how many are left out.
 */
export function annotationLines(blocks: readonly Block[]): string[] {
  const all = annotationsOf(blocks);
  const shown = all.length > MAX_ANNOTATIONS ? all.slice(0, MAX_ANNOTATIONS - 1) : all;
  const rest = all.length - shown.length;
  const more = { title: count(rest, 'more finding'), text: 'The log and the reports show all of them.' };
  return [...shown, ...(rest > 0 ? [more] : [])].map(
    ({ title, text }) => `::error title=${property(safeText(title))}::${data(safeText(text))}`,
  );
}

/** Returns an annotation for each block whose first span is a bad verdict. Its title begins with that of its part. */
function annotationsOf(blocks: readonly Block[]): { readonly title: string; readonly text: string }[] {
  let part = '';
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') part = block.title;
    return badBlocks(block).map((one) => {
      if (one.kind === 'text') return { title: part, text: plainText(one.line) };
      const numbers = one.numbers === undefined ? '' : ` (${one.numbers})`;
      const title = `${part}: ${plainText(one.summary)}${numbers}`;
      const content = terminalText(one.content(), { ...PLAIN, isVerbose: false });
      return { title, text: shortened(content, MAX_TEXT_LENGTH) };
    });
  });
}

/** Returns the block itself if it begins with a bad verdict, or such blocks in a part that only folds others. */
function badBlocks(block: Block): (Fold | Text)[] {
  if (block.kind !== 'fold' && block.kind !== 'text') return [];
  const [first] = block.kind === 'fold' ? block.summary : block.line;
  const isVerdict = typeof first === 'object' && 'verdict' in first;
  if (isVerdict) return first.verdict === 'expected-failure' ? [] : [block];
  return block.kind === 'fold' ? block.content().flatMap(badBlocks) : [];
}

/** Escapes the message of a workflow command. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Escapes the value of a workflow command's property. */
function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
