/**
 * Replaces ranges of a text, which must not overlap.
 *
 * @param {string} code
 * @param {readonly (readonly [{ readonly start: number, readonly end: number }, string])[]} edits each range and its text
 */
export const applyEdits = (code, edits) =>
  edits
    .toSorted(([a], [b]) => b.start - a.start)
    .reduce(
      (text, [{ start, end }, replacement]) => text.slice(0, start) + replacement + text.slice(end),
      code,
    );
