import { fileTextsBecome } from '../../changes/files';
import { inLoadedFiles, inReadFiles } from '../files-of-format';
import { eachOf, mutantsOf, type Mutant } from '../mutant';

/** Mistakes in loading JSON files. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('LOAD-03', {
    ...inLoadedFiles('json'),
    ...eachOf<(text: string) => string>(
      {
        'does not know the escapes of a backspace and a form feed': (text) => text.replace(/\\(?=[bf])/g, ''),
        'knows no escapes in capitals': (text) => text.replace(/\\u(?=[\dA-F]*[A-F])/g, 'u'),
        'drops what follows two slashes': (text) => text.replace(/\/\/.*?(?=")/g, ''),
        'reads a separator of lines as a line break': (text) => text.replace(/[\u2028\u2029]/g, '\\n'),
        'refuses line breaks of two characters': (text) => text.replaceAll('\r\n', ']'),
        'refuses tabs': (text) => text.replaceAll('\t', ']'),
      },
      (change) => fileTextsBecome('.json', change),
    ),
  }),
  ...mutantsOf('LOAD-04', inReadFiles('json')),
];
