import { isReturning } from './credit';
import type { Facts } from './facts';
import type { LocalState } from './local-state';
import { isStepAllowed } from './step-guards';
import type { Step } from './steps';

/**
 * Steps from last to first. The furthest step is the first one that the facts allow. Steps shown only on
 * request, such as "About the provider", are missing.
 */
const stepsFromLast: readonly (readonly [Step, when?: (facts: Facts) => boolean])[] = [
  ['final'],
  ['invoiceCongratulations'],
  ['smallCartTotal'],
  ['moreInformation'],
  ['rejectedApplication'],
  ['manualReview'],
  ['manualUploadSuccess'],
  ['errorApplication'],
  ['sinEntry'],
  ['scoring'],
  ['signAgreement'],
  ['invoicePending'],
  ['insufficientQualificationAmount', (f) => f.invoice !== null || isReturning(f)],
  ['displayOptions'],
  ['cartTotalError'],
  ['invoiceQualification'],
  ['invoiceInfo', (f) => f.invoice?.source !== 'manual'],
  ['manualInvoiceDetails', (f) => f.invoice?.source === 'manual' || returningToPreQualify(f)],
  ['invoiceUpload'],
  ['qualification'],
  ['bankingInfo', (f) => f.bank !== 'none' || f.bankTrouble !== null],
  ['voidChequeUpload'],
  ['bankStatementsUpload', (f) => f.documents.statements > 0],
  ['valueProposition'],
  ['businessInfo'],
  ['personalInfo'],
  ['verifyEmail'],
  ['verifyPhone', (f) => !f.phoneVerified],
  ['verifyBusiness', (f) => f.eligibility === 'ineligible' || f.phoneVerified],
  ['welcome'],
];

function returningToPreQualify(facts: Facts): boolean {
  return facts.entry === 'preQualification' && isReturning(facts);
}

/**
 * The furthest step that the facts allow: shown after a refresh, on a second device or for an unknown route.
 */
export function getFurthestStep(facts: Facts, local: LocalState): Step {
  const found = stepsFromLast.find(
    ([step, when]) => isStepAllowed(step, facts, local) && (when === undefined || when(facts)),
  );
  return found?.[0] ?? 'errorApplication';
}

/** The step to show: the requested one if its guard allows it, otherwise the furthest. */
export function getCurrentStep(facts: Facts, local: LocalState): Step {
  const { at } = local;
  return at !== null && isStepAllowed(at, facts, local) ? at : getFurthestStep(facts, local);
}
