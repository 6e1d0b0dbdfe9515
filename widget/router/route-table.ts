import type { Route, routes, Step } from '@tamarack/core/flow/steps';
import type { ComponentType } from 'react';
import type { TextPart } from '../i18n/locales';

export interface RouteEntry<S extends Step = Step> {
  readonly step: S;
  /** Texts fetched together with the screen. */
  readonly texts: readonly TextPart[];
  readonly load: () => Promise<ComponentType>;
  /** Steps that probably follow; their screens are fetched ahead. */
  readonly next?: readonly Step[];
}

/** Exactly one entry for each route, under the step that `src/flow/steps.ts` gives it. */
type RouteTable = { readonly [S in Step as (typeof routes)[S]]: RouteEntry<S> };

/** The screen of each route. */
export const routeTable: RouteTable = {
  '/': {
    step: 'welcome',
    texts: ['start'],
    load: async () => (await import('../screens/verify/welcome')).Welcome,
    next: ['verifyBusiness', 'verifyPhone'],
  },
  '/verify-business': {
    step: 'verifyBusiness',
    texts: ['messages', 'verify'],
    load: async () => (await import('../screens/verify/verify-business')).VerifyBusiness,
    next: ['verifyPhone'],
  },
  '/verify-phone': {
    step: 'verifyPhone',
    texts: ['messages', 'verify'],
    load: async () => (await import('../screens/verify/verify-phone')).VerifyPhone,
    next: ['verifyEmail'],
  },
  '/verify-email': {
    step: 'verifyEmail',
    texts: ['messages', 'verify'],
    load: async () => (await import('../screens/verify/verify-email')).VerifyEmail,
    next: ['personalInfo'],
  },
  '/personal-info': {
    step: 'personalInfo',
    texts: ['messages', 'profile'],
    load: async () => (await import('../screens/profile/personal-info')).PersonalInfo,
    next: ['businessInfo'],
  },
  '/business-info': {
    step: 'businessInfo',
    texts: ['messages', 'profile'],
    load: async () => (await import('../screens/profile/business-info')).BusinessInfo,
    next: ['valueProposition'],
  },
  '/value-proposition': {
    step: 'valueProposition',
    texts: ['messages', 'bank'],
    load: async () => (await import('../screens/bank/value-proposition')).ValueProposition,
    next: ['bankingInfo', 'aboutFlinks'],
  },
  '/about-flinks': {
    step: 'aboutFlinks',
    texts: ['messages', 'bank'],
    load: async () => (await import('../screens/bank/about-flinks')).AboutFlinks,
    next: ['bankingInfo'],
  },
  '/banking-info': {
    step: 'bankingInfo',
    texts: ['messages', 'bank'],
    load: async () => (await import('../screens/bank/banking-info')).BankingInfo,
    next: ['scoring'],
  },
  '/void-cheque-upload': {
    step: 'voidChequeUpload',
    texts: ['messages', 'documents', 'cheque'],
    load: async () => (await import('../screens/documents/cheque/void-cheque-upload')).VoidChequeUpload,
    next: ['manualUploadSuccess'],
  },
  '/manual-upload-success': {
    step: 'manualUploadSuccess',
    texts: ['messages', 'cheque'],
    load: async () => (await import('../screens/documents/cheque/manual-upload-success')).ManualUploadSuccess,
  },
  '/bank-statements-upload': {
    step: 'bankStatementsUpload',
    texts: ['messages', 'documents'],
    load: async () =>
      (await import('../screens/documents/statements/bank-statements-upload')).BankStatementsUpload,
    next: ['voidChequeUpload'],
  },
  '/more-information': {
    step: 'moreInformation',
    texts: ['messages', 'documents'],
    load: async () => (await import('../screens/documents/request/more-information')).MoreInformation,
  },
  '/scoring': {
    step: 'scoring',
    texts: ['messages', 'bank'],
    load: async () => (await import('../screens/bank/scoring')).Scoring,
    next: ['qualification'],
  },
  '/sin-entry': {
    step: 'sinEntry',
    texts: ['messages', 'outcome'],
    load: async () => (await import('../screens/outcome/sin-entry')).SinEntry,
    next: ['scoring'],
  },
  '/qualification': {
    step: 'qualification',
    texts: ['messages', 'offer'],
    load: async () => (await import('../screens/offer/qualification')).Qualification,
    next: ['displayOptions'],
  },
  '/display-options': {
    step: 'displayOptions',
    texts: ['messages', 'offer'],
    load: async () => (await import('../screens/offer/display-options')).DisplayOptions,
    next: ['signAgreement'],
  },
  '/sign-agreement': {
    step: 'signAgreement',
    texts: ['messages', 'offer'],
    load: async () => (await import('../screens/offer/sign-agreement')).SignAgreement,
    next: ['final'],
  },
  '/final': {
    step: 'final',
    texts: ['messages', 'outcome'],
    load: async () => (await import('../screens/outcome/final')).Final,
  },
  '/small-cart-total': {
    step: 'smallCartTotal',
    texts: ['messages', 'outcome'],
    load: async () => (await import('../screens/outcome/small-cart-total')).SmallCartTotal,
  },
  '/cart-total-error': {
    step: 'cartTotalError',
    texts: ['messages', 'outcome'],
    load: async () => (await import('../screens/outcome/cart-total-error')).CartTotalError,
  },
  '/manual-review': {
    step: 'manualReview',
    texts: ['messages', 'outcome'],
    load: async () => (await import('../screens/outcome/manual-review')).ManualReview,
  },
  '/rejected-application': {
    step: 'rejectedApplication',
    texts: ['messages', 'outcome'],
    load: async () => (await import('../screens/outcome/rejected-application')).RejectedApplication,
  },
  '/invoice-upload': {
    step: 'invoiceUpload',
    // The file rows share the texts of the documents.
    texts: ['messages', 'documents', 'invoice'],
    load: async () => (await import('../screens/invoice/invoice-upload')).InvoiceUpload,
    next: ['invoiceInfo', 'manualInvoiceDetails'],
  },
  '/invoice-info': {
    step: 'invoiceInfo',
    texts: ['messages', 'invoice'],
    load: async () => (await import('../screens/invoice/invoice-info')).InvoiceInfo,
    next: ['invoiceQualification'],
  },
  '/invoice-pending': {
    step: 'invoicePending',
    texts: ['messages', 'invoice'],
    load: async () => (await import('../screens/invoice/invoice-pending')).InvoicePending,
    next: ['displayOptions'],
  },
  '/manual-invoice-details': {
    step: 'manualInvoiceDetails',
    texts: ['messages', 'invoice'],
    load: async () => (await import('../screens/invoice/manual-invoice-details')).ManualInvoiceDetails,
    next: ['invoiceQualification'],
  },
  '/invoice-qualification': {
    step: 'invoiceQualification',
    texts: ['messages', 'invoice'],
    load: async () => (await import('../screens/invoice/invoice-qualification')).InvoiceQualification,
    next: ['displayOptions'],
  },
  '/insufficient-qualification-amount': {
    step: 'insufficientQualificationAmount',
    texts: ['messages', 'invoice'],
    load: async () =>
      (await import('../screens/invoice/insufficient-qualification-amount')).InsufficientQualificationAmount,
  },
  '/invoice-congratulations': {
    step: 'invoiceCongratulations',
    texts: ['messages', 'invoice'],
    load: async () => (await import('../screens/outcome/invoice-congratulations')).InvoiceCongratulations,
  },
  '/error-application': {
    step: 'errorApplication',
    texts: ['messages', 'outcome'],
    load: async () => (await import('../screens/outcome/error-application')).ErrorApplication,
  },
};

const routesByStep = Object.fromEntries(
  Object.entries(routeTable).map(([route, { step }]) => [step, route]),
) as Record<Step, Route>;

export const toRoute = (step: Step): Route => routesByStep[step];
