import type { Cents } from '@tamarack/core/money/cents';

/** A calendar month of the counted accounts together. */
export interface PictureMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly sales: Cents;
  /** Transfers, loans, refunds, the owner's own money, returned payments. */
  readonly otherIn: Cents;
  /** All money out, as a positive amount; the payments to lenders are part of it. */
  readonly out: Cents;
  readonly lenderPayments: Cents;
  /** Returned payments, each counted once. */
  readonly nsf: number;
}

export interface PictureAccount {
  readonly currency: string;
  readonly operating: boolean;
  readonly holder: string | null;
  readonly balance: Cents | null;
  /** Whether the decision looks at it: an operating account in Canadian dollars. */
  readonly counted: boolean;
  /** Lines the bank told of it. */
  readonly lines: number;
}

/** What a reviewer sees of the bank's data: sums, and no transaction. */
export interface Picture {
  /** Day of the decision, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** The last twelve calendar months, the oldest first; the last one is as far as `asOf`. */
  readonly months: readonly PictureMonth[];
  /**
   * Closing balance of each of the last 180 days, the oldest first and `asOf` last, of the counted accounts together;
   * null where a bank did not tell the balance of one of them.
   */
  readonly closing: readonly (Cents | null)[];
  readonly accounts: readonly PictureAccount[];
}
