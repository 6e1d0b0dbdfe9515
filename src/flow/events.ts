import type { BusinessInput, PersonalInput } from './inputs';

/** What a screen tells the store. The store's effect calls the API, the answer is new facts, the step follows. */
export type FlowEvent =
  | { readonly type: 'start' }
  | { readonly type: 'haveAccount' }
  | { readonly type: 'answerEligibility'; readonly eligible: boolean }
  | { readonly type: 'sendPhoneCode'; readonly phone: string }
  | { readonly type: 'confirmPhoneCode'; readonly code: string }
  | { readonly type: 'changePhone' }
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
    }
  | { readonly type: 'bypassBank' }
  | { readonly type: 'startScoring' }
  | { readonly type: 'refresh' }
  | { readonly type: 'saveSin'; readonly sin: string }
  | { readonly type: 'acceptQualification'; readonly part: 'full' | 'instant' }
  | { readonly type: 'requestFinalReview' }
  | { readonly type: 'selectOption'; readonly optionId: string }
  | { readonly type: 'sign'; readonly signature: Signature }
  | { readonly type: 'completePurchase' }
  | { readonly type: 'back' }
  | { readonly type: 'leave' };

export interface Signature {
  readonly agreementId: string;
  readonly hash: string;
  readonly language: 'en' | 'fr';
  readonly accepted: boolean;
  readonly name: string;
  readonly acts: readonly { readonly act: SigningAct; readonly at: string }[];
}

export type SigningAct = 'opened' | 'scrolledToEnd' | 'languageChosen' | 'boxTicked' | 'nameTyped';
