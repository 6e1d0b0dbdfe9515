import { type AddressForm, validateAddress } from '../address/address';
import type { BusinessInput } from '../inputs';
import { MINIMUM_BUSINESS_AGE_MONTHS } from '../limits';
import { isFirmName, tidy, validateRequired } from '../text';
import type { FieldChecks, ValidationCode } from '../validation-codes';
import { isEntityType } from './entity-types';

export interface BusinessForm extends AddressForm {
  readonly legal: string;
  readonly businessAs: string;
  readonly entity: string;
  readonly industry: string;
  /** Months; null if empty. */
  readonly timeInBusiness: number | null;
}

const validateFirmName = (text: string, missing: ValidationCode, characters: ValidationCode) =>
  validateRequired(text, missing) ?? (isFirmName(tidy(text)) ? null : characters);

function validateTimeInBusiness(months: number | null): ValidationCode | null {
  if (months === null || !Number.isInteger(months) || months < 0) return 'timeInBusinessRequired';
  return months < MINIMUM_BUSINESS_AGE_MONTHS ? 'timeInBusinessTooShort' : null;
}

/**
 * Validates the business form (specification, section 5, "Business"). The server checks the industry code.
 */
export function validateBusiness(
  form: BusinessForm,
): FieldChecks<Exclude<keyof BusinessInput, 'sameAddress' | 'registrationNumber'>> {
  return {
    legal: validateFirmName(form.legal, 'legalRequired', 'legalCharacters'),
    businessAs: validateFirmName(form.businessAs, 'businessAsRequired', 'businessAsCharacters'),
    entity: isEntityType(form.entity) ? null : 'entityRequired',
    industry: validateRequired(form.industry, 'industryRequired'),
    timeInBusiness: validateTimeInBusiness(form.timeInBusiness),
    ...validateAddress(form),
  };
}
