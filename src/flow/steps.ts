/** Every step of the flow with its route: exact matches, no parameters (specification, section 2). */
export const routes = {
  welcome: '/',
  verifyBusiness: '/verify-business',
  verifyPhone: '/verify-phone',
  /** The specification names this screen but gives it no route. */
  verifyEmail: '/verify-email',
  personalInfo: '/personal-info',
  businessInfo: '/business-info',
  valueProposition: '/value-proposition',
  aboutFlinks: '/about-flinks',
  bankingInfo: '/banking-info',
  bankStatementsUpload: '/bank-statements-upload',
  voidChequeUpload: '/void-cheque-upload',
  manualUploadSuccess: '/manual-upload-success',
  /** A reviewer's request for information; not in the specification, see docs/decisions. */
  moreInformation: '/more-information',
  scoring: '/scoring',
  qualification: '/qualification',
  signAgreement: '/sign-agreement',
  final: '/final',
  invoiceUpload: '/invoice-upload',
  invoiceInfo: '/invoice-info',
  manualInvoiceDetails: '/manual-invoice-details',
  invoiceQualification: '/invoice-qualification',
  invoiceCongratulations: '/invoice-congratulations',
  invoicePending: '/invoice-pending',
  insufficientQualificationAmount: '/insufficient-qualification-amount',
  displayOptions: '/display-options',
  manualReview: '/manual-review',
  smallCartTotal: '/small-cart-total',
  sinEntry: '/sin-entry',
  cartTotalError: '/cart-total-error',
  errorApplication: '/error-application',
  rejectedApplication: '/rejected-application',
} as const;

export type Step = keyof typeof routes;

export const steps = Object.keys(routes) as readonly Step[];

/** The step of a route, or null for an unknown path. */
export function findStepByRoute(path: string): Step | null {
  return steps.find((step) => routes[step] === path) ?? null;
}
