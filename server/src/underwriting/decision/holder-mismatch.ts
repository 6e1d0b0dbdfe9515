import { normalizeText } from './bank/text-matching';

/** Words that do not distinguish one name from another. */
const LEGAL_FORMS = new Set(
  'INC LTD LTEE LIMITED LIMITEE CORP CORPORATION CO COMPANY ENR SENC THE LE LA LES AND ET'.split(' '),
);

const toNameTokens = (name: string): readonly string[] =>
  normalizeText(name)
    .split(/[^A-Z0-9]+/)
    .filter((token) => token !== '' && !LEGAL_FORMS.has(token));

const isSimilarName = (one: readonly string[], other: readonly string[]): boolean => {
  const shorter = Math.min(one.length, other.length);
  const shared = one.filter((token) => other.includes(token)).length;
  return shorter > 0 && shared * 2 > shorter;
};

/**
 * Whether no account holder matches the business (either name) or the applicant. Holders without a name are ignored.
 */
export const isHolderMismatch = (
  holders: readonly (string | null)[],
  candidates: readonly string[],
): boolean => {
  const named = holders.flatMap((holder) => (holder?.trim() ? [toNameTokens(holder)] : []));
  const expected = candidates.map(toNameTokens);
  return named.length > 0 && !named.some((holder) => expected.some((name) => isSimilarName(holder, name)));
};
