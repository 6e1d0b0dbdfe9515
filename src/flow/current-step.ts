import { isReturning } from './credit';
import type { Facts } from './facts';
import type { LocalState } from './local-state';
import { isStepAllowed } from './step-guards';
import type { Step } from './steps';

/**
 * Steps from the last to the first. The furthest one is the first of these that the facts allow and that is not
 * only visited on request, such as "About the provider" or a step already done.
 */
const fromTheEnd: readonly (readonly [Step, when?: (facts: Facts) => boolean])[] = [
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

/** The furthest step that the facts lead to: where a refresh, a second device or a wrong route ends. */
export function getFurthestStep(facts: Facts, local: LocalState): Step {
  const found = fromTheEnd.find(
    ([step, when]) => isStepAllowed(step, facts, local) && (when === undefined || when(facts)),
  );
  return found?.[0] ?? 'errorApplication';
}

/** The step to show: the one asked for while its guard holds, otherwise the furthest. */
export function getCurrentStep(facts: Facts, local: LocalState): Step {
  const { at } = local;
  return at !== null && isStepAllowed(at, facts, local) ? at : getFurthestStep(facts, local);
}
