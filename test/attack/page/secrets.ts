import type { FrameKind } from '@tamarack/core/protocol/frames';

/** Who the applicant is, and what they typed. */
export interface Applicant {
  readonly first: string;
  readonly last: string;
  readonly sin: string;
  /** The codes that were sent to them. */
  readonly codes: readonly string[];
}

/** Typed on other ways than the shortest. */
export const typedAgain = { account: '1234567', sin: '046454286' } as const;

/** The bureau knows this one only once it is given again. */
export const sinAskedAgain = '123456789';

/** Of the test bank's user, as typed into the bank's page. */
const bankLogin = ['greatday_nomfa', 'Everyday'] as const;

/** What the page must not hold after a walk, by the frame it is typed into or read in. */
export const secretsByKind: Readonly<Record<FrameKind, (person: Applicant) => readonly string[]>> = {
  agreement: ({ first, last }) => [`${first} ${last}`],
  bank: () => bankLogin,
  cheque: () => [typedAgain.account],
  'cheque-summary': () => [typedAgain.account],
  code: ({ codes }) => codes,
  // shows nothing; its cookie is searched for with that of the others
  disconnect: () => [],
  identity: ({ first, last, sin }) => [first, last, sin, '1985-03-07', '120 Main Street', 'M5V 2T6'],
  // the browser's own dialog
  passkey: () => [],
  sin: () => [typedAgain.sin],
  // a press that the page cannot cause
  'start-over': () => [],
};

/** Finds a text whatever stands between its letters and digits, but not within a longer number or word. */
export function toPattern(secret: string): { readonly source: string; readonly typed: string } {
  const letters = [...secret.toLowerCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  // a number with a decimal point is a measurement
  const between = /^\d+$/.test(secret) ? '[\\s\\-_,()]{0,2}' : '[\\s\\-_,()@.]{0,2}';
  return {
    source: `(?<![\\p{L}\\p{N}.])${letters.join(between)}(?![\\p{L}\\p{N}])`,
    typed: letters.join(''),
  };
}
