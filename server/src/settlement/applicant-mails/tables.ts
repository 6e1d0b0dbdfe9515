import type { AgreementSignatureTable, AgreementTable } from '../../financing/agreements/tables';
import type { InvoiceTable } from '../../financing/invoices/tables';
import type { PaymentOptionTable } from '../../financing/offers/tables';
import type { ApplicationTable } from '../../intake/applications/tables';
import type { MerchantTable } from '../../parties/merchants/tables';
import type { Executor } from '../../platform/database/executor';
import type { ApplicationMailTable } from '../../platform/mail/tables';
import type { CreditLineTable } from '../../underwriting/credit/tables';
import type { ReviewRequestTable, ReviewTable } from '../../underwriting/review-queue/tables';
import type { DecisionTable, RejectionTable } from '../../underwriting/scoring/tables';

/** Tables of other areas that this area still reads. */
type ForeignTables = {
  application_mail: ApplicationMailTable;
  application: ApplicationTable;
  merchant: MerchantTable;
  decision: DecisionTable;
  review: ReviewTable;
  credit_line: CreditLineTable;
  rejection: RejectionTable;
  review_request: ReviewRequestTable;
  agreement_signature: AgreementSignatureTable;
  agreement: AgreementTable;
  payment_option: PaymentOptionTable;
  invoice: InvoiceTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const applicantMailsTables = (executor: Executor) => executor.withTables<ForeignTables>();
