import {
  canProvideInvoice,
  computeInvoiceBalance,
  getFinancedAmount,
  hasCredit,
  isAwaitingEmail,
  isReturningUnsigned,
} from './credit';
import type { Facts } from './facts';

/** Mutations of a session. */
export type Action =
  | 'setLanguage'
  | 'confirmEligibility'
  | 'sendPhoneCode'
  | 'confirmPhoneCode'
  | 'changePhone'
  | 'sendEmailCode'
  | 'confirmEmailCode'
  | 'changeEmail'
  | 'startOver'
  | 'confirmPasskey'
  | 'createPasskey'
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

/** Nothing was submitted for a decision yet; entered data can still change. */
export function isDraft(facts: Facts): boolean {
  return facts.outcome === null && facts.scoring.state === 'notStarted' && !facts.documents.submitted;
}

/** An eligible business with a verified phone whose application is still a draft. */
function isApplying(facts: Facts): boolean {
  return facts.eligibility === 'eligible' && facts.phoneVerified && isDraft(facts);
}

function canEnterEmail(facts: Facts): boolean {
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

/** This application was scored. An outcome alone may come from another application of the customer. */
export const isDecidedHere = (facts: Facts): boolean => facts.scoring.state === 'done';

/** A bank is connected and its data can be fetched. */
export const hasBankData = (facts: Facts): boolean => facts.bank === 'connected' || facts.bank === 'bypassed';

/** The phone is not settled yet. */
function canVerifyPhone(facts: Facts): boolean {
  return facts.eligibility !== 'ineligible' && isDraft(facts) && !facts.emailVerified;
}

const unsigned = (facts: Facts) => facts.agreement === 'none';

const canAcceptQualification = (facts: Facts) =>
  hasCredit(facts) && unsigned(facts) && facts.qualification !== 'finalReviewRequested';

/** Not while scoring runs, even if another application of the customer has an outcome. */
function canDisconnect(facts: Facts): boolean {
  const settled = isDecidedHere(facts) || facts.scoring.state === 'notStarted';
  return facts.bank === 'connected' && settled && (isDraft(facts) || facts.outcome !== null);
}

const guards: Record<Action, (facts: Facts) => boolean> = {
  setLanguage: () => true,
  confirmEligibility: (f) => isDraft(f) && !f.emailVerified,
  sendPhoneCode: (f) => canVerifyPhone(f) && !f.phoneVerified,
  confirmPhoneCode: (f) => canVerifyPhone(f) && !f.phoneVerified,
  // a person's input is theirs: it must not be assigned to the customer of another number
  changePhone: (f) => canVerifyPhone(f) && !f.personalSaved,
  sendEmailCode: (f) => canEnterEmail(f) && !f.emailVerified,
  confirmEmailCode: (f) => canEnterEmail(f) && !f.emailVerified,
  startOver: (f) => f.proofDue === 'email',
  /** As the second proof, and for a purchase that needs both. */
  confirmPasskey: (f) => f.proofDue === 'email' || (hasCredit(f) && unsigned(f)),
  createPasskey: (f) => f.agreement === 'signed',
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
  acceptQualification: canAcceptQualification,
  requestFinalReview: (f) => canAcceptQualification(f) && f.outcome === 'preQualified',
  uploadInvoice: canProvideInvoice,
  enterInvoice: canProvideInvoice,
  /**
   * An approved invoice is confirmed again only if it can no longer be financed, as the usable credit may
   * have decreased.
   */
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

/** Actions that a cart below the minimum purchase amount still allows. */
const allowedBelowMinimum: readonly Action[] = ['setLanguage', 'abandon', 'completePurchase'];

/** Actions of a locked session, by the code that is due. */
const allowedWhileLocked: Readonly<Record<'phone' | 'email', readonly Action[]>> = {
  phone: ['setLanguage', 'sendPhoneCode', 'confirmPhoneCode'],
  email: ['setLanguage', 'sendEmailCode', 'confirmEmailCode', 'confirmPasskey', 'startOver'],
};

/** Actions until a returning customer's new email address is verified. */
const allowedWhileAwaitingEmail: readonly Action[] = [
  'setLanguage',
  'sendEmailCode',
  'confirmEmailCode',
  'changeEmail',
  'abandon',
];

/** Whether the facts allow a mutation. Both store and server apply it. */
export function isActionAllowed(action: Action, facts: Facts): boolean {
  if (facts.locked && !allowedWhileLocked[facts.proofDue ?? 'phone'].includes(action)) return false;
  if (isAwaitingEmail(facts) && !allowedWhileAwaitingEmail.includes(action)) return false;
  return (facts.amountQualified || allowedBelowMinimum.includes(action)) && guards[action](facts);
}
