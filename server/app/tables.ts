import type { AgreementsTables } from '../src/financing/agreements';
import type { AuthorizationsTables } from '../src/financing/authorizations';
import type { InvoicesTables } from '../src/financing/invoices';
import type { OffersTables } from '../src/financing/offers';
import type { AccountsTables } from '../src/intake/accounts';
import type { AnalyticsTables } from '../src/intake/analytics';
import type { ApplicationsTables } from '../src/intake/applications';
import type { CheckoutsTables } from '../src/intake/checkouts';
import type { InvoiceLinksTables } from '../src/intake/invoice-links';
import type { SessionsTables } from '../src/intake/sessions';
import type { VerificationTables } from '../src/intake/verification';
import type { MembersTables } from '../src/parties/members';
import type { MerchantsTables } from '../src/parties/merchants';
import type { OperatorsTables } from '../src/parties/operators';
import type { AuditTables } from '../src/platform/audit';
import type { FilesTables } from '../src/platform/files';
import type { HttpTables } from '../src/platform/http';
import type { KeysTables } from '../src/platform/keys';
import type { LimitsTables } from '../src/platform/limits';
import type { MailTables } from '../src/platform/mail';
import type { ReleasesTables } from '../src/platform/releases';
import type { WebauthnTables } from '../src/platform/webauthn';
import type { ApplicantMailsTables } from '../src/settlement/applicant-mails';
import type { MerchantCheckoutsTables } from '../src/settlement/merchant-checkouts';
import type { PayoutsTables } from '../src/settlement/payouts';
import type { PersonalDataTables } from '../src/settlement/personal-data';
import type { PurchasesTables } from '../src/settlement/purchases';
import type { RefundsTables } from '../src/settlement/refunds';
import type { WebhooksTables } from '../src/settlement/webhooks';
import type { BankingTables } from '../src/underwriting/banking';
import type { CreditTables } from '../src/underwriting/credit';
import type { DocumentsTables } from '../src/underwriting/documents';
import type { DueDiligenceTables } from '../src/underwriting/due-diligence';
import type { ReviewQueueTables } from '../src/underwriting/review-queue';
import type { ReviewsTables } from '../src/underwriting/reviews';
import type { ScoringTables } from '../src/underwriting/scoring';

/** All tables of the product, for tests and tools that read rows of any area. */
export type Tables = RefundsTables &
  ApplicantMailsTables &
  MerchantCheckoutsTables &
  AccountsTables &
  AgreementsTables &
  AuthorizationsTables &
  AnalyticsTables &
  CreditTables &
  InvoicesTables &
  OffersTables &
  ApplicationsTables &
  CheckoutsTables &
  InvoiceLinksTables &
  SessionsTables &
  VerificationTables &
  MembersTables &
  MerchantsTables &
  OperatorsTables &
  AuditTables &
  FilesTables &
  HttpTables &
  KeysTables &
  LimitsTables &
  MailTables &
  ReleasesTables &
  WebauthnTables &
  PayoutsTables &
  PersonalDataTables &
  PurchasesTables &
  WebhooksTables &
  BankingTables &
  DocumentsTables &
  DueDiligenceTables &
  ReviewQueueTables &
  ReviewsTables &
  ScoringTables;
