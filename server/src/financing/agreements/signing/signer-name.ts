/** Words of a name without case, accents and punctuation: `O’Brien-Côté` becomes `obrien`, `cote`. */
function splitWords(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’ʼ.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Maximum number of additional middle names and initials in a signature. */
const MAX_EXTRA_WORDS = 3;

/**
 * Whether a typed name matches the applicant's: it contains the first given name and every part of the family name, in
 * any order, ignoring case, accents and hyphens. Middle names may be added.
 */
export function isSignerName(
  typed: string,
  applicant: { readonly first: string; readonly last: string },
): boolean {
  const required = [...splitWords(applicant.first).slice(0, 1), ...splitWords(applicant.last)];
  const remaining = splitWords(typed);
  for (const word of required) {
    const at = remaining.indexOf(word);
    if (at === -1) return false;
    remaining.splice(at, 1);
  }
  return required.length > 0 && remaining.length <= MAX_EXTRA_WORDS;
}
