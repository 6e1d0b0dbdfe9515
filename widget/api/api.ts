import type { Language } from '@tamarack/core/language';
import type { BusinessFormInput, InvoiceInput } from '@tamarack/core/validation/inputs';
import type { Frames } from './frames/frames';
import type {
  Address,
  AddressSuggestion,
  ApplicationView,
  Industry,
  MonthRange,
  PaymentOptionList,
  RegisteredBusiness,
  ScoringView,
} from './types';

/**
 * Idempotency key of one user action. A manual retry of the same action reuses it, so the server acts once.
 */
export type IdempotencyKey = string;

type Mutation<Input extends unknown[] = []> = (
  idempotencyKey: IdempotencyKey,
  ...input: Input
) => Promise<ApplicationView>;

export interface DocumentUpload {
  readonly kind: 'statement' | 'voidCheque' | 'supporting' | 'invoice';
  readonly file: File;
  /** Month of a statement, `YYYY-MM`. When omitted, the server reads it from the file. */
  readonly month?: string | undefined;
  readonly onProgress: (sentBytes: number) => void;
  readonly signal: AbortSignal;
}

export interface ScoringListener {
  readonly onView: (view: ScoringView) => void;
  /** Called for each chunk, heartbeats included. */
  readonly onActivity: () => void;
  readonly signal: AbortSignal;
}

/** The session's API calls. Each rejects with an `ApiFailure` (`./failure`). */
export interface Api {
  application(): Promise<ApplicationView>;
  scoring(): Promise<ScoringView>;
  /**
   * Reports the scoring state immediately and after each change. Resolves when the server ends the stream.
   * Rejects when no stream is available, when it breaks off, and when `signal` aborts.
   */
  listenToScoring(listener: ScoringListener): Promise<void>;
  industries(words: string, language: Language): Promise<readonly Industry[]>;
  /** In the public registries, by name or number. */
  businesses(words: string, language: Language): Promise<readonly RegisteredBusiness[]>;
  /** Registered office. */
  office(id: string): Promise<Address>;
  /** `within`: id of a suggestion with `more`. */
  addresses(words: string, language: Language, within?: string): Promise<readonly AddressSuggestion[]>;
  address(id: string): Promise<Address>;
  offers(): Promise<PaymentOptionList>;

  readonly frames: Frames;

  readonly setLanguage: Mutation<[Language]>;
  readonly confirmEligibility: Mutation<[eligible: boolean]>;
  readonly sendPhoneCode: Mutation<[phone: string | undefined, language: Language]>;
  readonly changePhone: Mutation;
  readonly sendEmailCode: Mutation<[email: string | undefined, language: Language]>;
  readonly changeEmail: Mutation;
  readonly saveBusiness: Mutation<[BusinessFormInput]>;
  /** Test environments only; absent from other builds. */
  readonly bypassBank?: Mutation;
  /** Uploads a file and reports progress. Also rejects with an `ApiFailure` when `signal` aborts. */
  uploadDocument(idempotencyKey: IdempotencyKey, upload: DocumentUpload): Promise<ApplicationView>;
  readonly setStatementMonths: Mutation<[documentId: string, months: MonthRange]>;
  readonly deleteDocument: Mutation<[documentId: string]>;
  readonly answerRequest: Mutation<[text: string]>;
  readonly requestReconsideration: Mutation<[observations: string]>;
  readonly startScoring: Mutation;
  readonly acceptQualification: Mutation<[part: 'full' | 'instant']>;
  readonly requestFinalReview: Mutation;
  readonly enterInvoice: Mutation<[InvoiceInput]>;
  /** Confirms an invoice that came from a link or a file. */
  readonly confirmInvoice: Mutation<[InvoiceInput]>;
  readonly confirmPartialPayment: Mutation;
  readonly selectOption: Mutation<[optionId: string]>;
  readonly completePurchase: Mutation;
  readonly abandon: Mutation;
  /** Ends the session's token. Calls with it fail from then on. */
  endSession(): Promise<void>;
}
