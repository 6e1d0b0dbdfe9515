import type { Cents } from '../money/cents';

export type Entry = 'cart' | 'invoiceLink' | 'preQualification';

export type Outcome = 'instantlyApproved' | 'preQualified' | 'approved' | 'rejected' | 'manualReview';

/** The three stages of a scoring job, in order. */
export type ScoringStage = 'preparing' | 'reviewing' | 'calculating';

export interface Scoring {
  readonly state: 'notStarted' | 'running' | 'sinNeeded' | 'done' | 'failed';
  readonly stage: ScoringStage | null;
  /** The stage takes longer than usual. */
  readonly slow: boolean;
  /** The run takes longer than the five minutes an applicant was told: nobody has to wait for its end. */
  readonly late: boolean;
}

export interface Credit {
  readonly limit: Cents;
  readonly used: Cents;
  readonly remaining: Cents;
  /** Part of `remaining` usable now without a final review; equals it but for a pre-qualified customer. */
  readonly instant: Cents;
  /** Calendar date, `YYYY-MM-DD`, in the provider's time zone. */
  readonly expiresOn: string;
  readonly expiresInDays: number;
}

/** Why a bank connection gave no data, by what it leaves the applicant to do. */
export type BankTrouble = 'retryCredentials' | 'retryLater' | 'chooseAnotherBank' | 'timedOut';

export interface DocumentFacts {
  /** Statements that were uploaded and not refused. */
  readonly statements: number;
  /** Their months are enough (see validation/statement-months). */
  readonly statementsComplete: boolean;
  readonly voidCheque: boolean;
  readonly submitted: boolean;
}

/** Where an invoice of an invoice link or of an upload stands. Cart checkouts have none. */
export interface InvoiceFacts {
  readonly state: 'entered' | 'confirmed';
  readonly source: 'link' | 'upload' | 'manual';
  /** The applicant came back to it: it was confirmed in an earlier visit, and its approval stands. */
  readonly pendingApproval: boolean;
  /** Null while entered, where the document does not say it for sure. */
  readonly amount: Cents | null;
  /** What is financed of it; null until it is confirmed. */
  readonly payable: Cents | null;
  /** The applicant saw that a balance remains and confirmed. */
  readonly partialConfirmed: boolean;
}

/**
 * What the server knows of an application, as far as the flow depends on it. The step is a pure function of these
 * facts and of a few local choices; the server refuses a call by the same guards.
 */
export interface Facts {
  /**
   * The session came by a link from a mail: nothing of the application is told until a code to the phone it knows is
   * accepted. All other facts are those of an application that has just begun.
   */
  readonly locked: boolean;
  readonly entry: Entry;
  readonly cartTotal: Cents;
  readonly minimumPurchase: Cents;
  /** The cart reaches the minimum purchase amount; always true where there is no cart. */
  readonly amountQualified: boolean;
  readonly eligibility: 'unanswered' | 'eligible' | 'ineligible';
  readonly phoneVerified: boolean;
  readonly emailVerified: boolean;
  readonly personalSaved: boolean;
  readonly businessSaved: boolean;
  /** `disconnected`: after the decision; what was decided stands. */
  readonly bank: 'none' | 'connected' | 'bypassed' | 'disconnected';
  /** Of the last connection, while none is there and no document was uploaded since. */
  readonly bankTrouble: BankTrouble | null;
  readonly documents: DocumentFacts;
  readonly scoring: Scoring;
  readonly outcome: Outcome | null;
  /** Set with the outcome `rejected`: days until a new application. */
  readonly reapplyInDays: number | null;
  /** A person who reviews waits for something from the applicant. */
  readonly moreAsked: boolean;
  /** Whether a person may be asked to look at a rejection again: once for each application. */
  readonly reconsideration: 'unavailable' | 'available' | 'asked';
  readonly credit: Credit | null;
  /** What the applicant did with the qualification. */
  readonly qualification: 'open' | 'accepted' | 'acceptedInstant' | 'finalReviewRequested';
  readonly invoice: InvoiceFacts | null;
  /** Id of the selected payment option. */
  readonly option: string | null;
  readonly agreement: 'none' | 'signed';
  readonly purchase: 'none' | 'completed';
  /** The applicant left; any further mutation takes it up again. */
  readonly abandoned: boolean;
}
