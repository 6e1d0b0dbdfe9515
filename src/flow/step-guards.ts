import { limits } from '../validation/limits';
import {
  canEnterBank,
  canEnterBusiness,
  canEnterPersonal,
  hasBankData,
  isActionAllowed,
  isDraft,
} from './action-guards';
import {
  canProvideInvoice,
  getConfirmedInvoice,
  getFinancedAmount,
  getUsableCredit,
  isAwaitingEmail,
  isCartAccepted,
  isInFinalReview,
  isReturningUnsigned,
} from './credit';
import type { Facts } from './facts';
import type { LocalState } from './local-state';
import type { Step } from './steps';

type Guard = (facts: Facts, local: LocalState) => boolean;

const unsigned = (f: Facts) => f.agreement === 'none';
const bankDone = (f: Facts) => f.businessSaved && hasBankData(f) && isDraft(f);
const choosing = (f: Facts) => unsigned(f) && getFinancedAmount(f) !== null;

/** Condition for showing each step. */
const guards: Record<Step, Guard> = {
  welcome: (f) => !f.phoneVerified && isDraft(f),
  verifyBusiness: (f) => isActionAllowed('confirmEligibility', f),
  verifyPhone: (f, local) =>
    isActionAllowed('changePhone', f) && (f.eligibility === 'eligible' || local.lookUp),
  verifyEmail: (f) =>
    (f.eligibility === 'eligible' && f.phoneVerified && isDraft(f)) || isReturningUnsigned(f),
  personalInfo: canEnterPersonal,
  businessInfo: canEnterBusiness,
  valueProposition: canEnterBank,
  aboutFlinks: canEnterBank,
  bankingInfo: (f) => canEnterBank(f) || bankDone(f),
  bankStatementsUpload: canEnterBank,
  voidChequeUpload: (f) => canEnterBank(f) && f.documents.statementsComplete,
  manualUploadSuccess: (f) => f.documents.submitted && f.outcome === null,
  moreInformation: (f) => f.moreAsked,
  scoring: (f) => f.outcome === null && (f.scoring.state === 'running' || f.scoring.state === 'done'),
  sinEntry: (f) => isActionAllowed('saveSin', f),
  errorApplication: (f) => f.scoring.state === 'failed' && f.outcome === null,
  rejectedApplication: (f) => f.outcome === 'rejected',
  manualReview: (f) => f.outcome === 'manualReview' || isInFinalReview(f),
  qualification: (f) => isActionAllowed('acceptQualification', f),
  cartTotalError: (f) => isCartAccepted(f) && unsigned(f) && f.cartTotal > getUsableCredit(f),
  displayOptions: choosing,
  signAgreement: (f) => choosing(f) && f.option !== null,
  final: (f) => f.entry === 'cart' && f.agreement === 'signed',
  invoiceUpload: canProvideInvoice,
  manualInvoiceDetails: canProvideInvoice,
  invoiceInfo: (f) => canProvideInvoice(f) && f.invoice !== null,
  invoicePending: (f) =>
    canProvideInvoice(f) && f.invoice?.pendingApproval === true && !isCreditInsufficient(f),
  invoiceQualification: (f) => canProvideInvoice(f) && f.invoice?.state === 'confirmed',
  insufficientQualificationAmount: (f) => canProvideInvoice(f) && isCreditInsufficient(f),
  invoiceCongratulations: (f) => f.entry !== 'cart' && f.agreement === 'signed',
  smallCartTotal: (f) => !f.amountQualified && unsigned(f),
};

/** Whether the usable credit is below the invoice minimum or below the confirmed payable amount. */
function isCreditInsufficient(facts: Facts): boolean {
  const usable = getUsableCredit(facts);
  return usable < limits.invoiceMinimum || (getConfirmedInvoice(facts)?.payable ?? 0) > usable;
}

/** Steps that a cart below the minimum still allows. */
const allowedBelowMinimum: readonly Step[] = ['smallCartTotal', 'final', 'invoiceCongratulations'];

/** Whether a step may be shown for these facts and this local state. */
export function isStepAllowed(step: Step, facts: Facts, local: LocalState): boolean {
  if (facts.locked) return step === (facts.proofDue === 'email' ? 'verifyEmail' : 'verifyPhone');
  if (facts.amountQualified && isAwaitingEmail(facts)) return step === 'verifyEmail';
  return (facts.amountQualified || allowedBelowMinimum.includes(step)) && guards[step](facts, local);
}
