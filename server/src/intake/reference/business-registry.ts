import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import type { EntityType } from '@tamarack/core/validation/entity-types';
import type { AddressInput } from '@tamarack/core/validation/inputs';

/** A business as a public registry lists it. */
export interface RegisteredBusiness {
  readonly id: string;
  readonly name: string;
  /** Number of the business in its registry. */
  readonly number: string;
  readonly city: string | null;
  /** Code of the province of its registered office; null where the registry names none. */
  readonly province: string | null;
  /** Null for a form that this list does not have. */
  readonly entity: EntityType | null;
  /** Incorporated, or registered for the first time; null where the registry names no date. */
  readonly registeredOn: PlainDate | null;
}

/**
 * Looks up active businesses in the public registries of Canada. Throws `service-unavailable` when the service does not
 * respond or refuses.
 */
export interface BusinessRegistry {
  /** By name or number, best match first. */
  find(words: string, language: Language): Promise<readonly RegisteredBusiness[]>;
  /** Registered office by a business's id; null where its registry does not publish one. */
  findOffice(id: string): Promise<AddressInput | null>;
}
