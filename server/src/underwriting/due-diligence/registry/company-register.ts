import type { PlainDate } from '@tamarack/core/calendar/plain-date';

/** A business in the registry of its jurisdiction, active or not. */
export interface RegisterRecord {
  /** `CC` of the federal one, otherwise the code of the province. */
  readonly registry: string;
  readonly number: string;
  /** Nine digits of the Canada Revenue Agency; null where the registry does not publish it. */
  readonly businessNumber: string | null;
  readonly name: string;
  /** In another language, or of trade. */
  readonly otherNames: readonly string[];
  readonly active: boolean;
  /** In the registry's own words: `Active`, `Dissolved`. */
  readonly status: string;
  /** Place of its registered office, in the registry's own words; may be empty. */
  readonly office: string;
  /** Incorporated, or registered for the first time; null where the registry names no date. */
  readonly registeredOn: PlainDate | null;
}

/** The public registries of Canada and its provinces. */
export interface CompanyRegister {
  /** Records by name or number. Throws `service-unavailable` when the service does not respond or refuses. */
  findRecords(words: string): Promise<readonly RegisterRecord[]>;
}
