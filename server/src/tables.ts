import type { AgreementsTables } from './financing/agreements/tables';
import type { InvoicesTables } from './financing/invoices/tables';
import type { OffersTables } from './financing/offers/tables';
import type { ApplicationsTables } from './intake/applications/tables';
import type { CheckoutsTables } from './intake/checkouts/tables';
import type { InvoiceLinksTables } from './intake/invoice-links/tables';
import type { SessionsTables } from './intake/sessions/tables';
import type { VerificationTables } from './intake/verification/tables';
import type { MerchantsTables } from './parties/merchants/tables';
import type { OperatorsTables } from './parties/operators/tables';
import type { AuditTables } from './platform/audit/tables';
import type { FilesTables } from './platform/files/tables';
import type { HttpTables } from './platform/http/tables';
import type { MailTables } from './platform/mail/tables';
import type { ApplicantMailsTables } from './settlement/applicant-mails/tables';
import type { MerchantCheckoutsTables } from './settlement/merchant-checkouts/tables';
import type { PayoutsTables } from './settlement/payouts/tables';
import type { RefundsTables } from './settlement/refunds/tables';
import type { WebhooksTables } from './settlement/webhooks/tables';
import type { BankingTables } from './underwriting/banking/tables';
import type { CreditTables } from './underwriting/credit/tables';
import type { DocumentsTables } from './underwriting/documents/tables';
import type { ReviewQueueTables } from './underwriting/review-queue/tables';
import type { ReviewsTables } from './underwriting/reviews/tables';
import type { ScoringTables } from './underwriting/scoring/tables';

/** Every table of the product: for tests and tools that look at rows of any area. */
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
