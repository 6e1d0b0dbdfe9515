import type { ProvinceCode } from '@tamarack/core/validation/inputs';
import type { Cell, Keys, SealingKeys } from '../../../platform/keys';

/**
 * Customer details from the merchant, used until the applicant saves their own. None of them is verified. A field is null if
 * the merchant did not pass it; a contact also if the applicant has replaced it.
 */
export interface Prefill extends PrefilledContacts {
  readonly first: string | null;
  readonly last: string | null;
  readonly legal: string | null;
  readonly businessAs: string | null;
  readonly registrationNumber: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly province: ProvinceCode | null;
  readonly postal: string | null;
  /** Contacts that the applicant has replaced: a later call of the page does not bring them back. */
  readonly replaced: readonly (keyof PrefilledContacts)[];
}

export interface PrefilledContacts {
  /** E.164. */
  readonly phone: string | null;
  /** Normalized. */
  readonly email: string | null;
}

const toCell = (applicationId: string): Cell => ({
  table: 'application',
  column: 'prefill_cipher',
  row: applicationId,
});

export async function sealPrefill(
  keys: Pick<SealingKeys, 'encrypt'>,
  applicationId: string,
  prefill: Prefill | null,
): Promise<{ readonly prefill_cipher: Buffer | null }> {
  return {
    prefill_cipher: prefill && (await keys.encrypt('person', JSON.stringify(prefill), toCell(applicationId))),
  };
}

export async function openPrefill(
  keys: Pick<Keys, 'decrypt'>,
  applicationId: string,
  cipher: Buffer | null,
): Promise<Prefill | null> {
  return cipher && (JSON.parse(await keys.decrypt('person', cipher, toCell(applicationId))) as Prefill);
}

/** The prefill without a contact that the applicant has replaced. */
export const withoutContact = (prefill: Prefill, contact: keyof PrefilledContacts): Prefill => ({
  ...prefill,
  [contact]: null,
  replaced: [...new Set([...prefill.replaced, contact])],
});

/** Replaces the prefill by a later call of the page; contacts that the applicant has replaced are kept. */
export function replacePrefill(before: Prefill | null, next: Prefill | null): Prefill | null {
  const replaced = before?.replaced ?? [];
  if (next === null && replaced.length === 0) return null;
  return replaced.reduce((prefill: Prefill, contact) => withoutContact(prefill, contact), next ?? nothing);
}

const nothing: Prefill = {
  phone: null,
  email: null,
  first: null,
  last: null,
  legal: null,
  businessAs: null,
  registrationNumber: null,
  street: null,
  city: null,
  province: null,
  postal: null,
  replaced: [],
};
