import type { Block } from '../../../platform/mail';

/** What the remittance advice says, in one language. Amounts and dates come as they are read. */
export type RemittanceTexts = (told: {
  readonly merchant: string;
  readonly accountEnding: string;
  readonly due: string;
  readonly total: string;
  /** Of the payments. */
  readonly count: number;
  readonly payments: readonly {
    readonly reference: string | null;
    readonly amount: string;
    /** Before something was withheld; null where nothing was. */
    readonly before: string | null;
    readonly withheld: string;
  }[];
  /** Payments beyond those listed. */
  readonly more: number;
  /** All that was withheld; null for nothing. */
  readonly withheld: string | null;
}) => { readonly subject: string; readonly blocks: readonly Block[] };
