import type { Route, Step } from '@tamarack/core/flow/steps';
import type { ComponentType } from 'react';
import type { TextPart } from '../i18n/locales';

interface RouteEntry {
  /** Texts fetched together with the screen. */
  readonly texts: readonly TextPart[];
  readonly load: () => Promise<ComponentType>;
  /** Steps that probably follow; their screens are fetched ahead. */
  readonly next?: readonly Step[];
}

/** The screen of each route. */
export const routeTable: Readonly<Record<Route, RouteEntry>> = {
  '/': {
    texts: ['start'],
    load: () => import('../screens/verify/welcome').then((file) => file.Welcome),
    next: ['verifyBusiness', 'verifyPhone'],
  },
  '/verify-business': {
    texts: ['messages', 'verify'],
    load: () => import('../screens/verify/verify-business').then((file) => file.VerifyBusiness),
    next: ['verifyPhone'],
  },
  '/verify-phone': {
    texts: ['messages', 'verify'],
    load: () => import('../screens/verify/verify-phone').then((file) => file.VerifyPhone),
    next: ['verifyEmail'],
  },
  '/verify-email': {
    texts: ['messages', 'verify'],
    load: () => import('../screens/verify/verify-email').then((file) => file.VerifyEmail),
    next: ['personalInfo'],
  },
  '/personal-info': {
    texts: ['messages', 'profile'],
    load: () => import('../screens/profile/personal-info').then((file) => file.PersonalInfo),
    next: ['businessInfo'],
  },
  '/business-info': {
    texts: ['messages', 'profile'],
    load: () => import('../screens/profile/business-info').then((file) => file.BusinessInfo),
    next: ['valueProposition'],
  },
  '/value-proposition': {
    texts: ['messages', 'bank'],
    load: () => import('../screens/bank/value-proposition').then((file) => file.ValueProposition),
    next: ['bankingInfo', 'aboutFlinks'],
  },
  '/about-flinks': {
    texts: ['messages', 'bank'],
    load: () => import('../screens/bank/about-flinks').then((file) => file.AboutFlinks),
    next: ['bankingInfo'],
  },
  '/banking-info': {
    texts: ['messages', 'bank'],
    load: () => import('../screens/bank/banking-info').then((file) => file.BankingInfo),
    next: ['scoring'],
  },
  '/void-cheque-upload': {
    texts: ['messages', 'documents', 'cheque'],
    load: () =>
      import('../screens/documents/cheque/void-cheque-upload').then((file) => file.VoidChequeUpload),
    next: ['manualUploadSuccess'],
  },
  '/manual-upload-success': {
    texts: ['messages', 'cheque'],
    load: () =>
      import('../screens/documents/cheque/manual-upload-success').then((file) => file.ManualUploadSuccess),
  },
  '/bank-statements-upload': {
    texts: ['messages', 'documents'],
    load: () =>
      import('../screens/documents/statements/bank-statements-upload').then(
        (file) => file.BankStatementsUpload,
      ),
    next: ['voidChequeUpload'],
  },
  '/more-information': {
    texts: ['messages', 'documents'],
    load: () => import('../screens/documents/request/more-information').then((file) => file.MoreInformation),
  },
  '/scoring': {
    texts: ['messages', 'bank'],
    load: () => import('../screens/bank/scoring').then((file) => file.Scoring),
    next: ['qualification'],
  },
  '/sin-entry': {
    texts: ['messages', 'outcome'],
    load: () => import('../screens/outcome/sin-entry').then((file) => file.SinEntry),
    next: ['scoring'],
  },
  '/qualification': {
    texts: ['messages', 'offer'],
    load: () => import('../screens/offer/qualification').then((file) => file.Qualification),
    next: ['displayOptions'],
  },
  '/display-options': {
    texts: ['messages', 'offer'],
    load: () => import('../screens/offer/display-options').then((file) => file.DisplayOptions),
    next: ['signAgreement'],
  },
  '/sign-agreement': {
    texts: ['messages', 'offer'],
    load: () => import('../screens/offer/sign-agreement').then((file) => file.SignAgreement),
    next: ['final'],
  },
  '/final': {
    texts: ['messages', 'final'],
    load: () => import('../screens/outcome/final').then((file) => file.Final),
  },
  '/small-cart-total': {
    texts: ['messages', 'outcome'],
    load: () => import('../screens/outcome/small-cart-total').then((file) => file.SmallCartTotal),
  },
  '/cart-total-error': {
    texts: ['messages', 'outcome'],
    load: () => import('../screens/outcome/cart-total-error').then((file) => file.CartTotalError),
  },
  '/manual-review': {
    texts: ['messages', 'outcome'],
    load: () => import('../screens/outcome/manual-review').then((file) => file.ManualReview),
  },
  '/rejected-application': {
    texts: ['messages', 'outcome'],
    load: () => import('../screens/outcome/rejected-application').then((file) => file.RejectedApplication),
  },
  '/invoice-upload': {
    // The file rows share the texts of the documents.
    texts: ['messages', 'documents', 'invoice'],
    load: () => import('../screens/invoice/invoice-upload').then((file) => file.InvoiceUpload),
    next: ['invoiceInfo', 'manualInvoiceDetails'],
  },
  '/invoice-info': {
    texts: ['messages', 'invoice'],
    load: () => import('../screens/invoice/invoice-info').then((file) => file.InvoiceInfo),
    next: ['invoiceQualification'],
  },
  '/invoice-pending': {
    texts: ['messages', 'invoice'],
    load: () => import('../screens/invoice/invoice-pending').then((file) => file.InvoicePending),
    next: ['displayOptions'],
  },
  '/manual-invoice-details': {
    texts: ['messages', 'invoice'],
    load: () => import('../screens/invoice/manual-invoice-details').then((file) => file.ManualInvoiceDetails),
    next: ['invoiceQualification'],
  },
  '/invoice-qualification': {
    texts: ['messages', 'invoice'],
    load: () => import('../screens/invoice/invoice-qualification').then((file) => file.InvoiceQualification),
    next: ['displayOptions'],
  },
  '/insufficient-qualification-amount': {
    texts: ['messages', 'invoice'],
    load: () =>
      import('../screens/invoice/insufficient-qualification-amount').then(
        (file) => file.InsufficientQualificationAmount,
      ),
  },
  '/invoice-congratulations': {
    texts: ['messages', 'invoice'],
    load: () =>
      import('../screens/outcome/invoice-congratulations').then((file) => file.InvoiceCongratulations),
  },
  '/error-application': {
    texts: ['messages', 'outcome'],
    load: () => import('../screens/outcome/error-application').then((file) => file.ErrorApplication),
  },
};

/**
 * A route is its step's name in kebab case, `/` for the first step. Computed, since the table of `src/flow/steps.ts` is
 * not part of the first screen's chunk; a test compares the two.
 */
export const toRoute = (step: Step): Route =>
  (step === 'welcome' ? '/' : `/${step.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`) as Route;
