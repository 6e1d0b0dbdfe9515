import type { Cents } from '../money/cents';
import type { ScoringStage } from './scoring-stages';

export type { ScoringStage };

export type Entry = 'cart' | 'invoiceLink' | 'preQualification';

export type Outcome = 'instantlyApproved' | 'preQualified' | 'approved' | 'rejected' | 'manualReview';

interface Scoring {
  readonly state: 'notStarted' | 'running' | 'sinNeeded' | 'done' | 'failed';
  readonly stage: ScoringStage | null;
  /** The current stage takes longer than usual. */
  readonly slow: boolean;
  /** The job exceeds the announced five minutes; the applicant may leave and gets the outcome by email. */
  readonly late: boolean;
}

export interface Credit {
  readonly limit: Cents;
  readonly used: Cents;
  readonly remaining: Cents;
  /**
   * Part of `remaining` usable without a final review; less than `remaining` only for pre-qualified
   * customers.
   */
  readonly instant: Cents;
  /** Calendar date, `YYYY-MM-DD`, in the provider's time zone. */
  readonly expiresOn: string;
  readonly expiresInDays: number;
}

/** Why a bank connection returned no data, by the applicant's next step. */
export type BankTrouble = 'retryCredentials' | 'retryLater' | 'chooseAnotherBank' | 'timedOut';

export interface DocumentFacts {
  /** Accepted statement files. */
  readonly statements: number;
  /** The statements cover the required months (see validation/statement-months). */
  readonly statementsComplete: boolean;
  readonly voidCheque: boolean;
  readonly submitted: boolean;
}

/** State of an invoice. Cart checkouts have none. */
export interface InvoiceFacts {
  readonly state: 'entered' | 'confirmed';
  readonly source: 'link' | 'upload' | 'manual';
  /** Confirmed in an earlier visit and still approved. */
  readonly pendingApproval: boolean;
  /** Null while `entered` if the document does not state it reliably. */
  readonly amount: Cents | null;
  /** Part to finance; null until confirmed. */
  readonly payable: Cents | null;
  /** The applicant confirmed that a balance remains. */
  readonly partialConfirmed: boolean;
}

/**
 * State of an application, as far as the flow depends on it. The step is a pure function of these facts and
 * the local state. The server applies the same guards.
 */
export interface Facts {
  /**
   * The session was opened by a resume link: the application stays hidden until a code sent to the phone on
   * file is accepted. Until then, all other facts are those of a new application.
   */
  readonly locked: boolean;
  /** The code that is due in a locked session: to the phone, then to the address of the customer's account. */
  readonly proofDue: 'phone' | 'email' | null;
  readonly entry: Entry;
  readonly cartTotal: Cents;
  readonly minimumPurchase: Cents;
  /** The cart reaches the minimum purchase amount; true without a cart. */
  readonly amountQualified: boolean;
  readonly eligibility: 'unanswered' | 'eligible' | 'ineligible';
  readonly phoneVerified: boolean;
  readonly emailVerified: boolean;
  readonly personalSaved: boolean;
  readonly businessSaved: boolean;
  /** `disconnected`: after the decision, which remains valid. */
  readonly bank: 'none' | 'connected' | 'bypassed' | 'disconnected';
  /** Failure of the last connection attempt; null once connected or once a document is uploaded. */
  readonly bankTrouble: BankTrouble | null;
  readonly documents: DocumentFacts;
  readonly scoring: Scoring;
  readonly outcome: Outcome | null;
  /** Days until a new application is possible; set with the outcome `rejected`. */
  readonly reapplyInDays: number | null;
  /** A reviewer requested more information. */
  readonly moreAsked: boolean;
  /** Manual review of a rejection, at most once per application. */
  readonly reconsideration: 'unavailable' | 'available' | 'asked';
  readonly credit: Credit | null;
  /** The applicant's response to the qualification. */
  readonly qualification: 'open' | 'accepted' | 'acceptedInstant' | 'finalReviewRequested';
  readonly invoice: InvoiceFacts | null;
  /** Id of the selected payment option. */
  readonly option: string | null;
  readonly agreement: 'none' | 'signed';
  readonly purchase: 'none' | 'completed';
  /** The applicant left. The next mutation resumes the application. */
  readonly abandoned: boolean;
}
