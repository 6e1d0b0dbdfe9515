import type { Language } from '@tamarack/core/language';
import type { AddressInput } from '@tamarack/core/validation/inputs';

export interface AddressSuggestion {
  readonly id: string;
  readonly text: string;
  readonly description: string;
  /** A building: ask again with its id to see its suites. */
  readonly more: boolean;
}

export interface AddressFind {
  readonly words: string;
  /** Id of a suggestion with `more`. */
  readonly within: string | undefined;
  readonly language: Language;
}

/** Looks up Canadian addresses. Throws `service-unavailable` when the service behind it does not answer or refuses. */
export interface AddressLookUp {
  find(query: AddressFind): Promise<readonly AddressSuggestion[]>;
  /** One address by a suggestion's id; null when there is none. Billed by the real service, `find` is not. */
  retrieve(id: string, language: Language): Promise<AddressInput | null>;
}
