import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import { normalizeAddress } from '@tamarack/core/validation/address/address';
import { isProvince } from '@tamarack/core/validation/address/provinces';
import { validateBusiness } from '@tamarack/core/validation/business/business';
import { normalizeRegistrationNumber } from '@tamarack/core/validation/business/registration-number';
import type { AddressInput, BusinessInput, EveryKey, PersonalInput } from '@tamarack/core/validation/inputs';
import { validatePersonal } from '@tamarack/core/validation/person/personal';
import { normalizeSin, validateSin } from '@tamarack/core/validation/person/sin';
import { tidy } from '@tamarack/core/validation/text';
import { type FieldError, toFieldErrors } from '@tamarack/core/validation/validation-codes';
import type { z } from 'zod';
import { problem } from '../../../platform/errors';
import type { businessInput, personalInput } from '../record/schemas';

type AddressBody = Record<keyof AddressInput, string>;
export type PersonalBody = z.output<typeof personalInput>;
export type BusinessBody = z.output<typeof businessInput>;

export interface PersonalRules {
  readonly today: PlainDate;
  readonly sinRequired: boolean;
  readonly sinSaved: boolean;
}

/**
 * Converts the personal form for storage; the SIN is separate, null if none was given. Throws `validation-failed`.
 */
export function parsePersonal(
  body: PersonalBody,
  rules: PersonalRules,
): { readonly personal: Omit<PersonalInput, 'sin'>; readonly sin: string | null } {
  throwIfInvalid(toFieldErrors(validatePersonal(body, rules)));
  const sin = normalizeSin(body.sin ?? '');
  return {
    personal: {
      first: tidy(body.first),
      last: tidy(body.last),
      dob: body.dob,
      terms: body.terms,
      ...parseAddress(body),
    },
    sin: sin === '' ? null : sin,
  };
}

/**
 * Converts the business form for storage; with "same address" the personal address is copied, whatever the form
 * contains.
 * Throws `validation-failed`.
 */
export function parseBusiness(
  body: BusinessBody,
  home: AddressInput,
  isIndustry: (code: string) => boolean,
): EveryKey<BusinessInput> {
  const form = body.sameAddress ? { ...body, ...pickAddress(home) } : body;
  const checks = validateBusiness(form);
  const industry = checks.industry ?? (isIndustry(form.industry) ? null : 'industryRequired');
  throwIfInvalid(toFieldErrors({ ...checks, industry }));
  return {
    legal: tidy(form.legal),
    businessAs: tidy(form.businessAs),
    entity: form.entity,
    industry: form.industry,
    timeInBusiness: form.timeInBusiness,
    sameAddress: form.sameAddress,
    registrationNumber: normalizeRegistrationNumber(form.registrationNumber ?? '') || undefined,
    ...parseAddress(form),
  };
}

/** Nine digits. Throws `validation-failed`. */
export function parseSin(sin: string): string {
  const code = validateSin(sin);
  if (code) throwIfInvalid([{ path: '/sin', code }]);
  return normalizeSin(sin);
}

function throwIfInvalid(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw problem('validation-failed', { errors });
}

export function pickAddress({ street, city, province, postal, country }: AddressInput): AddressInput {
  return { street, city, province, postal, country };
}

function parseAddress(body: AddressBody): AddressInput {
  const { street, city, postal } = normalizeAddress(body);
  // the checks above have refused every other value
  if (!isProvince(body.province)) throw problem('validation-failed');
  return { street, city, province: body.province, postal, country: 'CA' };
}
