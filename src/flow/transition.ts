import { getCurrentStep } from './current-step';
import type { FlowEvent } from './events';
import type { Facts } from './facts';
import { initialLocalState, type LocalState } from './local-state';
import { findPreviousStep } from './previous-step';
import { findStepByRoute, type Step } from './steps';

type Target = Step | null | 'stay';

/**
 * The step each event asks for once its effect is done. `null`: the furthest. `stay`: as before. A step asked for
 * is shown only while its guard holds, so a row here can never show what the facts forbid.
 */
const targets: Record<Exclude<FlowEvent['type'], 'back' | 'visit' | 'answerEligibility'>, Target> = {
  start: 'verifyBusiness',
  haveAccount: 'verifyPhone',
  sendPhoneCode: 'verifyPhone',
  confirmPhoneCode: null,
  changePhone: 'verifyPhone',
  continueFromPhone: null,
  sendEmailCode: 'verifyEmail',
  /** "Email verified" is shown until Next. */
  confirmEmailCode: 'verifyEmail',
  changeEmail: 'verifyEmail',
  continueFromEmail: 'personalInfo',
  savePersonal: 'businessInfo',
  saveBusiness: 'valueProposition',
  learnMore: 'aboutFlinks',
  chooseConnect: 'bankingInfo',
  chooseUpload: 'bankStatementsUpload',
  completeConnection: 'bankingInfo',
  bypassBank: 'bankingInfo',
  disconnectBank: 'stay',
  confirmStatements: 'voidChequeUpload',
  submitDocuments: null,
  startScoring: null,
  refresh: 'stay',
  retry: null,
  saveSin: null,
  acceptQualification: 'displayOptions',
  requestFinalReview: null,
  uploadInvoice: 'invoiceInfo',
  skipInvoiceUpload: 'manualInvoiceDetails',
  newInvoice: 'invoiceUpload',
  enterInvoice: 'invoiceQualification',
  confirmInvoice: 'invoiceQualification',
  confirmPartialPayment: 'displayOptions',
  continueInvoice: 'displayOptions',
  answerRequest: null,
  requestReconsideration: 'stay',
  selectOption: 'signAgreement',
  sign: null,
  completePurchase: null,
  leave: 'stay',
};

function eventTarget(facts: Facts, local: LocalState, event: FlowEvent): Target {
  switch (event.type) {
    case 'back':
      return findPreviousStep(getCurrentStep(facts, local), facts, local) ?? 'stay';
    case 'visit':
      return findStepByRoute(event.route);
    case 'answerEligibility':
      return event.eligible ? null : 'verifyBusiness';
    default:
      return targets[event.type];
  }
}

/** The local choices after an event whose effect, if any, has ended in these facts. */
export function transition(facts: Facts, local: LocalState, event: FlowEvent): LocalState {
  const target = eventTarget(facts, local, event);
  const lookUp = event.type === 'haveAccount' || (event.type !== 'start' && local.lookUp);
  return { ...initialLocalState, at: target === 'stay' ? local.at : target, lookUp };
}
