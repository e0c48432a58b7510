import { paramsBecome } from '../../../changes/values';
import type { Change } from '../../../changes/reference-with';
import { mutant, type Mutant } from '../../mutant';

/** Mistakes in the names of placeholders. */
export const mutants: readonly Mutant[] = [
  mutant(
    'INTERP-04',
    'accepts only ASCII letters, digits and underscores in a name',
    'The pattern of a name is \\w+.',
    knowing(/^[A-Za-z0-9_]+$/),
  ),
  mutant(
    'INTERP-04',
    'accepts only letters, digits and underscores in a name',
    'The pattern of a name is \\w+, in a language whose \\w knows all scripts.',
    knowing(/^[\p{L}\p{N}_]+$/u),
  ),
  mutant('INTERP-04', 'ends a name at a space', 'The pattern of a name is \\S+.', knowing(/^\S+$/)),
  mutant(
    'INTERP-04',
    'treats a dot as access to a member',
    'The values are looked up along a path.',
    knowing(/^[^.]+$/),
  ),
  mutant(
    'INTERP-04',
    'treats digits as a position',
    'In other formats, values are numbered.',
    knowing(/^\D+$/),
  ),
  mutant(
    'INTERP-04',
    'treats a capital at the start as a constant',
    'Names are written like those of variables.',
    knowing(/^[^A-Z]/),
  ),
  mutant(
    'INTERP-04',
    'treats an underscore at the start as a private name',
    'Names are written like those of members.',
    knowing(/^(?!_[a-z])/),
  ),
  mutant(
    'INTERP-04',
    'treats a colon or a comma as the beginning of a format',
    'In other libraries, the format of a value follows its name.',
    knowing(/^[^:,]+$/),
  ),
  mutant(
    'INTERP-04',
    'reads the name as a regular expression',
    'The placeholder is found by an expression with the name in it.',
    knowing(/^[^?$(+*)]+$/),
  ),
  mutant(
    'INTERP-04',
    'accepts only letters, digits, spaces, dots and hyphens in a name',
    'The regular expression for names has only the characters that its author thought of.',
    knowing(/^[\p{L}\p{N}\p{M}\p{S}_ .-]+$/u),
  ),
  mutant(
    'INTERP-04',
    'drops characters beyond 16 bits from a name',
    'The text is scanned unit by unit.',
    knowing(/^[\0-\uffff]+$/u),
  ),
  mutant(
    'INTERP-04',
    'loses names that every object inherits',
    'A name is checked against the members of an empty object.',
    keeping((name) => !(name in {})),
  ),
  mutant(
    'INTERP-04',
    'loses the name __proto__',
    'The values are assigned to an object one by one.',
    keeping((name) => name !== '__proto__'),
  ),
  mutant(
    'INTERP-04',
    'ignores values whose names are those of methods',
    'The values are read as members of their hash.',
    keeping((name) => !['items', 'keys', 'values', 'get', 'length', 'class', '__class__'].includes(name)),
  ),
  mutant(
    'INTERP-04',
    'ends a name at the first character that is not a letter',
    'The name is looked up as soon as it is complete.',
    paramsBecome((params) =>
      Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, params[/^\w*/.exec(name)![0]] ?? value]),
      ),
    ),
  ),
];

/** Makes lookups know only the values whose name matches. */
function knowing(name: RegExp): Change {
  return keeping((given) => name.test(given));
}

function keeping(isKept: (name: string) => boolean): Change {
  return paramsBecome((params) =>
    Object.fromEntries(Object.entries(params).filter(([name]) => isKept(name))),
  );
}
