import type { AgreementDeliveryTable, AgreementSignatureTable, AgreementTable } from '../agreements/tables';
import type { ApplicationTable, CustomerTable } from '../applications/tables';
import type { AuditEventTable } from '../audit/tables';
import type {
  BankConnectionTable,
  BankForgetTable,
  BankLoginTable,
  DebitAccountTable,
} from '../banking/tables';
import type { CheckoutTable, RefundTable } from '../checkouts/tables';
import type { DocumentTable } from '../documents/tables';
import type { StoredFileTable } from '../files/tables';
import type { IdempotencyTable } from '../http/tables';
import type { InvoiceLinkMailTable, InvoiceLinkTable } from '../invoice-links/tables';
import type { FinancedInvoiceTable, InvoiceTable } from '../invoices/tables';
import type {
  MerchantEventTable,
  WebhookAlertTable,
  WebhookDeliveryTable,
  WebhookEndpointTable,
} from '../merchant-events/tables';
import type {
  MerchantKeyTable,
  MerchantOriginTable,
  MerchantSiteTable,
  MerchantTable,
} from '../merchants/tables';
import type { ApplicationMailTable, OutboxMessageTable } from '../messages/tables';
import type { MerchantPromotionTable, OptionSelectionTable, PaymentOptionTable } from '../offers/tables';
import type { OperatorSessionTable, OperatorTable } from '../operators/tables';
import type {
  MerchantMailTable,
  MerchantPayeeTable,
  PayoutBatchTable,
  PayoutEntryTable,
  PayoutRunTable,
  PayoutTable,
  PayoutWithholdingTable,
} from '../payouts/tables';
import type { ReviewRequestTable, ReviewTable } from '../reviews/tables';
import type {
  CreditLineTable,
  CreditReleaseTable,
  CreditUseTable,
  DecisionTable,
  RejectionTable,
  ScoringRunTable,
} from '../scoring/tables';
import type { ResumeLinkTable, SessionTable } from '../sessions/tables';
import type {
  VerificationCodeTable,
  VerificationLockTable,
  VerificationSendTable,
} from '../verification/tables';

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
