import type { Step } from './steps';

/** Parts of the progress bar, in order. */
export const progressParts = ['verify', 'profile', 'bank', 'offer', 'sign'] as const;

export type ProgressPart = (typeof progressParts)[number];

const partByStep: Record<Step, ProgressPart | null> = {
  welcome: 'verify',
  verifyBusiness: 'verify',
  verifyPhone: 'verify',
  verifyEmail: 'verify',
  personalInfo: 'profile',
  businessInfo: 'profile',
  valueProposition: 'bank',
  aboutFlinks: 'bank',
  bankingInfo: 'bank',
  bankStatementsUpload: 'bank',
  voidChequeUpload: 'bank',
  scoring: 'bank',
  sinEntry: 'bank',
  qualification: 'offer',
  invoiceUpload: 'offer',
  invoiceInfo: 'offer',
  manualInvoiceDetails: 'offer',
  invoiceQualification: 'offer',
  invoicePending: 'offer',
  displayOptions: 'offer',
  signAgreement: 'sign',
  final: 'sign',
  invoiceCongratulations: 'sign',
  insufficientQualificationAmount: null,
  manualUploadSuccess: null,
  moreInformation: null,
  manualReview: null,
  smallCartTotal: null,
  cartTotalError: null,
  errorApplication: null,
  rejectedApplication: null,
};

/** Part of the progress bar that a step belongs to; null for steps that show no progress bar. */
export function getProgressPart(step: Step): ProgressPart | null {
  return partByStep[step];
}
