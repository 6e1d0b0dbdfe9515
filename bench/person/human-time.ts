import type { Effort } from '../../test/e2e/support/effort';

/**
 * Words a minute of silent reading, English non-fiction: M. Brysbaert, "How many words do we read per minute?", Journal of
 * Memory and Language 109 (2019). French is read at the same speed, so that only its words make a difference.
 */
const readingSpeed = 238;

/**
 * Seconds of the keystroke-level model: S. Card, T. Moran and A. Newell, "The keystroke-level model for user performance time
 * with interactive systems", Communications of the ACM 23 (1980).
 */
const operators = {
  /** K: an average typist who is no secretary, 40 words a minute. */
  keystroke: 0.28,
  /** P: to a target on the screen. */
  pointing: 1.1,
  /** M: once before each press and each field. */
  mental: 1.35,
} as const;

interface HumanTime {
  readonly seconds: number;
  /** Seconds of these for reading the agreement. */
  readonly agreement: number;
}

/** How long a person takes who reads every word. What the network, the bank's pages and the post of a code take is not in it. */
export function computeHumanTime(effort: Omit<Effort, 'screens'>): HumanTime {
  const { fields, presses, characters, words, agreementWords } = effort;
  const { keystroke, pointing, mental } = operators;
  const acts = characters * keystroke + presses * (mental + pointing) + fields * mental;
  const agreement = computeReadingTime(agreementWords);
  return { seconds: computeReadingTime(words) + agreement + acts, agreement };
}

const computeReadingTime = (words: number): number => (words / readingSpeed) * 60;
