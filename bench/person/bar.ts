import type { Effort } from '../../test/e2e/support/effort';

/** What a business found by name may ask of a person at most, in either language and in any window. */
export const bar = { fields: 10, presses: 30, words: 900 } as const;

export const meetsBar = ({ fields, presses, words }: Pick<Effort, keyof typeof bar>): boolean =>
  fields <= bar.fields && presses <= bar.presses && words <= bar.words;
