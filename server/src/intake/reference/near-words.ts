/** Letters that a word of this length may have wrong, missing, doubled or swapped; short words have too many neighbours. */
const getTolerance = (word: string): number => (word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0);

/** The words nearest to a misspelled one, if any is near enough. */
export function findNearWords(misspelled: string, vocabulary: Iterable<string>): readonly string[] {
  let nearest = getTolerance(misspelled);
  if (nearest === 0) return [];
  let found: string[] = [];
  for (const word of vocabulary) {
    if (word.length < 4 || Math.abs(word.length - misspelled.length) > nearest) continue;
    const distance = computeDistance(misspelled, word);
    if (distance > nearest) continue;
    if (distance < nearest) found = [];
    nearest = distance;
    found.push(word);
  }
  return found;
}

/** Optimal string alignment: a swap of two neighbouring letters is one mistake, not two. */
function computeDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let distance = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        distance = Math.min(distance, at(beforeLast, column - 2) + 1);
      }
      current.push(distance);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
