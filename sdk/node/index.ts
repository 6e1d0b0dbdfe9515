export type { CallOptions } from './client/call';
export type { List } from './client/list-all';
export { isTamarackError, TamarackError, type TamarackErrorType } from './client/tamarack-error';
export type {
  Checkout,
  CreatedCheckout,
  Eligibility,
  EventOf,
  InvoiceLink,
  NewCheckout,
  NewInvoiceLink,
  Payout,
  Problem,
  StoredEvent,
  TamarackEvent,
  TamarackEventType,
  WebhookEndpoint,
} from './client/types';
export { createTamarack, type Tamarack, type TamarackOptions } from './create-tamarack';
export type { Checkouts } from './resources/checkouts';
export type { EligibilityChecks } from './resources/eligibility';
export type { Events } from './resources/events';
export type { InvoiceLinks } from './resources/invoice-links';
export type { Payouts } from './resources/payouts';
export type { WebhookEndpoints } from './resources/webhook-endpoints';
export { verifyWebhook, type WebhookHeaders } from './verify-webhook';
