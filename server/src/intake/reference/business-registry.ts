import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import type { EntityType } from '@tamarack/core/validation/business/entity-types';
import type { AddressInput } from '@tamarack/core/validation/inputs';

/** A business as a public registry lists it. */
export interface RegisteredBusiness {
  readonly id: string;
  readonly name: string;
  /** Number of the business in its registry. */
  readonly number: string;
  readonly city: string | null;
  /** Code of the province of its registered office; null if the registry names none. */
  readonly province: string | null;
  /** Null for a form that this list does not have. */
  readonly entity: EntityType | null;
  /** Incorporated, or registered for the first time; null if the registry names no date. */
  readonly registeredOn: PlainDate | null;
}

/** A business in the registry of its jurisdiction, active or not, as evidence that it exists. */
export interface RegisterRecord {
  /** `CC` for the federal registry, otherwise the province code. */
  readonly registry: string;
  readonly number: string;
  /** The nine-digit business number (BN); null if the registry does not publish it. */
  readonly businessNumber: string | null;
  readonly name: string;
  /** Names in another language, and trade names. */
  readonly otherNames: readonly string[];
  readonly active: boolean;
  /** As the registry words it, such as `Active` or `Dissolved`. */
  readonly status: string;
  /** City and province of its registered office, as the registry words them; may be empty. */
  readonly office: string;
  /** Date of incorporation or first registration; null if the registry has none. */
  readonly registeredOn: PlainDate | null;
}

/**
 * The public registries of Canada and its provinces. Throws `service-unavailable` when the service does not
 * respond or refuses.
 */
export interface BusinessRegistry {
  /** Active businesses by name or number, best match first. */
  find(words: string, language: Language): Promise<readonly RegisteredBusiness[]>;
  /** Registered office by a business's id; null if its registry does not publish one. */
  findOffice(id: string): Promise<AddressInput | null>;
  /** Records by name or number, of businesses that are no longer active as well. */
  findRecords(words: string): Promise<readonly RegisterRecord[]>;
}
