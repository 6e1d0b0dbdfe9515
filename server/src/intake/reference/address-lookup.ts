import type { Language } from '@tamarack/core/language';
import type { AddressInput } from '@tamarack/core/validation/inputs';

export interface AddressSuggestion {
  readonly id: string;
  readonly text: string;
  readonly description: string;
  /** A building: search again with its id to list its suites. */
  readonly more: boolean;
}

export interface AddressQuery {
  /** The applicant's input. */
  readonly words: string;
  /** Id of a suggestion with `more`: lists the addresses inside it. */
  readonly within: string | undefined;
  readonly language: Language;
}

/** Looks up Canadian addresses. Throws `service-unavailable` when the service does not respond or refuses. */
export interface AddressLookup {
  find(query: AddressQuery): Promise<readonly AddressSuggestion[]>;
  /** One address by a suggestion's id; null when there is none. AddressComplete bills this call, but not `find`. */
  retrieve(id: string, language: Language): Promise<AddressInput | null>;
}
