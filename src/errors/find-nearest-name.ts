/** Names that differ in case and separators only are the same. */
const normalize = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Shorter names are contained in others by chance. */
const shortestPart = 4;

/**
 * Finds the known name that is most similar to a misspelt one: up to a third of its letters differ, or one is a part of the
 * other. Null if none is similar.
 */
export function findNearestName(name: string, known: readonly string[]): string | null {
  const typed = normalize(name);
  const mistakes = typed.length < shortestPart ? 1 : Math.max(2, Math.floor(typed.length / 3));
  const ranked = known
    .map((each) => ({ each, distance: measure(typed, normalize(each)) }))
    .filter(({ distance }) => distance <= mistakes)
    .sort((one, other) => one.distance - other.distance);
  return ranked[0]?.each ?? known.find((each) => isPart(typed, normalize(each))) ?? null;
}

function isPart(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= shortestPart && long.includes(short);
}

/** Levenshtein distance. */
function measure(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, otherLetter] of [...other].entries()) {
      const replaced = (row[j] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
