import { limits } from '../validation/limits';
import {
  awaitsEmail,
  cartAccepted,
  confirmedInvoice,
  financedAmount,
  inFinalReview,
  invoiceOpen,
  isReturningUnsigned,
  usableCredit,
} from './credit';
import type { Facts } from './facts';
import {
  actionAllowed,
  canEnterBank,
  canEnterBusiness,
  canEnterPersonal,
  hasBankData,
  isDraft,
} from './guards';
import type { Local } from './local';
import type { Step } from './steps';

type Guard = (facts: Facts, local: Local) => boolean;

const unsigned = (f: Facts) => f.agreement === 'none';
const bankDone = (f: Facts) => f.businessSaved && hasBankData(f) && isDraft(f);
const choosing = (f: Facts) => unsigned(f) && financedAmount(f) !== null;

/** When each step may be shown. Where nothing says otherwise, the step before it must be done. */
const guards: Record<Step, Guard> = {
  welcome: (f) => !f.phoneVerified && isDraft(f),
  verifyBusiness: (f) => actionAllowed('confirmEligibility', f),
  verifyPhone: (f, local) =>
    actionAllowed('changePhone', f) && (f.eligibility === 'eligible' || local.lookUp),
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
  sinEntry: (f) => actionAllowed('saveSin', f),
  errorApplication: (f) => f.scoring.state === 'failed' && f.outcome === null,
  rejectedApplication: (f) => f.outcome === 'rejected',
  manualReview: (f) => f.outcome === 'manualReview' || inFinalReview(f),
  qualification: (f) => actionAllowed('acceptQualification', f),
  cartTotalError: (f) => cartAccepted(f) && unsigned(f) && f.cartTotal > usableCredit(f),
  displayOptions: choosing,
  signAgreement: (f) => choosing(f) && f.option !== null,
  final: (f) => f.entry === 'cart' && f.agreement === 'signed',
  invoiceUpload: invoiceOpen,
  manualInvoiceDetails: invoiceOpen,
  invoiceInfo: (f) => invoiceOpen(f) && f.invoice !== null,
  invoicePending: (f) => invoiceOpen(f) && f.invoice?.pendingApproval === true && !isInsufficient(f),
  invoiceQualification: (f) => invoiceOpen(f) && f.invoice?.state === 'confirmed',
  insufficientQualificationAmount: (f) => invoiceOpen(f) && isInsufficient(f),
  invoiceCongratulations: (f) => f.entry !== 'cart' && f.agreement === 'signed',
  smallCartTotal: (f) => !f.amountQualified && unsigned(f),
};

/** A confirmed invoice meets no credit, less than the least that is financed, or less than it asks for. */
export function isInsufficient(facts: Facts): boolean {
  const usable = usableCredit(facts);
  return usable < limits.invoiceMinimum || (confirmedInvoice(facts)?.payable ?? 0) > usable;
}

/** Steps a cart below the minimum does not close: its own notice, and what was signed already. */
const withoutMinimum: readonly Step[] = ['smallCartTotal', 'final', 'invoiceCongratulations'];

/** Whether the facts and the local choices let a step be shown. */
export function stepAllowed(step: Step, facts: Facts, local: Local): boolean {
  if (facts.locked) return step === 'verifyPhone';
  if (facts.amountQualified && awaitsEmail(facts)) return step === 'verifyEmail';
  return (facts.amountQualified || withoutMinimum.includes(step)) && guards[step](facts, local);
}
