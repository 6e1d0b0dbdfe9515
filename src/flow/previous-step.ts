import { isReturning } from './credit';
import type { Facts } from './facts';
import type { LocalState } from './local-state';
import { isStepAllowed } from './step-guards';
import type { Step } from './steps';

type Previous = Step | ((facts: Facts, local: LocalState) => Step | null);

const beforeInvoice: Previous = (f) => (isReturning(f) ? null : 'qualification');

/** Returning customers come to the upload from where they began: their link's invoice, or the details by hand. */
function beforeUpload(facts: Facts): Step {
  if (!isReturning(facts)) return 'qualification';
  return facts.invoice?.source === 'link' ? 'invoiceInfo' : 'manualInvoiceDetails';
}

/** Where Back leads. A step that is missing has no Back: going back would lose or repeat something. */
const previous: Partial<Record<Step, Previous>> = {
  verifyBusiness: 'welcome',
  verifyPhone: (_, local) => (local.lookUp ? 'welcome' : 'verifyBusiness'),
  verifyEmail: 'verifyPhone',
  personalInfo: 'verifyEmail',
  businessInfo: 'personalInfo',
  valueProposition: 'businessInfo',
  aboutFlinks: 'valueProposition',
  bankingInfo: 'valueProposition',
  bankStatementsUpload: 'valueProposition',
  voidChequeUpload: 'bankStatementsUpload',
  cartTotalError: 'qualification',
  displayOptions: (f) => beforeOptions(f),
  signAgreement: 'displayOptions',
  invoiceUpload: beforeUpload,
  manualInvoiceDetails: (f) => (isReturning(f) && f.invoice?.source !== 'link' ? null : 'invoiceUpload'),
  invoiceInfo: (f, local) =>
    f.invoice?.source === 'upload' ? 'invoiceUpload' : call(beforeInvoice, f, local),
  invoiceQualification: (f) => (f.invoice?.source === 'manual' ? 'manualInvoiceDetails' : 'invoiceInfo'),
};

function beforeOptions(facts: Facts): Step {
  if (facts.entry === 'cart') return 'qualification';
  return facts.invoice?.pendingApproval === true ? 'invoicePending' : 'invoiceQualification';
}

function call(step: Previous, facts: Facts, local: LocalState): Step | null {
  return typeof step === 'function' ? step(facts, local) : step;
}

/** The step that Back leads to, or null where there is none. */
export function findPreviousStep(step: Step, facts: Facts, local: LocalState): Step | null {
  const before = previous[step];
  const target = before === undefined ? null : call(before, facts, local);
  return target !== null && isStepAllowed(target, facts, local) ? target : null;
}
