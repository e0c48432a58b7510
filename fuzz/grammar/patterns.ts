import * as fc from 'fast-check';
import type { Level } from '../../suite';

const LITERALS = [' ', '/', ', ', ' of ', '日 — ', ' (', ') ', 'T', ':', ' d Y '];
const DIRECTIVES = {
  time: ['%H', '%M', '%S', '%a', '%d', '%b', '%B', '%m', '%Y', '%z'],
  date: ['%d', '%a', '%b', '%B', '%m', '%Y'],
} as const;

/** Directives that the document does not show (SILENT-22, SILENT-23), and some unknown directives. */
const MORE_DIRECTIVES = (
  '%A %^A %^a %^B %^b %h %C %c %D %-d %e %F %g %G %I %j %k %L %l %-m %_m %N %3N %6N ' +
  '%P %p %R %r %s %T %u %V %w %X %x %y %:z %::z %% %q %U'
).split(' ');

/**
 * A pattern of directives with texts between them. At level spec, only directives that the document shows are used. The
 * pattern begins and ends with a directive, because table cells have no leading or trailing spaces.
 */
export function pattern(level: Level, kind: 'time' | 'date'): fc.Arbitrary<string> {
  const more = level === 'crystal' ? MORE_DIRECTIVES : [];
  const directive = fc.constantFrom(...DIRECTIVES[kind], ...more);
  const literals = ['', ...LITERALS, ...(level === 'crystal' ? ['%{name} '] : [])];
  const next = fc.tuple(fc.constantFrom(...literals), directive).map((parts) => parts.join(''));
  return fc
    .tuple(directive, fc.array(next, { maxLength: 4 }))
    .map(([first, others]) => [first, ...others].join(''));
}
