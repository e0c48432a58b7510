import { isFloat, valuesBecome } from '../../changes/values';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes with very small and very large Floats. */
export const mutants: readonly Mutant[] = mutantsOf('VALUE-01', {
  ...fromVariants('SILENT-34/writes-every-float-without-an-exponent'),
  'writes Floats from 1e15 up to 1e16 without an exponent': valuesBecome((value) => {
    const number = isFloat(value) ? Number(value.float) : 0;
    const isLarge = Math.abs(number) >= 1e15 && Math.abs(number) < 1e16;
    return isLarge ? (Number.isInteger(number) ? number.toFixed(1) : String(number)) : value;
  }),
});
