import { formatSin } from '@tamarack/core/validation/sin';
import { getMaskedControl, type MaskedControl } from './mask';

/** A SIN of which only the last three digits are shown. */
export const hideSin = (lastThree: string): string => `••• ••• ${lastThree}`;

/** The field `sin`: grouped while typing, masked after blur. */
export const getSinControl = (): MaskedControl =>
  getMaskedControl('sin', {
    keep: /\d/,
    max: 9,
    format: formatSin,
    hide: (digits) =>
      digits.length === 9 ? hideSin(digits.slice(6)) : formatSin(digits).replace(/\d/g, '•'),
  });
