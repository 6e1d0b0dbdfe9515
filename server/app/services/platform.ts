import { createAgreementCopyComposer } from '../../src/financing/agreements';
import {
  createAccountAlertComposer,
  createContestedNumberComposer,
  createDisownLinks,
} from '../../src/intake/accounts';
import { createLinkMailComposer } from '../../src/intake/invoice-links';
import type { ResumeLinksService } from '../../src/intake/sessions';
import { createMemberMailComposers } from '../../src/parties/members';
import { createOperatorMailComposers } from '../../src/parties/operators';
import { type AuditSeals, createAuditSeals } from '../../src/platform/audit';
import { createArchiveStore, createFilesService, type FilesService } from '../../src/platform/files';
import {
  createIdempotencyService,
  createReadiness,
  type IdempotencyService,
  type Readiness,
} from '../../src/platform/http';
import { createReencryption, type Reencryption } from '../../src/platform/keys';
import { createLimitsService, type LimitsService } from '../../src/platform/limits';
import { createMailsService, type MailsService } from '../../src/platform/mail';
import { createReleaseFiles, type ReleaseFiles } from '../../src/platform/releases';
import { createApplicantMailComposers } from '../../src/settlement/applicant-mails';
import { createPayeeMailComposers, createRemittanceComposer } from '../../src/settlement/payouts';
import { createPersonMailComposers } from '../../src/settlement/personal-data';
import { createAlertComposer } from '../../src/settlement/webhooks';
import { createMetrics, type Metrics } from '../metrics/metrics';
import { sealedColumns } from '../sealed-columns';
import type { ServicesInput } from './input';

export interface PlatformServices {
  readonly files: FilesService;
  readonly idempotency: IdempotencyService;
  readonly limits: LimitsService;
  readonly mails: MailsService;
  readonly auditSeals: AuditSeals;
  readonly reencryption: Reencryption;
  readonly releaseFiles: ReleaseFiles;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
}

/** Mails are composed by the areas that have their data, and link back with the resume links. */
export function createPlatformServices(
  { config, database, keys, jobs, adapters, warn, now }: ServicesInput,
  { links }: { readonly links: ResumeLinksService },
): PlatformServices {
  const base = { database, keys, now };
  const { publicUrl } = config;
  const archives = createArchiveStore({ ...base, store: adapters.files });
  const auditSeals = createAuditSeals({ ...base, archives });
  const disownLinks = createDisownLinks({ ...base, publicUrl });
  return {
    files: createFilesService({ ...base, jobs, store: adapters.files, scanner: adapters.scanner }),
    idempotency: createIdempotencyService(base),
    auditSeals,
    reencryption: createReencryption({ ...base, columns: sealedColumns, warn }),
    releaseFiles: createReleaseFiles({ ...base, distFolder: config.distFolder }),
    limits: createLimitsService({ database, keys, warn }),
    metrics: createMetrics(),
    readiness: createReadiness(),
    mails: createMailsService({
      ...base,
      jobs,
      messages: adapters.messages,
      composers: {
        ...createApplicantMailComposers({ ...base, links, publicUrl, now }),
        accountAlert: createAccountAlertComposer({ ...base, disownLinks }),
        contestedNumber: createContestedNumberComposer({ ...base, links, publicUrl }),
        agreementCopy: createAgreementCopyComposer({ ...base, disownLinks }),
        invoiceLink: createLinkMailComposer({ ...base, publicUrl }),
        remittance: createRemittanceComposer({ database }),
        webhookAlert: createAlertComposer({ database }),
        ...createPayeeMailComposers({ database }),
        ...createMemberMailComposers({ ...base, publicUrl }),
        ...createPersonMailComposers({ database }),
        ...createOperatorMailComposers({ ...base, auditSeals, publicUrl }),
      },
    }),
  };
}
