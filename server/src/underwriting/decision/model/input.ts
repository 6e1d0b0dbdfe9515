import type { Cents } from '@tamarack/core/money/cents';

/** One line of a bank account, already read from the aggregator's form. */
export interface BankTransaction {
  readonly id: string;
  /** Posting date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly description: string;
  /** Positive: money in; negative: money out. */
  readonly amount: Cents;
}

export interface BankAccount {
  readonly id: string;
  /** ISO 4217. */
  readonly currency: string;
  /** An account one pays and is paid through (chequing, savings): not a card, a loan, an investment. */
  readonly operating: boolean;
  readonly holder: string | null;
  /** Balance at the end of `asOf`; null when the bank did not tell. */
  readonly balance: Cents | null;
  readonly transactions: readonly BankTransaction[];
  /** Lines the bank told that could not be read, and are not among the transactions. */
  readonly unreadable?: number;
}

/** What the credit bureau answered. `unavailable`: it never answered, which is no judgement on the applicant. */
export type BureauReport =
  | { readonly status: 'unavailable' }
  | { readonly status: 'noFile' }
  | {
      readonly status: 'found';
      /** 300 to 900; null when the file is too thin for a score. */
      readonly score: number | null;
      /** Months since the last bankruptcy was filed; null where there was none. */
      readonly monthsSinceBankruptcy: number | null;
      readonly openCollections: number;
      readonly fraudAlert: boolean;
      /** Months since the business was registered, where its register is known to the bureau. */
      readonly monthsRegistered: number | null;
    };

/** Everything a decision rests on. Nothing else is looked at. */
export interface DecisionInput {
  /** Day of the decision in the provider's time zone, `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly person: {
    readonly first: string;
    readonly last: string;
    /** `YYYY-MM-DD`. */
    readonly dob: string;
    /** The applicant was asked for the SIN after a bureau miss, and gave it. */
    readonly sinConfirmed: boolean;
  };
  readonly business: {
    readonly legal: string;
    readonly businessAs: string;
    /** Months in business, as stated. */
    readonly months: number;
  };
  readonly bureau: BureauReport;
  readonly accounts: readonly BankAccount[];
  /** Credit limits that this customer already holds here. */
  readonly exposure: Cents;
  /** A rejection of another application of this customer is in force: their bank data here may tell less. */
  readonly rejectedElsewhere: boolean;
}
