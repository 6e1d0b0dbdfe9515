import { brand } from '@tamarack/core/brand';
import { type Language, parseLanguage } from '@tamarack/core/language';
import { languageParameters } from '@tamarack/core/protocol/standalone';

interface PageLanguage {
  /** The customer's, as in the link of a mail, or one that the merchant's page forces. */
  readonly forced: Language | undefined;
  /** The merchant's page's, for a customer who has chosen none. */
  readonly preferred: Language | undefined;
}

const key = `${brand.id}Language`;

/**
 * The languages of the hosted page's address. The preferred one stays in the tab's history entry, because a refresh has
 * no query any more, and is forgotten with the tab: it is no choice of the customer.
 */
export const readPageLanguage = (query: URLSearchParams, hash: URLSearchParams): PageLanguage => {
  const read = (name: string) => parseLanguage(query.get(name) ?? hash.get(name));
  const state = history.state as Record<string, unknown> | null;
  const stored = state?.[key];
  const preferred =
    read(languageParameters.preferred) ?? (typeof stored === 'string' ? parseLanguage(stored) : undefined);
  if (preferred) history.replaceState({ ...state, [key]: preferred }, '');
  return { forced: read(languageParameters.forced), preferred };
};
