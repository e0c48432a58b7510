import { OperationError } from '../../../../adapter/contract/errors';
import { injectedBecome } from '../../../changes/loading';
import { found, lookups, textsBecome } from '../../../changes/lookups';
import type { Change } from '../../../changes/reference-with';
import { mapLeaves } from '../../../changes/translations';
import { mutantsOf, type Mutant } from '../../mutant';

/** Mistakes in the text around placeholders. */
export const mutants: readonly Mutant[] = mutantsOf('INTERP-05', {
  'replaces notations of printf': [
    'The text is passed to printf, with the values.',
    filling((name) => [`%<${name}>s`, `%(${name})s`]),
  ],
  'replaces names after a colon': ['Other libraries write :name.', filling((name) => [`:${name}`])],
  'replaces names after a dollar sign or an at sign': [
    'Shells and templates write $name.',
    filling((name) => [`$${name}`, `@${name}`]),
  ],
  'replaces names between percent signs, underscores or brackets': [
    'Other libraries write %name% or __name__.',
    filling((name) => [`%${name}%`, `__${name}__`, `[${name}]`]),
  ],
  'replaces names in doubled braces': ['Other libraries write {{name}}.', filling((name) => [`{{${name}}}`])],
  'replaces names in braces with a sign before them': [
    'Programming languages write ${name} and #{name} in String literals.',
    filling((name) => [`\${${name}}`, `#{${name}}`]),
  ],
  'replaces names in braces with spaces around them': [
    'Spaces make a placeholder easier to read.',
    filling((name) => [`{ ${name} }`, `% {${name}}`]),
  ],
  'replaces the tags of ERB templates': [
    'Texts are read as templates of a web framework.',
    filling((name) => [`<%= ${name} %>`]),
  ],
  'replaces numbered placeholders, such as {0}': [
    'Other formats number their placeholders, as in {0}.',
    filling(() => ['{0}', '%1$s']),
  ],
  'treats two percent signs as an escape': [
    'Another library writes %%{name} for the text %{name}.',
    written((text, value) =>
      text.replace(/%?%\{name\}/g, (all) => (all.startsWith('%%') ? all.slice(1) : value)),
    ),
  ],
  'treats a backslash as an escape': [
    'Other formats escape with a backslash.',
    written((text, value) =>
      text.replace(/\\?%\{name\}/g, (all) => (all.startsWith('\\') ? all.slice(1) : value)),
    ),
  ],
  'treats the letter after a placeholder as a directive': [
    'Another language writes %(name)s, with a directive at the end.',
    written((text, value) => text.replace(/%\{name\}[sd]?/g, value)),
  ],
  'drops a sign before a placeholder': [
    'The regular expression also matches an optional sign from another notation, such as #.',
    written((text, value) => text.replace(/[#$]?%\{name\}/g, value)),
  ],
  'drops braces around a placeholder': [
    'In other libraries, doubled braces mark a placeholder.',
    written((text, value) => text.replace(/\{%\{name\}\}|%\{name\}/g, value)),
  ],
  'replaces the name of a value wherever it occurs in a text': [
    'The percent signs and the braces are removed before the names are replaced.',
    written((text, value) => text.replaceAll('%{name}', value).replaceAll('name', value)),
  ],
  'leaves a placeholder after a letter or a digit unchanged': [
    'The regular expression begins with a word boundary.',
    injectedBecome((translations) =>
      mapLeaves(translations, (leaf) =>
        typeof leaf === 'string' ? leaf.replace(/(?<=[\p{L}\p{N}_])%\{/gu, '%\0{') : leaf,
      ),
    ),
    textsBecome((text) => text.replaceAll('%\0{', '%{')),
  ],
  'raises an error for a placeholder without an end': [
    'The parser of placeholders expects a closing brace.',
    lookups((lookup, reference) => async (params) => {
      const text = await found(reference, { ...params, params: null, kwargs: {} });
      if (/%\{[^}]*$/.test(text ?? '')) throw new OperationError(3, 'ArgumentError', 'a brace is not closed');
      return lookup(params);
    }),
  ],
});

/** Makes lookups fill other notations of a name with its value. */
function filling(notations: (name: string) => readonly string[]): Change {
  return lookups((lookup) => async (params) => {
    const values = Object.entries(params.params ?? {});
    return values.reduce(
      (text, [name, value]) =>
        notations(name).reduce((filled, notation) => filled.replaceAll(notation, () => String(value)), text),
      await lookup(params),
    );
  });
}

/** Changes how a text is filled with the value of `name`. */
function written(fill: (text: string, value: string) => string): Change {
  return lookups((lookup, reference) => async (params) => {
    const value = params.params?.['name'];
    const text = await found(reference, { ...params, params: null });
    return value === undefined || text === undefined ? lookup(params) : fill(text, String(value));
  });
}
