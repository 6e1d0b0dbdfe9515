/** Words of a name without case, accents and punctuation: `O’Brien-Côté` is `obrien`, `cote`. */
function words(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’ʼ.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Most middle names and initials a signature may add. */
const EXTRA = 3;

/**
 * Whether a typed name is the applicant's, as a person would judge it: the first given name and every part of the
 * family name are there, in any order, spelled the same but for case, accents and hyphens. Middle names may be added.
 */
export function isSignerName(
  typed: string,
  applicant: { readonly first: string; readonly last: string },
): boolean {
  const needed = [...words(applicant.first).slice(0, 1), ...words(applicant.last)];
  const left = words(typed);
  for (const word of needed) {
    const at = left.indexOf(word);
    if (at === -1) return false;
    left.splice(at, 1);
  }
  return needed.length > 0 && left.length <= EXTRA;
}
