import type { Signature } from '@tamarack/core/flow/events';
import type { Language } from '@tamarack/core/language';
import type {
  BusinessInput,
  ChequeAccountInput,
  InvoiceInput,
  PersonalInput,
} from '@tamarack/core/validation/inputs';
import type {
  Address,
  AddressSuggestion,
  Agreement,
  ApplicationView,
  BankConnection,
  Industry,
  MonthRange,
  PaymentOptionList,
  ScoringView,
} from './types';

/** Names one press of a button; the same for a manual retry of that press, so the server does the thing once. */
export type PressKey = string;

type Mutation<Input extends unknown[] = []> = (press: PressKey, ...input: Input) => Promise<ApplicationView>;

/** What the bank page handed over. */
export interface BankLogin {
  readonly connectionId: string;
  readonly loginId: string;
  readonly institution: string;
  /** The chosen account; absent where the page names none. */
  readonly accountId?: string | undefined;
}

export interface DocumentUpload {
  readonly kind: 'statement' | 'voidCheque' | 'supporting' | 'invoice';
  readonly file: File;
  /** Month the applicant put a statement to, `YYYY-MM`; left out, it is read from the file. */
  readonly month?: string | undefined;
  readonly onProgress: (sentBytes: number) => void;
  readonly signal: AbortSignal;
}

export interface ScoringListener {
  readonly onView: (view: ScoringView) => void;
  /** Anything came at all, a sign of life too. */
  readonly onSign: () => void;
  readonly signal: AbortSignal;
}

/** The session's calls. Every one rejects with an `ApiFailure` (`./failure`). */
export interface Api {
  application(): Promise<ApplicationView>;
  scoring(): Promise<ScoringView>;
  /**
   * Tells how scoring goes, at once and as it changes. Resolves when the server ends the stream; rejects where there
   * is none, where it breaks off, and when `signal` ends it.
   */
  listenToScoring(listener: ScoringListener): Promise<void>;
  industries(words: string, language: Language): Promise<readonly Industry[]>;
  /** `within`: id of a suggestion with `more`. */
  addresses(words: string, language: Language, within?: string): Promise<readonly AddressSuggestion[]>;
  address(id: string): Promise<Address>;
  offers(): Promise<PaymentOptionList>;
  agreement(language: Language): Promise<Agreement>;
  agreementPdf(language: Language): Promise<Blob>;
  /** A fresh iframe per attempt; its URL is good once. */
  startConnection(language: Language): Promise<BankConnection>;

  readonly setLanguage: Mutation<[Language]>;
  readonly confirmEligibility: Mutation<[eligible: boolean]>;
  readonly sendPhoneCode: Mutation<[phone: string | undefined, language: Language]>;
  readonly confirmPhoneCode: Mutation<[code: string]>;
  readonly changePhone: Mutation;
  readonly sendEmailCode: Mutation<[email: string, language: Language]>;
  readonly confirmEmailCode: Mutation<[code: string]>;
  readonly changeEmail: Mutation;
  readonly savePersonal: Mutation<[PersonalInput]>;
  readonly saveBusiness: Mutation<[BusinessInput]>;
  readonly saveSin: Mutation<[sin: string]>;
  readonly completeConnection: Mutation<[BankLogin]>;
  /** Test environments only; absent from other builds. */
  readonly bypassBank?: Mutation;
  readonly disconnectBank: Mutation;
  /** Sends a file and tells how far it is. Rejects with an `ApiFailure` too when `signal` ends it. */
  uploadDocument(press: PressKey, upload: DocumentUpload): Promise<ApplicationView>;
  readonly setStatementMonths: Mutation<[documentId: string, months: MonthRange]>;
  readonly deleteDocument: Mutation<[documentId: string]>;
  readonly submitDocuments: Mutation<[ChequeAccountInput]>;
  readonly answerRequest: Mutation<[text: string]>;
  readonly requestReconsideration: Mutation<[observations: string]>;
  readonly startScoring: Mutation;
  readonly acceptQualification: Mutation<[part: 'full' | 'instant']>;
  readonly requestFinalReview: Mutation;
  readonly enterInvoice: Mutation<[InvoiceInput]>;
  /** Of a link or a file. */
  readonly confirmInvoice: Mutation<[InvoiceInput]>;
  readonly confirmPartialPayment: Mutation;
  readonly selectOption: Mutation<[optionId: string]>;
  readonly sign: Mutation<[Signature]>;
  readonly completePurchase: Mutation;
  readonly abandon: Mutation;
}
