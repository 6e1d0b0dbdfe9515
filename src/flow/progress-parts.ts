import type { Step } from './steps';

/** The parts that the progress bar names, in order. */
export const progressParts = ['verify', 'profile', 'bank', 'offer', 'sign'] as const;

export type ProgressPart = (typeof progressParts)[number];

const partOf: Record<Step, ProgressPart | null> = {
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

/** The part of the flow that a step belongs to, or null where a progress bar would promise a way on. */
export function getProgressPart(step: Step): ProgressPart | null {
  return partOf[step];
}
