import type { Language } from '../language';
import type { BusinessInput, ChequeAccountInput, InvoiceInput, PersonalInput } from './inputs';

/** What a screen tells the store. The store's effect calls the API, the answer is new facts, the step follows. */
export type FlowEvent =
  | { readonly type: 'start' }
  | { readonly type: 'haveAccount' }
  | { readonly type: 'answerEligibility'; readonly eligible: boolean }
  /** `phone` is left out while the session is locked: the code goes to the phone that the application knows. */
  | { readonly type: 'sendPhoneCode'; readonly phone?: string | undefined }
  | { readonly type: 'confirmPhoneCode'; readonly code: string }
  /** "Use another number": also when a code is under way. */
  | { readonly type: 'changePhone' }
  /** Next on a phone that is verified already (reached by Back). */
  | { readonly type: 'continueFromPhone' }
  | { readonly type: 'sendEmailCode'; readonly email: string }
  | { readonly type: 'confirmEmailCode'; readonly code: string }
  | { readonly type: 'changeEmail' }
  /** Next on "Email verified". */
  | { readonly type: 'continueFromEmail' }
  | { readonly type: 'savePersonal'; readonly personal: PersonalInput }
  | { readonly type: 'saveBusiness'; readonly business: BusinessInput }
  | { readonly type: 'learnMore' }
  | { readonly type: 'chooseConnect' }
  | { readonly type: 'chooseUpload' }
  | {
      readonly type: 'completeConnection';
      readonly connectionId: string;
      readonly loginId: string;
      readonly institution: string;
      /** The account chosen on the bank page: payments are debited from it, where it can be. */
      readonly accountId?: string | undefined;
    }
  | { readonly type: 'bypassBank' }
  | { readonly type: 'disconnectBank' }
  | { readonly type: 'startScoring' }
  | { readonly type: 'refresh' }
  /** "Refresh and retry" on the error screen: starts a failed scoring again, otherwise reads the facts anew. */
  | { readonly type: 'retry' }
  | { readonly type: 'saveSin'; readonly sin: string }
  | { readonly type: 'acceptQualification'; readonly part: 'full' | 'instant' }
  | { readonly type: 'requestFinalReview' }
  | { readonly type: 'uploadInvoice'; readonly file: Blob; readonly name: string }
  | { readonly type: 'skipInvoiceUpload' }
  | { readonly type: 'newInvoice' }
  | { readonly type: 'enterInvoice'; readonly invoice: InvoiceInput }
  | { readonly type: 'confirmInvoice'; readonly invoice: InvoiceInput }
  | { readonly type: 'confirmPartialPayment' }
  /** Continue on the invoice's qualification, or on an invoice that is approved already. */
  | { readonly type: 'continueInvoice' }
  /** Confirmed in the statements' modal. */
  | { readonly type: 'confirmStatements' }
  /** Confirmed in the void cheque's modal: hands everything in for review. */
  | { readonly type: 'submitDocuments'; readonly account: ChequeAccountInput }
  /** Answers a reviewer's request: files that were uploaded beside it, and words. */
  | { readonly type: 'answerRequest'; readonly text: string }
  /** A person is to look at a rejection again. */
  | { readonly type: 'requestReconsideration'; readonly observations: string }
  | { readonly type: 'selectOption'; readonly optionId: string }
  | { readonly type: 'sign'; readonly signature: Signature }
  | { readonly type: 'completePurchase' }
  | { readonly type: 'back' }
  /** A route typed by hand. */
  | { readonly type: 'visit'; readonly route: string }
  | { readonly type: 'leave' };

export interface Signature {
  readonly agreementId: string;
  readonly hash: string;
  readonly language: Language;
  readonly accepted: boolean;
  readonly name: string;
  readonly acts: readonly { readonly act: SigningAct; readonly at: string }[];
}

export type SigningAct = 'opened' | 'scrolledToEnd' | 'languageChosen' | 'boxTicked' | 'nameTyped';
