import type { PlainDate } from '../../calendar/plain-date';
import { type AddressForm, validateAddress } from '../address/address';
import type { PersonalInput } from '../inputs';
import { limits } from '../limits';
import { isPersonName, tidy, validateRequired } from '../text';
import type { FieldChecks, ValidationCode } from '../validation-codes';
import { validateDateOfBirth } from './date-of-birth';
import { validateSin } from './sin';

export interface PersonalForm extends AddressForm {
  readonly first: string;
  readonly last: string;
  /** `YYYY-MM-DD`. */
  readonly dob: string;
  readonly sin?: string | undefined;
  readonly terms: boolean;
}

export interface PersonalContext {
  readonly today: PlainDate;
  /** The form requires a SIN. */
  readonly sinRequired: boolean;
  /** A SIN is saved; an empty field keeps it. */
  readonly sinSaved: boolean;
}

const validateName = (
  text: string,
  maxLength: number,
  codes: readonly [ValidationCode, ValidationCode, ValidationCode],
) => {
  if (tidy(text).length > maxLength) return codes[1];
  return validateRequired(text, codes[0]) ?? (isPersonName(tidy(text)) ? null : codes[2]);
};

function validateOptionalSin(sin: string, { sinRequired, sinSaved }: PersonalContext): ValidationCode | null {
  const mayBeEmpty = sinSaved || !sinRequired;
  return sin.trim() === '' && mayBeEmpty ? null : validateSin(sin);
}

/** Validates the personal form (specification, section 5, "Personal"). The email has its own step. */
export function validatePersonal(
  form: PersonalForm,
  context: PersonalContext,
): FieldChecks<keyof PersonalInput> {
  return {
    first: validateName(form.first, limits.firstNameLength, [
      'firstRequired',
      'firstTooLong',
      'firstCharacters',
    ]),
    last: validateName(form.last, limits.lastNameLength, ['lastRequired', 'lastTooLong', 'lastCharacters']),
    dob: validateDateOfBirth(form.dob, context.today, form.province),
    sin: validateOptionalSin(form.sin ?? '', context),
    ...validateAddress(form),
    terms: form.terms ? null : 'termsRequired',
  };
}
