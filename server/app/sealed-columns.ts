import { agreementsSealedColumns } from '../src/financing/agreements';
import { accountsSealedColumns } from '../src/intake/accounts';
import { applicationsSealedColumns } from '../src/intake/applications';
import { invoiceLinksSealedColumns } from '../src/intake/invoice-links';
import { verificationSealedColumns } from '../src/intake/verification';
import { filesSealedColumns } from '../src/platform/files';
import { idempotencySealedColumns } from '../src/platform/http';
import type { SealedColumn } from '../src/platform/keys';
import { mailSealedColumns } from '../src/platform/mail';
import { payoutsSealedColumns } from '../src/settlement/payouts';
import { webhooksSealedColumns } from '../src/settlement/webhooks';
import { bankingSealedColumns } from '../src/underwriting/banking';
import { dueDiligenceSealedColumns } from '../src/underwriting/due-diligence';
import { scoringSealedColumns } from '../src/underwriting/scoring';

/** Every encrypted column of the database. */
export const sealedColumns: readonly SealedColumn[] = [
  ...applicationsSealedColumns,
  ...accountsSealedColumns,
  ...verificationSealedColumns,
  ...agreementsSealedColumns,
  ...invoiceLinksSealedColumns,
  ...mailSealedColumns,
  ...bankingSealedColumns,
  ...dueDiligenceSealedColumns,
  ...scoringSealedColumns,
  ...filesSealedColumns,
  ...webhooksSealedColumns,
  ...payoutsSealedColumns,
  ...idempotencySealedColumns,
];
