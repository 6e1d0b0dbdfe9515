import {
  canProvideInvoice,
  computeInvoiceBalance,
  getFinancedAmount,
  hasCredit,
  isAwaitingEmail,
  isReturningUnsigned,
} from './credit';
import type { Facts } from './facts';

/** Every server mutation of a session. */
export type Action =
  | 'setLanguage'
  | 'confirmEligibility'
  | 'sendPhoneCode'
  | 'confirmPhoneCode'
  | 'changePhone'
  | 'sendEmailCode'
  | 'confirmEmailCode'
  | 'changeEmail'
  | 'savePersonal'
  | 'saveBusiness'
  | 'saveSin'
  | 'startConnection'
  | 'completeConnection'
  | 'bypassBank'
  | 'disconnectBank'
  | 'uploadStatement'
  | 'setStatementMonths'
  | 'uploadVoidCheque'
  | 'deleteDocument'
  | 'submitDocuments'
  | 'uploadSupporting'
  | 'answerRequest'
  | 'requestReconsideration'
  | 'startScoring'
  | 'acceptQualification'
  | 'requestFinalReview'
  | 'uploadInvoice'
  | 'enterInvoice'
  | 'confirmInvoice'
  | 'confirmPartialPayment'
  | 'selectOption'
  | 'sign'
  | 'completePurchase'
  | 'abandon';

/** Nothing was handed in for a decision yet: what was entered can still be changed. */
export function isDraft(facts: Facts): boolean {
  return facts.outcome === null && facts.scoring.state === 'notStarted' && !facts.documents.submitted;
}

/** A Canadian business older than six months, with a verified phone, still filling in. */
function isApplying(facts: Facts): boolean {
  return facts.eligibility === 'eligible' && facts.phoneVerified && isDraft(facts);
}

export function canEnterEmail(facts: Facts): boolean {
  return isApplying(facts) || isReturningUnsigned(facts);
}

export function canEnterPersonal(facts: Facts): boolean {
  return isApplying(facts) && facts.emailVerified;
}

export function canEnterBusiness(facts: Facts): boolean {
  return canEnterPersonal(facts) && facts.personalSaved;
}

export function canEnterBank(facts: Facts): boolean {
  return canEnterBusiness(facts) && facts.businessSaved && facts.bank === 'none';
}

/** The bank's data led to a decision: an outcome alone may be of another application of the customer. */
export const isDecidedHere = (facts: Facts): boolean => facts.scoring.state === 'done';

/** A bank was connected, and its data can be fetched. */
export const hasBankData = (facts: Facts): boolean => facts.bank === 'connected' || facts.bank === 'bypassed';

/** The phone can be verified, or given up for another: no one else's data hangs on it yet. */
function phoneOpen(facts: Facts): boolean {
  return facts.eligibility !== 'ineligible' && isDraft(facts) && !facts.emailVerified;
}

const unsigned = (facts: Facts) => facts.agreement === 'none';

const qualificationOpen = (facts: Facts) =>
  hasCredit(facts) && unsigned(facts) && facts.qualification !== 'finalReviewRequested';

/** Not while this application is being decided, whatever outcome its customer brings from another one. */
function canDisconnect(facts: Facts): boolean {
  const settled = isDecidedHere(facts) || facts.scoring.state === 'notStarted';
  return facts.bank === 'connected' && settled && (isDraft(facts) || facts.outcome !== null);
}

const guards: Record<Action, (facts: Facts) => boolean> = {
  setLanguage: () => true,
  confirmEligibility: (f) => isDraft(f) && !f.emailVerified,
  sendPhoneCode: (f) => phoneOpen(f) && !f.phoneVerified,
  confirmPhoneCode: (f) => phoneOpen(f) && !f.phoneVerified,
  changePhone: phoneOpen,
  sendEmailCode: (f) => canEnterEmail(f) && !f.emailVerified,
  confirmEmailCode: (f) => canEnterEmail(f) && !f.emailVerified,
  changeEmail: (f) => (isApplying(f) && f.bank === 'none') || isReturningUnsigned(f),
  savePersonal: canEnterPersonal,
  saveBusiness: canEnterBusiness,
  saveSin: (f) => f.scoring.state === 'sinNeeded' && f.outcome === null,
  startConnection: canEnterBank,
  completeConnection: canEnterBank,
  bypassBank: canEnterBank,
  disconnectBank: canDisconnect,
  uploadStatement: canEnterBank,
  setStatementMonths: canEnterBank,
  uploadVoidCheque: canEnterBank,
  deleteDocument: (f) => canEnterBank(f) || f.moreAsked,
  submitDocuments: (f) => canEnterBank(f) && f.documents.statementsComplete && f.documents.voidCheque,
  uploadSupporting: (f) => f.moreAsked,
  answerRequest: (f) => f.moreAsked,
  requestReconsideration: (f) => f.outcome === 'rejected' && f.reconsideration === 'available',
  startScoring: (f) =>
    hasBankData(f) &&
    f.businessSaved &&
    f.outcome === null &&
    ['notStarted', 'sinNeeded', 'failed'].includes(f.scoring.state),
  acceptQualification: qualificationOpen,
  requestFinalReview: (f) => qualificationOpen(f) && f.outcome === 'preQualified',
  uploadInvoice: canProvideInvoice,
  enterInvoice: canProvideInvoice,
  /** What is approved is not confirmed again, unless it cannot be financed as it is: the credit may have shrunk. */
  confirmInvoice: (f) =>
    canProvideInvoice(f) &&
    f.invoice !== null &&
    !(f.invoice.pendingApproval && getFinancedAmount(f) !== null),
  confirmPartialPayment: (f) => canProvideInvoice(f) && computeInvoiceBalance(f) > 0,
  selectOption: (f) => unsigned(f) && getFinancedAmount(f) !== null,
  sign: (f) => unsigned(f) && f.option !== null && getFinancedAmount(f) !== null,
  completePurchase: (f) => f.agreement === 'signed' && f.purchase === 'none',
  abandon: unsigned,
};

/** Acts that a cart below the minimum purchase amount does not stop. */
const withoutMinimum: readonly Action[] = ['setLanguage', 'abandon', 'completePurchase'];

/** Until the phone is proven, a session that came by a link can do no more than prove it. */
const whileLocked: readonly Action[] = ['setLanguage', 'sendPhoneCode', 'confirmPhoneCode'];

/** Until a returning customer's new address is proven. */
const whileEmailAwaited: readonly Action[] = [
  'setLanguage',
  'sendEmailCode',
  'confirmEmailCode',
  'changeEmail',
  'abandon',
];

/** Whether the facts allow a mutation: the store asks before it calls, the server refuses by the same answer. */
export function isActionAllowed(action: Action, facts: Facts): boolean {
  if (facts.locked && !whileLocked.includes(action)) return false;
  if (isAwaitingEmail(facts) && !whileEmailAwaited.includes(action)) return false;
  return (facts.amountQualified || withoutMinimum.includes(action)) && guards[action](facts);
}
