import type { BusinessInput } from '../flow/inputs';
import { type AddressForm, validateAddress } from './address';
import { isEntityType } from './entity-types';
import { MINIMUM_BUSINESS_AGE_MONTHS } from './limits';
import { isFirmName, tidy, validateRequired } from './text';
import type { FieldChecks, ValidationCode } from './validation-codes';

export interface BusinessForm extends AddressForm {
  readonly legal: string;
  readonly businessAs: string;
  readonly entity: string;
  readonly industry: string;
  /** Months; null while nothing is typed. */
  readonly timeInBusiness: number | null;
}

const firm = (text: string, missing: ValidationCode, characters: ValidationCode) =>
  validateRequired(text, missing) ?? (isFirmName(tidy(text)) ? null : characters);

export function validateTimeInBusiness(months: number | null): ValidationCode | null {
  if (months === null || !Number.isInteger(months) || months < 0) return 'timeInBusinessRequired';
  return months < MINIMUM_BUSINESS_AGE_MONTHS ? 'timeInBusinessTooShort' : null;
}

/** Specification, section 5, "Business". Whether an industry's code exists is the server's to say. */
export function validateBusiness(
  form: BusinessForm,
): FieldChecks<Exclude<keyof BusinessInput, 'sameAddress'>> {
  return {
    legal: firm(form.legal, 'legalRequired', 'legalCharacters'),
    businessAs: firm(form.businessAs, 'businessAsRequired', 'businessAsCharacters'),
    entity: isEntityType(form.entity) ? null : 'entityRequired',
    industry: validateRequired(form.industry, 'industryRequired'),
    timeInBusiness: validateTimeInBusiness(form.timeInBusiness),
    ...validateAddress(form),
  };
}
