import { getCurrentStep } from './current-step';
import type { FlowEvent } from './events';
import type { Facts } from './facts';
import { initialLocalState, type LocalState } from './local-state';
import { findPreviousStep } from './previous-step';
import { findStepByRoute, type Step } from './steps';

type Target = Step | null | 'stay';

/**
 * The step that each event requests once its effect has completed. `null`: the furthest. `stay`: unchanged.
 * Guards still apply, so no entry can show a step that the facts forbid.
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
  proveEmail: null,
  startOver: null,
  usePasskey: null,
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

function getTarget(facts: Facts, local: LocalState, event: FlowEvent): Target {
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

/** Local state after an event, given the facts that its effect returned. */
export function transition(facts: Facts, local: LocalState, event: FlowEvent): LocalState {
  const target = getTarget(facts, local, event);
  const lookUp = event.type === 'haveAccount' || (event.type !== 'start' && local.lookUp);
  return { ...initialLocalState, at: target === 'stay' ? local.at : target, lookUp };
}
