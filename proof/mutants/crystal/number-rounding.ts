import { numbersBecome, writtenNumbersBecome } from '../../changes/numbers';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in rounding, and in numbers of extreme size. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf(
    'ROUND-01',
    fromVariants('SILENT-20/rounds-halves-up', 'SILENT-20/rounds-halves-away-from-zero'),
  ),
  ...mutantsOf('ROUND-04', {
    'rounds the exact value of a Float': numbersBecome((number, { decimalPlaces = -1 }) =>
      typeof number === 'bigint' || decimalPlaces < 0 ? number : Number(number.toFixed(decimalPlaces)),
    ),
    'rounds the shortest digits that represent a Float': numbersBecome((number, { decimalPlaces = 0 }) => {
      const shown = Number(`${Math.abs(Number(number))}e${decimalPlaces}`);
      return shown % 1 === 0.5 ? Number(number) + Math.sign(Number(number)) * 1e-6 : number;
    }),
  }),
  ...mutantsOf('ROUND-02', {
    ...fromVariants('SILENT-43/writes-no-sign-before-a-zero'),
    'keeps the sign of an Int that rounds to zero': writtenNumbersBecome(
      (text, _, number) => (number < 0 ? '-' : '') + text.replace('-', ''),
    ),
    'writes no sign before zeros with decimals': writtenNumbersBecome((text, { decimalPlaces = 0 }) =>
      decimalPlaces > 0 && !/[1-9]/.test(text) ? text.replace('-', '') : text,
    ),
  }),
  ...mutantsOf('ROUND-03', {
    ...fromVariants('SILENT-21/writes-exponents'),
    'writes a tiny number as zero': numbersBecome((number) => (Math.abs(Number(number)) < 1e-6 ? 0 : number)),
  }),
];
