import { paramsBecome } from '../../../changes/values';
import type { Change } from '../../../changes/reference-with';
import { mutantsOf, type Mutant } from '../../mutant';

/** Mistakes in the names of placeholders. */
export const mutants: readonly Mutant[] = mutantsOf('INTERP-04', {
  'accepts only ASCII letters, digits and underscores in a name': [
    'The regular expression for a name is \\w+.',
    knowing(/^[A-Za-z0-9_]+$/),
  ],
  'ends a name at a space': ['The regular expression for a name is \\S+.', knowing(/^\S+$/)],
  'treats a dot as access to a member': [
    'A name that contains a dot is looked up as a path.',
    knowing(/^[^.]+$/),
  ],
  'treats digits as a position': ['In other formats, values are numbered.', knowing(/^\D+$/)],
  'treats a capital at the start as a constant': [
    'Names are read as identifiers, in which a capital at the start marks a constant.',
    knowing(/^[^A-Z]/),
  ],
  'treats an underscore at the start as a private name': [
    'Names are read as identifiers, in which an underscore at the start marks a private member.',
    knowing(/^(?!_[a-z])/),
  ],
  'treats a colon or a comma as the beginning of a format': [
    'In other libraries, the format of a value follows its name.',
    knowing(/^[^:,]+$/),
  ],
  'reads the name as a regular expression': [
    'The name becomes part of the regular expression that finds the placeholder.',
    knowing(/^[^?$(+*)]+$/),
  ],
  'drops characters beyond 16 bits from a name': [
    'The text is scanned in units of 16 bits.',
    knowing(/^[\0-\uffff]+$/u),
  ],
  'ignores values whose names every object inherits, such as `constructor`': [
    'A name is checked against the members of an empty object.',
    keeping((name) => !(name in {})),
  ],
  'loses the name `__proto__`': [
    'The values are assigned to an object one by one, and an object treats __proto__ specially.',
    keeping((name) => name !== '__proto__'),
  ],
  'ignores values whose names are those of methods': [
    'The values are read as members of their hash, where methods have the same names.',
    keeping((name) => !['items', 'keys', 'values', 'get', 'length', 'class', '__class__'].includes(name)),
  ],
  'ends a name at the first character that is not a letter': [
    'The name is read as an identifier, which such a character ends.',
    paramsBecome((params) =>
      Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, params[/^\w*/.exec(name)![0]] ?? value]),
      ),
    ),
  ],
});

/** Makes lookups know only the values whose name matches. */
function knowing(name: RegExp): Change {
  return keeping((given) => name.test(given));
}

function keeping(isKept: (name: string) => boolean): Change {
  return paramsBecome((params) =>
    Object.fromEntries(Object.entries(params).filter(([name]) => isKept(name))),
  );
}
