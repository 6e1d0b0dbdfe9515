import type { Block } from '../layout';

/** What the mails about an application say, in one language. Dates and amounts come as they are read. */
export interface ApplicationMailTexts {
  documentsReceived(): WrittenMail;
  approved(told: { readonly limit: string; readonly until: string; readonly merchant: string }): WrittenMail;
  rejected(told: {
    readonly reasons: readonly string[];
    /** Days until a new application, from a date on. */
    readonly days: number;
    readonly from: string;
  }): WrittenMail;
}

export interface WrittenMail {
  readonly subject: string;
  readonly blocks: readonly Block[];
}
