import type { Problem } from '@tamarack/core/errors/catalogue';

/** The wait that the texts say: after a code expired or was tried too often (specification, section 4). */
const usualWaitSeconds = 600;

/** A code is refused for hours, and not for the ten minutes after the last one. */
export const isLongWait = ({ type, retryAfter = 0 }: Problem): boolean =>
  type === 'verification-retry-later' && retryAfter > usualWaitSeconds;

/** Key of a problem's text in `messages.json`. */
export const toProblemKey = (problem: Problem): string =>
  `problem.${problem.type}${isLongWait(problem) ? '_hours' : ''}`;

/** The hours of a long wait, for its text. */
export const toWaitHours = ({ retryAfter = 0 }: Problem): number => Math.ceil(retryAfter / 3600);
