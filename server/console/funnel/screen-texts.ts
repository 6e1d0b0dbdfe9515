import type { Route } from '@tamarack/core/flow/steps';

/** Names of the screens. */
export const screenTexts: Readonly<Record<Route, string>> = {
  '/': 'Welcome',
  '/verify-business': 'Canadian business',
  '/verify-phone': 'Phone verification',
  '/verify-email': 'Email verification',
  '/personal-info': 'Personal information',
  '/business-info': 'Business information',
  '/value-proposition': 'Connect your bank',
  '/about-flinks': 'About the bank connection',
  '/banking-info': 'Bank connection',
  '/bank-statements-upload': 'Bank statements',
  '/void-cheque-upload': 'Void cheque',
  '/manual-upload-success': 'Documents received',
  '/more-information': 'Request for information',
  '/scoring': 'Scoring',
  '/qualification': 'Qualification',
  '/sign-agreement': 'Agreement',
  '/final': 'Final step',
  '/invoice-upload': 'Invoice upload',
  '/invoice-info': 'Invoice confirmation',
  '/manual-invoice-details': 'Invoice details by hand',
  '/invoice-qualification': 'Invoice qualification',
  '/invoice-congratulations': 'Invoice financed',
  '/invoice-pending': 'Invoice with an active approval',
  '/insufficient-qualification-amount': 'Credit limit reached',
  '/display-options': 'Payment options',
  '/manual-review': 'Manual review',
  '/small-cart-total': 'Small cart',
  '/sin-entry': 'SIN',
  '/cart-total-error': 'Cart above the approval',
  '/error-application': 'Application error',
  '/rejected-application': 'Rejected',
};

/** How a checkout ended in the widget. */
export const endTexts: Readonly<Record<string, string>> = {
  approved: 'Approved',
  rejected: 'Rejected',
  abandoned: 'Abandoned, confirmed by the customer',
  closed: 'Closed without losing anything',
};
