import type { Action } from './action-guards';
import type { FlowEvent } from './events';
import type { Facts } from './facts';

/** Side effect of an event, as data. The store runs it. */
export type Effect =
  | { readonly kind: 'none' }
  /** Fetch the facts again. */
  | { readonly kind: 'read' }
  | { readonly kind: 'mutate'; readonly action: Action }
  /** Notify the server and the page that the applicant left. */
  | { readonly kind: 'leave' };

const mutations: Partial<Record<FlowEvent['type'], Action>> = {
  answerEligibility: 'confirmEligibility',
  sendPhoneCode: 'sendPhoneCode',
  confirmPhoneCode: 'confirmPhoneCode',
  changePhone: 'changePhone',
  sendEmailCode: 'sendEmailCode',
  confirmEmailCode: 'confirmEmailCode',
  proveEmail: 'confirmEmailCode',
  startOver: 'startOver',
  usePasskey: 'confirmPasskey',
  changeEmail: 'changeEmail',
  savePersonal: 'savePersonal',
  saveBusiness: 'saveBusiness',
  completeConnection: 'completeConnection',
  bypassBank: 'bypassBank',
  disconnectBank: 'disconnectBank',
  submitDocuments: 'submitDocuments',
  startScoring: 'startScoring',
  saveSin: 'saveSin',
  acceptQualification: 'acceptQualification',
  requestFinalReview: 'requestFinalReview',
  uploadInvoice: 'uploadInvoice',
  enterInvoice: 'enterInvoice',
  confirmInvoice: 'confirmInvoice',
  confirmPartialPayment: 'confirmPartialPayment',
  answerRequest: 'answerRequest',
  requestReconsideration: 'requestReconsideration',
  selectOption: 'selectOption',
  sign: 'sign',
  completePurchase: 'completePurchase',
};

export function getEffect(event: FlowEvent, facts: Facts): Effect {
  if (event.type === 'leave') return { kind: 'leave' };
  if (event.type === 'refresh') return { kind: 'read' };
  if (event.type === 'retry') {
    return facts.scoring.state === 'failed' ? { kind: 'mutate', action: 'startScoring' } : { kind: 'read' };
  }
  const action = mutations[event.type];
  return action === undefined ? { kind: 'none' } : { kind: 'mutate', action };
}

/** The event to send once an effect has completed with these facts: saving a SIN resumes scoring. */
export function getFollowUpEvent(event: FlowEvent, facts: Facts): FlowEvent | null {
  return event.type === 'saveSin' && facts.scoring.state === 'sinNeeded' ? { type: 'startScoring' } : null;
}
