import type { Token } from './split-tokens';

const isLetter = ({ text }: Token): boolean => /^\p{L}$/u.test(text);

/** Minimum letters of a letter-spaced word, and of one in the line of another. */
const MIN_SPACED = 4;
const MIN_SPACED_BESIDE = 3;
/** By how much the gaps of a shorter word may differ from those of a longer one beside it. */
const SPACING_TOLERANCE = 0.4;

/**
 * Joins spaced letters with even gaps, such as `T O T A L`: at least four, and in the line of those also three with the
 * same gaps, as in `I N V O I C E  F O R`.
 */
export function joinSpacedLetters(tokens: readonly Token[]): readonly Token[] {
  const runs = listSpacedRuns(tokens);
  const spacing = Math.max(
    0,
    ...runs.filter(({ length }) => length >= MIN_SPACED).map((run) => measureSpacing(run, 1)),
  );
  const isSpaced = (run: readonly Token[]): boolean =>
    run.length >= MIN_SPACED ||
    (spacing > 0 &&
      run.length >= MIN_SPACED_BESIDE &&
      run.every(
        (_, at) => at === 0 || Math.abs(measureSpacing(run, at) - spacing) <= spacing * SPACING_TOLERANCE,
      ));
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || !isSpaced(run)) return run;
    return { ...first, text: run.map(({ text }) => text).join(''), right: last.right };
  });
}

/** The gap before a token of a run. */
const measureSpacing = (run: readonly Token[], at: number): number =>
  (run[at]?.x ?? 0) - (run[at - 1]?.right ?? 0);

/** Single letters with even gaps, and every other token by itself. */
function listSpacedRuns(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const gap = last ? token.x - last.right : 0;
    const firstGap = run && run.length > 1 ? measureSpacing(run, 1) : Math.max(gap, 0);
    const continues = run && last && isLetter(last) && isLetter(token) && gap <= firstGap * 1.6 + 1;
    if (continues) run.push(token);
    else runs.push([token]);
  }
  return runs;
}
