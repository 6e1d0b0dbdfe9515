import type { Cents } from '@tamarack/core/money/cents';

/** One line of a bank account, converted from the aggregator's format. */
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
  /** A payment or savings account: not a card, loan or investment. */
  readonly operating: boolean;
  readonly holder: string | null;
  /** Balance at the end of `asOf`; null when the bank does not provide it. */
  readonly balance: Cents | null;
  readonly transactions: readonly BankTransaction[];
  /** Last digits of the account's number, to be shown with its transactions. */
  readonly ending?: string | null;
  /** Lines from the bank that could not be read; not among the transactions. */
  readonly unreadable?: number;
}

/** The credit bureau's response. `unavailable`: no response, which does not count against the applicant. */
export type BureauReport =
  | { readonly status: 'unavailable' }
  | { readonly status: 'noFile' }
  | {
      readonly status: 'found';
      /** 300 to 900; null when the file is too thin for a score. */
      readonly score: number | null;
      /** Months since the latest bankruptcy was filed; null if there is none. */
      readonly monthsSinceBankruptcy: number | null;
      readonly openCollections: number;
      readonly fraudAlert: boolean;
      /** Months since the business was registered, if the bureau has the registration. */
      readonly monthsRegistered: number | null;
    };

/** The results of due diligence: from the registries, and from comparing names with the sanctions list. */
export interface DueDiligenceFigures {
  /** `notRequired`: a sole proprietor, who may be in no registry. */
  readonly registry: 'active' | 'inactive' | 'notFound' | 'unavailable' | 'notRequired';
  /** Possible matches that no reviewer has resolved. */
  readonly namesToConfirm: number;
  /** Names were compared with a current list. */
  readonly currentList: boolean;
}

/** The complete input of a decision. */
export interface DecisionInput {
  /** Day of the decision in the provider's time zone, `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly person: {
    readonly first: string;
    readonly last: string;
    /** `YYYY-MM-DD`. */
    readonly dob: string;
    /** Province of residence. Absent if unknown. */
    readonly province?: string | undefined;
    /** The applicant was asked for the SIN after the bureau found no match, and gave it. */
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
  /** The customer's exposure: the amount owed and still available on other credit lines. */
  readonly exposure: Cents;
  /** A rejection of another application of this customer is in force: their bank data here may be incomplete. */
  readonly rejectedElsewhere: boolean;
  /** Absent: decided before it was asked. */
  readonly dueDiligence?: DueDiligenceFigures | undefined;
}
