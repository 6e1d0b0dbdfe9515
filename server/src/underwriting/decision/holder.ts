import { plain } from './bank/words';

/** Words that do not identify a name's owner. */
const FORMS = new Set(
  'INC LTD LTEE LIMITED LIMITEE CORP CORPORATION CO COMPANY ENR SENC THE LE LA LES AND ET'.split(' '),
);

const tokens = (name: string): readonly string[] =>
  plain(name)
    .split(/[^A-Z0-9]+/)
    .filter((token) => token !== '' && !FORMS.has(token));

const alike = (one: readonly string[], other: readonly string[]): boolean => {
  const shorter = Math.min(one.length, other.length);
  const shared = one.filter((token) => other.includes(token)).length;
  return shorter > 0 && shared * 2 > shorter;
};

/**
 * Whether no account holder matches the business (either name) or the applicant. Holders without a name prove nothing,
 * so they are no mismatch.
 */
export const holderMismatch = (
  holders: readonly (string | null)[],
  candidates: readonly string[],
): boolean => {
  const named = holders.flatMap((holder) => (holder?.trim() ? [tokens(holder)] : []));
  const wanted = candidates.map(tokens);
  return named.length > 0 && !named.some((holder) => wanted.some((name) => alike(holder, name)));
};
