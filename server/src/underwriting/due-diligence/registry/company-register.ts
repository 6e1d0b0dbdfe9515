import type { PlainDate } from '@tamarack/core/calendar/plain-date';

/** A business in the registry of its jurisdiction, active or not. */
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

/** The public registries of Canada and its provinces. */
export interface CompanyRegister {
  /** Searches by name or number. Throws `service-unavailable` if the service does not respond or refuses the request. */
  findRecords(query: string): Promise<readonly RegisterRecord[]>;
}
