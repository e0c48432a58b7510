import type { SourceFile } from './project-files';

/** The fields of a YAML list whose values are texts for readers. */
const TEXT_FIELD = /^( *(?:- )?)(?:title|why|original|reference|reading|sentence|document|says): (.*)$/;

/** Returns the descriptions and rules of a feature file as a page. The texts keep their line numbers. */
export function proseOfFeature({ file, source }: SourceFile): SourceFile {
  let isDescription = false;
  const lines = source.split('\n').map((line) => {
    const [, rule] = /^ *Rule: (.*)$/.exec(line) ?? [];
    if (rule !== undefined) return rule;
    if (line.startsWith('Feature:')) isDescription = true;
    else if (line.trim() === '') isDescription = false;
    else if (isDescription) return line.trim();
    return '';
  });
  return { file, source: lines.join('\n') };
}

/** Returns the texts of a YAML list as a page. The texts keep their line numbers. */
export function proseOfList({ file, source }: SourceFile): SourceFile {
  let indent = '';
  const lines = source.split('\n').map((line) => {
    const [, start, text = ''] = TEXT_FIELD.exec(line) ?? [];
    if (start !== undefined) {
      indent = text === '>-' ? `${' '.repeat(start.length)}  ` : '';
      return text === '>-' ? '' : `- ${text}`;
    }
    if (!line.startsWith(indent)) indent = '';
    return indent === '' ? '' : line.trim();
  });
  return { file, source: lines.join('\n') };
}
