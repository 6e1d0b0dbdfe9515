import type { PlainDate } from '../calendar/plain-date';
import type { PersonalInput } from '../flow/inputs';
import { type AddressForm, validateAddress } from './address';
import { validateDateOfBirth } from './date-of-birth';
import { limits } from './limits';
import { validateSin } from './sin';
import { isPersonName, tidy, validateRequired } from './text';
import type { FieldChecks, ValidationCode } from './validation-codes';

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
  /** The provider asks for it on this form. */
  readonly sinRequired: boolean;
  /** One is saved already: an empty field keeps it. */
  readonly sinSaved: boolean;
}

const name = (
  text: string,
  most: number,
  codes: readonly [ValidationCode, ValidationCode, ValidationCode],
) => {
  if (tidy(text).length > most) return codes[1];
  return validateRequired(text, codes[0]) ?? (isPersonName(tidy(text)) ? null : codes[2]);
};

function optionalSin(sin: string, { sinRequired, sinSaved }: PersonalContext): ValidationCode | null {
  const mayBeEmpty = sinSaved || !sinRequired;
  return sin.trim() === '' && mayBeEmpty ? null : validateSin(sin);
}

/** Specification, section 5, "Personal"; the email has a step of its own. */
export function validatePersonal(
  form: PersonalForm,
  context: PersonalContext,
): FieldChecks<keyof PersonalInput> {
  return {
    first: name(form.first, limits.firstNameLength, ['firstRequired', 'firstTooLong', 'firstCharacters']),
    last: name(form.last, limits.lastNameLength, ['lastRequired', 'lastTooLong', 'lastCharacters']),
    dob: validateDateOfBirth(form.dob, context.today),
    sin: optionalSin(form.sin ?? '', context),
    ...validateAddress(form),
    terms: form.terms ? null : 'termsRequired',
  };
}
