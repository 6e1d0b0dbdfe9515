import type { Block } from '../../../../platform/mail';

/** Texts of the mail about a disabled endpoint, in one language. Dates are already formatted. */
export type AlertTexts = (data: {
  readonly merchant: string;
  /** Host of the endpoint's URL. */
  readonly host: string;
  readonly since: string;
}) => { readonly subject: string; readonly blocks: readonly Block[] };
