import { brand } from '@tamarack/core/brand';
import { consentParameter } from '@tamarack/core/protocol/standalone';

const key = `${brand.id}Consent`;

/** The consent of the hosted page's address; it stays in the tab's history entry, as the page's language does. */
export const readPageConsent = (query: URLSearchParams): boolean | undefined => {
  const state = history.state as Record<string, unknown> | null;
  const value = query.get(consentParameter);
  if (value !== 'true' && value !== 'false')
    return typeof state?.[key] === 'boolean' ? state[key] : undefined;
  const given = value === 'true';
  history.replaceState({ ...state, [key]: given }, '');
  return given;
};
