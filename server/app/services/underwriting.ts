import { readStatement } from '../../reader';
import {
  type BankingService,
  type ConnectService,
  createBankingService,
  createConnectService,
} from '../../src/underwriting/banking';
import {
  type CreditService,
  createCreditService,
  createLoansService,
  type LoansService,
} from '../../src/underwriting/credit';
import { createDocumentsService, type DocumentsService } from '../../src/underwriting/documents';
import {
  createDueDiligenceService,
  createRescreening,
  type DueDiligenceService,
  type Rescreening,
} from '../../src/underwriting/due-diligence';
import { createReviewQueue, type ReviewQueue } from '../../src/underwriting/review-queue';
import {
  createReviewDueDiligence,
  createReviewsService,
  type ReviewDueDiligence,
  type ReviewsService,
} from '../../src/underwriting/reviews';
import {
  type BankWebhooksService,
  createBankWebhooks,
  createPolicyService,
  createScoringService,
  type PolicyService,
  type ScoringService,
} from '../../src/underwriting/scoring';
import type { ServicesInput } from './input';
import type { IntakeServices } from './intake';
import type { PlatformServices } from './platform';

export interface UnderwritingServices {
  readonly credit: CreditService;
  readonly loans: LoansService;
  readonly dueDiligence: DueDiligenceService;
  readonly rescreening: Rescreening;
  readonly banking: BankingService;
  readonly connect: ConnectService;
  readonly bankWebhooks: BankWebhooksService;
  readonly reviewQueue: ReviewQueue;
  readonly scoring: ScoringService;
  readonly policy: PolicyService;
  readonly reviews: ReviewsService;
  readonly reviewDueDiligence: ReviewDueDiligence;
  readonly documents: DocumentsService;
}

export function createUnderwritingServices(
  { config, database, keys, jobs, adapters, warn, now }: ServicesInput,
  { accounts, applications, files, mails, metrics }: PlatformServices & IntakeServices,
): UnderwritingServices {
  const base = { database, keys, now };
  const credit = createCreditService({ now });
  const loans = createLoansService({ database, now });
  const dueDiligence = createDueDiligenceService({
    ...base,
    jobs,
    register: adapters.registries,
    sanctions: adapters.sanctions,
    warn,
  });
  const banking = createBankingService({
    ...base,
    applications,
    accounts,
    jobs,
    aggregator: adapters.aggregator,
  });
  const connect = createConnectService({ banking, applications, now });
  const reviewQueue = createReviewQueue({ mails, now });
  const rescreening = createRescreening({ ...base, sanctions: adapters.sanctions, reviewQueue, warn });
  const scoring = createScoringService({
    ...base,
    applications,
    credit,
    banking,
    reviewQueue,
    mails,
    bureau: adapters.bureau,
    dueDiligence,
    timing: config.scoring,
    jobs,
  });
  scoring.decided.subscribe(async (_, { outcome, by }) => metrics.decisions.inc({ outcome, by }));
  const bankWebhooks = createBankWebhooks({ aggregator: adapters.aggregator, banking, scoring });
  const reviews = createReviewsService({
    ...base,
    applications,
    scoring,
    dueDiligence,
    banking,
    reviewQueue,
    files,
    mails,
    fourEyes: config.operators.fourEyes,
    now,
  });
  const reviewDueDiligence = createReviewDueDiligence({ ...base, dueDiligence });
  const documents = createDocumentsService({
    database,
    applications,
    files,
    banking,
    dueDiligence,
    reviewQueue,
    jobs,
    readStatement,
    documentWorkers: config.documentWorkers,
    unsubmittedDays: config.retention.unsubmitted,
    now,
  });
  const policy = createPolicyService(base);
  return {
    credit,
    loans,
    dueDiligence,
    rescreening,
    banking,
    connect,
    bankWebhooks,
    reviewQueue,
    scoring,
    policy,
    reviews,
    reviewDueDiligence,
    documents,
  };
}
