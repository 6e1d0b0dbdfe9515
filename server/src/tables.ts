import type {
  AgreementDeliveryTable,
  AgreementSignatureTable,
  AgreementTable,
} from './financing/agreements/tables';
import type { FinancedInvoiceTable, InvoiceTable } from './financing/invoices/tables';
import type {
  MerchantPromotionTable,
  OptionSelectionTable,
  PaymentOptionTable,
} from './financing/offers/tables';
import type { ApplicationTable, CustomerTable } from './intake/applications/tables';
import type { CheckoutTable, RefundTable } from './intake/checkouts/tables';
import type { InvoiceLinkMailTable, InvoiceLinkTable } from './intake/invoice-links/tables';
import type { ResumeLinkTable, SessionTable } from './intake/sessions/tables';
import type {
  VerificationCodeTable,
  VerificationLockTable,
  VerificationSendTable,
} from './intake/verification/tables';
import type {
  MerchantKeyTable,
  MerchantOriginTable,
  MerchantSiteTable,
  MerchantTable,
} from './parties/merchants/tables';
import type { OperatorSessionTable, OperatorTable } from './parties/operators/tables';
import type { AuditEventTable } from './platform/audit/tables';
import type { StoredFileTable } from './platform/files/tables';
import type { IdempotencyTable } from './platform/http/tables';
import type { ApplicationMailTable, OutboxMessageTable } from './platform/mail/tables';
import type {
  MerchantMailTable,
  MerchantPayeeTable,
  PayoutBatchTable,
  PayoutEntryTable,
  PayoutRunTable,
  PayoutTable,
  PayoutWithholdingTable,
} from './settlement/payouts/tables';
import type {
  MerchantEventTable,
  WebhookAlertTable,
  WebhookDeliveryTable,
  WebhookEndpointTable,
} from './settlement/webhooks/tables';
import type {
  BankConnectionTable,
  BankForgetTable,
  BankLoginTable,
  DebitAccountTable,
} from './underwriting/banking/tables';
import type { DocumentTable } from './underwriting/documents/tables';
import type { ReviewRequestTable, ReviewTable } from './underwriting/reviews/tables';
import type {
  CreditLineTable,
  CreditReleaseTable,
  CreditUseTable,
  DecisionTable,
  RejectionTable,
  ScoringRunTable,
} from './underwriting/scoring/tables';

/** Every table, composed from the areas' `tables.ts`. Columns are named as in the migrations. */
export interface Database {
  merchant: MerchantTable;
  merchant_key: MerchantKeyTable;
  merchant_origin: MerchantOriginTable;
  merchant_site: MerchantSiteTable;
  customer: CustomerTable;
  application: ApplicationTable;
  checkout: CheckoutTable;
  refund: RefundTable;
  session: SessionTable;
  resume_link: ResumeLinkTable;
  idempotency: IdempotencyTable;
  audit_event: AuditEventTable;
  verification_code: VerificationCodeTable;
  verification_send: VerificationSendTable;
  verification_lock: VerificationLockTable;
  outbox_message: OutboxMessageTable;
  bank_connection: BankConnectionTable;
  bank_login: BankLoginTable;
  bank_forget: BankForgetTable;
  debit_account: DebitAccountTable;
  stored_file: StoredFileTable;
  document: DocumentTable;
  operator: OperatorTable;
  operator_session: OperatorSessionTable;
  review: ReviewTable;
  review_request: ReviewRequestTable;
  application_mail: ApplicationMailTable;
  scoring_run: ScoringRunTable;
  decision: DecisionTable;
  credit_line: CreditLineTable;
  credit_use: CreditUseTable;
  credit_release: CreditReleaseTable;
  rejection: RejectionTable;
  merchant_promotion: MerchantPromotionTable;
  payment_option: PaymentOptionTable;
  invoice: InvoiceTable;
  invoice_link: InvoiceLinkTable;
  invoice_link_mail: InvoiceLinkMailTable;
  financed_invoice: FinancedInvoiceTable;
  option_selection: OptionSelectionTable;
  agreement: AgreementTable;
  agreement_signature: AgreementSignatureTable;
  agreement_delivery: AgreementDeliveryTable;
  webhook_endpoint: WebhookEndpointTable;
  merchant_event: MerchantEventTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_alert: WebhookAlertTable;
  merchant_payee: MerchantPayeeTable;
  payout: PayoutTable;
  payout_batch: PayoutBatchTable;
  payout_run: PayoutRunTable;
  payout_entry: PayoutEntryTable;
  payout_withholding: PayoutWithholdingTable;
  merchant_mail: MerchantMailTable;
}
