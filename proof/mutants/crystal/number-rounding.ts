import { numbersBecome, writtenNumbersBecome } from '../../changes/numbers';
import { fromVariants } from '../from-variants';
import { mutant, mutantsOf, type Mutant } from '../mutant';

/** Mistakes in rounding, and in numbers of extreme size. */
export const mutants: readonly Mutant[] = [
  ...fromVariants('ROUND-01', 'SILENT-20/rounds-halves-up', 'SILENT-20/rounds-halves-away-from-zero'),
  ...mutantsOf('ROUND-04', {
    'rounds the exact value of a Float': [
      'The exact value of a Float seems to determine how it is rounded.',
      numbersBecome((number, { decimalPlaces = -1 }) =>
        typeof number === 'bigint' || decimalPlaces < 0 ? number : Number(number.toFixed(decimalPlaces)),
      ),
    ],
    'rounds the shortest digits that represent a Float': [
      'People see the shortest digits of a Float, in which 1.005 is a half.',
      numbersBecome((number, { decimalPlaces = 0 }) => {
        const shown = Number(`${Math.abs(Number(number))}e${decimalPlaces}`);
        return shown % 1 === 0.5 ? Number(number) + Math.sign(Number(number)) * 1e-6 : number;
      }),
    ],
  }),
  ...fromVariants('ROUND-02', 'SILENT-43/writes-no-sign-before-a-zero'),
  ...mutantsOf('ROUND-02', {
    'keeps the sign of an Int': [
      'The sign is written before the number is rounded.',
      writtenNumbersBecome((text, _, number) => (number < 0 ? '-' : '') + text.replace('-', '')),
    ],
    'writes no sign before zeros with decimals': [
      'The sign is computed from the digits before the separator.',
      writtenNumbersBecome((text, { decimalPlaces = 0 }) =>
        decimalPlaces > 0 && !/[1-9]/.test(text) ? text.replace('-', '') : text,
      ),
    ],
  }),
  ...fromVariants('ROUND-03', 'SILENT-21/writes-exponents'),
  mutant(
    'ROUND-03',
    'writes a tiny number as zero',
    'So small a number seems to be a rounding error.',
    numbersBecome((number) => (Math.abs(Number(number)) < 1e-6 ? 0 : number)),
  ),
];
