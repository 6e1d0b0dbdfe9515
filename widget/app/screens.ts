import type { Step } from '@tamarack/core/flow/steps';
import type { ComponentType } from 'react';
import type { TextPart } from '../i18n/locales';

export interface ScreenFile {
  /** Texts fetched together with the screen. */
  readonly texts: readonly TextPart[];
  readonly load: () => Promise<ComponentType>;
}

/** The screen of each step. */
export const screens: Readonly<Record<Step, ScreenFile>> = {
  welcome: {
    texts: ['start'],
    load: async () => (await import('../screens/verify/welcome')).Welcome,
  },
  verifyBusiness: {
    texts: ['messages', 'verify'],
    load: async () => (await import('../screens/verify/verify-business')).VerifyBusiness,
  },
  verifyPhone: {
    texts: ['messages', 'verify'],
    load: async () => (await import('../screens/verify/verify-phone')).VerifyPhone,
  },
  verifyEmail: {
    texts: ['messages', 'verify'],
    load: async () => (await import('../screens/verify/verify-email')).VerifyEmail,
  },
  personalInfo: {
    texts: ['messages', 'profile'],
    load: async () => (await import('../screens/profile/personal-info')).PersonalInfo,
  },
  businessInfo: {
    texts: ['messages', 'profile'],
    load: async () => (await import('../screens/profile/business-info')).BusinessInfo,
  },
  valueProposition: {
    texts: ['messages', 'bank'],
    load: async () => (await import('../screens/bank/value-proposition')).ValueProposition,
  },
  aboutFlinks: {
    texts: ['messages', 'bank'],
    load: async () => (await import('../screens/bank/about-flinks')).AboutFlinks,
  },
  bankingInfo: {
    texts: ['messages', 'bank'],
    load: async () => (await import('../screens/bank/banking-info')).BankingInfo,
  },
  voidChequeUpload: {
    texts: ['messages', 'documents', 'cheque'],
    load: async () => (await import('../screens/documents/cheque/void-cheque-upload')).VoidChequeUpload,
  },
  manualUploadSuccess: {
    texts: ['messages', 'cheque'],
    load: async () => (await import('../screens/documents/cheque/manual-upload-success')).ManualUploadSuccess,
  },
  bankStatementsUpload: {
    texts: ['messages', 'documents'],
    load: async () =>
      (await import('../screens/documents/statements/bank-statements-upload')).BankStatementsUpload,
  },
  moreInformation: {
    texts: ['messages', 'documents'],
    load: async () => (await import('../screens/documents/request/more-information')).MoreInformation,
  },
  scoring: {
    texts: ['messages', 'bank'],
    load: async () => (await import('../screens/bank/scoring')).Scoring,
  },
  sinEntry: {
    texts: ['messages', 'outcome'],
    load: async () => (await import('../screens/outcome/sin-entry')).SinEntry,
  },
  qualification: {
    texts: ['messages', 'offer'],
    load: async () => (await import('../screens/offer/qualification')).Qualification,
  },
  displayOptions: {
    texts: ['messages', 'offer'],
    load: async () => (await import('../screens/offer/display-options')).DisplayOptions,
  },
  signAgreement: {
    texts: ['messages', 'offer'],
    load: async () => (await import('../screens/offer/sign-agreement')).SignAgreement,
  },
  final: {
    texts: ['messages', 'outcome'],
    load: async () => (await import('../screens/outcome/final')).Final,
  },
  smallCartTotal: {
    texts: ['messages', 'outcome'],
    load: async () => (await import('../screens/outcome/small-cart-total')).SmallCartTotal,
  },
  cartTotalError: {
    texts: ['messages', 'outcome'],
    load: async () => (await import('../screens/outcome/cart-total-error')).CartTotalError,
  },
  manualReview: {
    texts: ['messages', 'outcome'],
    load: async () => (await import('../screens/outcome/manual-review')).ManualReview,
  },
  rejectedApplication: {
    texts: ['messages', 'outcome'],
    load: async () => (await import('../screens/outcome/rejected-application')).RejectedApplication,
  },
  invoiceUpload: {
    // rows of files have the same words everywhere
    texts: ['messages', 'documents', 'invoice'],
    load: async () => (await import('../screens/invoice/invoice-upload')).InvoiceUpload,
  },
  invoiceInfo: {
    texts: ['messages', 'invoice'],
    load: async () => (await import('../screens/invoice/invoice-info')).InvoiceInfo,
  },
  invoicePending: {
    texts: ['messages', 'invoice'],
    load: async () => (await import('../screens/invoice/invoice-pending')).InvoicePending,
  },
  manualInvoiceDetails: {
    texts: ['messages', 'invoice'],
    load: async () => (await import('../screens/invoice/manual-invoice-details')).ManualInvoiceDetails,
  },
  invoiceQualification: {
    texts: ['messages', 'invoice'],
    load: async () => (await import('../screens/invoice/invoice-qualification')).InvoiceQualification,
  },
  insufficientQualificationAmount: {
    texts: ['messages', 'invoice'],
    load: async () =>
      (await import('../screens/invoice/insufficient-qualification-amount')).InsufficientQualificationAmount,
  },
  invoiceCongratulations: {
    texts: ['messages', 'invoice'],
    load: async () => (await import('../screens/outcome/invoice-congratulations')).InvoiceCongratulations,
  },
  errorApplication: {
    texts: ['messages', 'outcome'],
    load: async () => (await import('../screens/outcome/error-application')).ErrorApplication,
  },
};
