import { fileTextsBecome } from '../../changes/files';
import { eachOf, mutantsOf, type Mutant } from '../mutant';

/** A line that no parser of YAML accepts: it makes a file that cannot be read. */
const MALFORMED = '\ta: ]';

/** Mistakes in the syntax of YAML, as what such a parser would read in place of a file. */
export const mutants: readonly Mutant[] = mutantsOf(
  'LOAD-06',
  eachOf<(text: string) => string>(
    {
      'begins a comment at a hash sign without a space before it': (text) =>
        text.replace(/(?<=: [^"'\n]*\S)#.*/g, ''),
      'keeps a comment behind a text without quotes': (text) => text.replace(/(?<=: )(\w+ # .*)/g, '"$1"'),
      'ends a text at a colon within it': (text) => text.replace(/(?<=: \w+):.*/g, ''),
      'takes quotes out of a text that does not begin with one': (text) =>
        text.replace(/(?<=: \w.*)["'](?!\w* *$)/g, ''),
      'treats an apostrophe in a text without quotes as a quote that is not closed': (text) =>
        text.replace(/^.*: \w+'\w .*$/gm, MALFORMED),
      'processes backslashes in texts without quotes': (text) => text.replace(/(?<=: )\w:\\.*/g, '"$&"'),
      'processes backslashes in single quotes': (text) => text.replace(/'([^'\n]*\\[^'\n]*)'/g, '"$1"'),
      'keeps the space between a key and its colon': (text) => text.replace(/^( *)(\w+ ):/gm, '$1"$2":'),
      'keeps all but one of the spaces behind a colon': (text) => text.replace(/: ( +)(\w+)$/gm, ': "$1$2"'),
      'ends a text at a comma, as in braces': (text) => text.replace(/(?<=: \w[^"'{\n]*),.*/g, ''),
      'leaves escapes of two digits unchanged': (text) => text.replaceAll('\\x', '\\\\x'),
      'cuts characters beyond 16 bits in escapes': (text) => text.replace(/\\U[0-9A-F]{4}/g, '\\u'),
      'reads no escapes of one letter beyond those of JSON': (text) =>
        text.replace(/^.*"[^"\n]*\\[aeNLP_][^"\n]*"$/gm, MALFORMED),
      'ends a map at a comment at the left border': (text) => text.replace(/(?<=\n +\S.*)\n#[^]*/, ''),
      'reads no explicit keys': (text) => text.replace(/^ *\? .*$/gm, MALFORMED),
      'drops spaces at the ends of lines of a block text': (text) =>
        text.replace(/(?<=: \|\n +\w+) +$/gm, ''),
      'reads no tab behind a colon': (text) => text.replace(/^.*:\t.*$/gm, MALFORMED),
      'keeps one line break of a block text that keeps all': (text) => text.replaceAll('|+', '|'),
      'drops lines that begin with a hash sign from block texts': (text) => text.replace(/^ +#.*\n/gm, ''),
      'ignores a given indentation': (text) => text.replace(/\|\d/g, '|'),
      'keeps a backslash at the end of a line': (text) => text.replace(/\\\n +/g, '\\\\ '),
      'keeps the line breaks of a single-quoted text': (text) =>
        text.replace(/: '([^']*(?:''[^']*)*\n[^']*)'/g, (_, lines: string) => `: ${JSON.stringify(lines)}`),
      'reads an alias as a text': (text) => text.replace(/(?<=: )(\*\w+)/g, '"$1"'),
      'understands aliases of texts alone': (text) => text.replaceAll('*menu', '"*menu"'),
      'reads braces only in one line': (text) => text.replace(/\{\n[^]*\n +\}/g, MALFORMED),
      'reads a carriage return at the end of a line as part of the text': (text) =>
        text.replace(/(?<=: )(\w+)\r\n/g, '"$1\\r"\n'),
      'keeps carriage returns in block texts': (text) =>
        text.replace(/\|\r\n +(\w+)\r\n +(\w+)\r\n/g, '"$1\\r\\n$2\\r\\n"\n'),
      'keeps carriage returns in quoted texts': (text) =>
        text.replace(/'(\w+)\r\n\r\n +(\w+)'/g, '"$1\\r\\n$2"'),
      'reads no empty line with a carriage return': (text) => text.replaceAll('\r\n\r\n', `\n${MALFORMED}\n`),
      'reads no line of three dots': (text) => text.replace(/^\.{3}$/gm, MALFORMED),
      'reads no empty line at the end of a file': (text) => text.replace(/\n\n$/, `\n${MALFORMED}`),
      'keeps spaces at the ends of lines': (text) => text.replace(/: (\w+ +)$/gm, ': "$1"'),
    },
    (change) => fileTextsBecome('.yml', change),
  ),
);
