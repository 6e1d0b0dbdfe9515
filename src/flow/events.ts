import type { BusinessFormInput, InvoiceInput } from '../validation/inputs';

/**
 * Event that a screen sends to the store. Its effect calls the API; the step follows from the returned facts.
 */
export type FlowEvent =
  | { readonly type: 'start' }
  | { readonly type: 'haveAccount' }
  | { readonly type: 'answerEligibility'; readonly eligible: boolean }
  /** Without `phone` in a locked session: the code goes to the phone on file. */
  | { readonly type: 'sendPhoneCode'; readonly phone?: string | undefined }
  | ({ readonly type: 'confirmPhoneCode' } & Submission)
  /** "Use another number", also while a code is pending. */
  | { readonly type: 'changePhone' }
  /** Next on a verified phone (reached by Back). */
  | { readonly type: 'continueFromPhone' }
  /** Without `email`: another code to the address of the last one, or in a locked session to that of the account. */
  | { readonly type: 'sendEmailCode'; readonly email?: string | undefined }
  | ({ readonly type: 'confirmEmailCode' } & Submission)
  /** The code to the address of the account. */
  | ({ readonly type: 'proveEmail' } & Submission)
  /** The passkey of the account, in place of the code to its address or beside it. */
  | ({ readonly type: 'usePasskey' } & Submission)
  /** The number has a new holder, who starts as a new customer. */
  | ({ readonly type: 'startOver' } & Submission)
  | { readonly type: 'changeEmail' }
  /** Next on "Email verified". */
  | { readonly type: 'continueFromEmail' }
  | ({ readonly type: 'savePersonal' } & Submission)
  | { readonly type: 'saveBusiness'; readonly business: BusinessFormInput }
  | { readonly type: 'learnMore' }
  | { readonly type: 'chooseConnect' }
  | { readonly type: 'chooseUpload' }
  /** The bank accepted the login. */
  | ({ readonly type: 'completeConnection' } & Submission)
  | { readonly type: 'bypassBank' }
  | ({ readonly type: 'disconnectBank' } & Submission)
  | { readonly type: 'startScoring' }
  | { readonly type: 'refresh' }
  /**
   * "Refresh and retry" on the error screen: restarts a failed scoring job, otherwise fetches the facts
   * again.
   */
  | { readonly type: 'retry' }
  | ({ readonly type: 'saveSin' } & Submission)
  | { readonly type: 'acceptQualification'; readonly part: 'full' | 'instant' }
  | { readonly type: 'requestFinalReview' }
  | { readonly type: 'uploadInvoice'; readonly file: Blob; readonly name: string }
  | { readonly type: 'skipInvoiceUpload' }
  | { readonly type: 'newInvoice' }
  | { readonly type: 'enterInvoice'; readonly invoice: InvoiceInput }
  | { readonly type: 'confirmInvoice'; readonly invoice: InvoiceInput }
  | { readonly type: 'confirmPartialPayment' }
  /** Continue on the invoice qualification or on an invoice that is already approved. */
  | { readonly type: 'continueInvoice' }
  /** Confirmed in the statements modal. */
  | { readonly type: 'confirmStatements' }
  /** Confirmed in the void cheque modal: submits all documents for review. */
  | ({ readonly type: 'submitDocuments' } & Submission)
  /** Response to a reviewer's request; files are uploaded separately. */
  | { readonly type: 'answerRequest'; readonly text: string }
  /** Requests a manual review of a rejection. */
  | { readonly type: 'requestReconsideration'; readonly observations: string }
  | { readonly type: 'selectOption'; readonly optionId: string }
  | ({ readonly type: 'sign' } & Submission)
  | { readonly type: 'completePurchase' }
  | { readonly type: 'back' }
  /** Navigation to a route by its path. */
  | { readonly type: 'visit'; readonly route: string }
  | { readonly type: 'leave' };

/** An action in a secure frame, which calls the API itself. Rejects like an API call. */
interface Submission {
  readonly submit: () => Promise<void>;
}
