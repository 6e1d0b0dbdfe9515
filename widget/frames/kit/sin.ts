import { formatSin, isSin } from '@tamarack/core/validation/person/sin';
import { announce, texts } from './field';
import { getMaskedControl, type MaskedControl } from './mask';

/** A SIN of which only the last three digits are shown. */
export const hideSin = (lastThree: string): string => `••• ••• ${lastThree}`;

/**
 * The field `sin`: grouped while typing, masked after blur. One that cannot be right stays readable, so that the mistake is
 * found, and nine digits that fail the check digit are doubted at once, which does not block.
 */
export function getSinControl(): MaskedControl {
  const control = getMaskedControl('sin', {
    keep: /\d/,
    max: 9,
    format: formatSin,
    hide: (digits) => (digits[8] && isSin(digits) ? hideSin(digits.slice(6)) : formatSin(digits)),
  });
  let isDoubted = false;
  const isDoubtful = (): boolean => !!control.read()[8] && !isSin(control.read());
  const setError = (text: string | null): void => {
    isDoubted = !text && isDoubtful();
    const shown = isDoubted ? (texts['validation.sinDoubtful'] ?? null) : text;
    control.setError(shown);
    if (isDoubted) announce(shown ?? '');
  };
  control.input.addEventListener('input', () => {
    if (isDoubted !== isDoubtful()) setError(null);
  });
  return { ...control, setError };
}
