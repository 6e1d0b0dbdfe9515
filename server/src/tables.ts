import type { AgreementsTables } from './financing/agreements';
import type { InvoicesTables } from './financing/invoices';
import type { OffersTables } from './financing/offers';
import type { ApplicationsTables } from './intake/applications';
import type { CheckoutsTables } from './intake/checkouts';
import type { InvoiceLinksTables } from './intake/invoice-links';
import type { SessionsTables } from './intake/sessions';
import type { VerificationTables } from './intake/verification';
import type { MerchantsTables } from './parties/merchants';
import type { OperatorsTables } from './parties/operators';
import type { AuditTables } from './platform/audit';
import type { FilesTables } from './platform/files';
import type { HttpTables } from './platform/http';
import type { MailTables } from './platform/mail';
import type { ApplicantMailsTables } from './settlement/applicant-mails';
import type { MerchantCheckoutsTables } from './settlement/merchant-checkouts';
import type { PayoutsTables } from './settlement/payouts';
import type { RefundsTables } from './settlement/refunds';
import type { WebhooksTables } from './settlement/webhooks';
import type { BankingTables } from './underwriting/banking';
import type { CreditTables } from './underwriting/credit';
import type { DocumentsTables } from './underwriting/documents';
import type { ReviewQueueTables } from './underwriting/review-queue';
import type { ReviewsTables } from './underwriting/reviews';
import type { ScoringTables } from './underwriting/scoring';

/** All tables of the product, for tests and tools that read rows of any area. */
export type Tables = RefundsTables &
  ApplicantMailsTables &
  MerchantCheckoutsTables &
  AgreementsTables &
  CreditTables &
  InvoicesTables &
  OffersTables &
  ApplicationsTables &
  CheckoutsTables &
  InvoiceLinksTables &
  SessionsTables &
  VerificationTables &
  MerchantsTables &
  OperatorsTables &
  AuditTables &
  FilesTables &
  HttpTables &
  MailTables &
  PayoutsTables &
  WebhooksTables &
  BankingTables &
  DocumentsTables &
  ReviewQueueTables &
  ReviewsTables &
  ScoringTables;
