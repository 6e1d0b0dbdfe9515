import type { Step } from '@tamarack/core/flow/steps';

/** Screens that are probably shown next, fetched while the applicant is on this one. */
export const nextSteps: Partial<Record<Step, readonly Step[]>> = {
  welcome: ['verifyBusiness', 'verifyPhone'],
  verifyBusiness: ['verifyPhone'],
  verifyPhone: ['verifyEmail'],
  verifyEmail: ['personalInfo'],
  personalInfo: ['businessInfo'],
  businessInfo: ['valueProposition'],
  valueProposition: ['bankingInfo', 'aboutFlinks'],
  aboutFlinks: ['bankingInfo'],
  bankingInfo: ['scoring'],
  voidChequeUpload: ['manualUploadSuccess'],
  bankStatementsUpload: ['voidChequeUpload'],
  scoring: ['qualification'],
  sinEntry: ['scoring'],
  qualification: ['displayOptions'],
  invoiceUpload: ['invoiceInfo', 'manualInvoiceDetails'],
  invoiceInfo: ['invoiceQualification'],
  invoicePending: ['displayOptions'],
  manualInvoiceDetails: ['invoiceQualification'],
  invoiceQualification: ['displayOptions'],
  displayOptions: ['signAgreement'],
  signAgreement: ['final'],
};
