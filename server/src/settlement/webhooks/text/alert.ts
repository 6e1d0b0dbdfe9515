import type { Block } from '../../../platform/mail';

/** What the mail about an endpoint that was given up says, in one language. Dates come as they are read. */
export type AlertTexts = (told: {
  readonly merchant: string;
  /** Of the endpoint's address. */
  readonly host: string;
  readonly since: string;
}) => { readonly subject: string; readonly blocks: readonly Block[] };
