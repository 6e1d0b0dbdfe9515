import { isReturning } from './credit';
import type { Facts } from './facts';
import type { LocalState } from './local-state';
import { isStepAllowed } from './step-guards';
import type { Step } from './steps';

type Previous = Step | ((facts: Facts, local: LocalState) => Step | null);

const beforeInvoice: Previous = (f) => (isReturning(f) ? null : 'qualification');

/** Returning customers started with the invoice of their link or with manual details. */
function beforeUpload(facts: Facts): Step {
  if (!isReturning(facts)) return 'qualification';
  return facts.invoice?.source === 'link' ? 'invoiceInfo' : 'manualInvoiceDetails';
}

/** Target of Back. Steps without an entry have no Back, because it would lose or repeat something. */
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
    f.invoice?.source === 'upload' ? 'invoiceUpload' : resolveStep(beforeInvoice, f, local),
  invoiceQualification: (f) => (f.invoice?.source === 'manual' ? 'manualInvoiceDetails' : 'invoiceInfo'),
};

function beforeOptions(facts: Facts): Step {
  if (facts.entry === 'cart') return 'qualification';
  return facts.invoice?.pendingApproval === true ? 'invoicePending' : 'invoiceQualification';
}

function resolveStep(step: Previous, facts: Facts, local: LocalState): Step | null {
  return typeof step === 'function' ? step(facts, local) : step;
}

/** The step that Back returns to, or null. */
export function findPreviousStep(step: Step, facts: Facts, local: LocalState): Step | null {
  const before = previous[step];
  const target = before === undefined ? null : resolveStep(before, facts, local);
  return target !== null && isStepAllowed(target, facts, local) ? target : null;
}
