import type { Block } from '../../../../platform/mail';

/** Texts of the remittance advice, in one language. Amounts and dates are already formatted. */
export type RemittanceTexts = (data: {
  readonly merchant: string;
  readonly accountEnding: string;
  readonly due: string;
  readonly total: string;
  /** Number of payments. */
  readonly count: number;
  readonly payments: readonly {
    readonly reference: string | null;
    readonly amount: string;
    /** Amount before our fee and withholding; null if nothing was deducted. */
    readonly before: string | null;
    /** Null for nothing. */
    readonly fee: string | null;
    readonly withheld: string | null;
  }[];
  /** Number of payments beyond those listed. */
  readonly more: number;
  /** Total of our fees; null for nothing. */
  readonly fees: string | null;
  /** Total amount withheld; null for nothing. */
  readonly withheld: string | null;
}) => { readonly subject: string; readonly blocks: readonly Block[] };
