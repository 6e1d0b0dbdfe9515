import { brand } from '@tamarack/core/brand';
import { consentParameter } from '@tamarack/core/protocol/standalone';

const key = `${brand.id}Consent`;

/** The consent in the hosted page's URL. Like the language, it is kept in the tab's history entry. */
export const readPageConsent = (query: URLSearchParams): boolean | undefined => {
  const state = history.state as Record<string, unknown> | null;
  const value = query.get(consentParameter);
  if (value !== 'true' && value !== 'false')
    return typeof state?.[key] === 'boolean' ? state[key] : undefined;
  const given = value === 'true';
  history.replaceState({ ...state, [key]: given }, '');
  return given;
};
