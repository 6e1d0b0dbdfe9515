import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import { isReturning } from '@tamarack/core/flow/credit';
import type { z } from 'zod';
import type { ApplicationState } from './record/application-state';
import type { identity } from './record/schemas';

export type Identity = z.input<typeof identity>;

const empty = {
  dob: '',
  terms: false,
  street: '',
  city: '',
  province: '',
  postal: '',
  country: 'CA',
} as const;

/**
 * The data that a secure frame shows: what was saved, or the customer's data from an earlier application without its
 * consents, or the name that the merchant gave.
 */
export function toIdentity(
  { row, facts }: ApplicationState,
  { draftKey, today }: { readonly draftKey: string; readonly today: PlainDate },
): Identity {
  const { personal, earlierPersonal, prefill } = row;
  const rest = { email: row.email, sinRequired: !row.sinOptional, draftKey, today };
  // no form is prefilled: the number's current owner learns only who signs
  if (personal && isReturning(facts))
    return {
      ...rest,
      personal: { ...personal, dob: '', street: '', city: '', postal: '' },
      sinLastThree: null,
    };
  if (personal) return { ...rest, personal, sinLastThree: row.sinLastThree };
  const names = prefill && { ...empty, first: prefill.first ?? '', last: prefill.last ?? '' };
  return {
    ...rest,
    personal: earlierPersonal ? { ...earlierPersonal, terms: false } : names,
    sinLastThree: null,
  };
}
