import { createInvoiceReader, type InvoiceReader, readStatement } from '../reader';
import type { Config } from '../src/config';
import type { Adapters } from '../src/external-services/create-adapters';
import {
  type AgreementsService,
  agreementPart,
  createAgreementCopyComposer,
  createAgreementsService,
} from '../src/financing/agreements';
import { createInvoicesService, type InvoicesService, invoicePart } from '../src/financing/invoices';
import { createOffersService, type OffersService, offerPart } from '../src/financing/offers';
import {
  type AccountsService,
  createAccountAlertComposer,
  createAccountsService,
} from '../src/intake/accounts';
import { type ApplicationsService, createApplicationsService } from '../src/intake/applications';
import { type CheckoutsService, createCheckoutsService } from '../src/intake/checkouts';
import {
  createInvoiceLinksService,
  createLinkedInvoices,
  createLinkMailComposer,
  createLinkMails,
  type InvoiceLinksService,
} from '../src/intake/invoice-links';
import {
  createHostedService,
  createOpeningService,
  type HostedService,
  type OpeningService,
} from '../src/intake/opening';
import { createReferenceService, type ReferenceService } from '../src/intake/reference';
import {
  createFramesService,
  createResumeLinksService,
  createSessionsService,
  type FramesService,
  type ResumeLinksService,
  type SessionsService,
} from '../src/intake/sessions';
import {
  buildManyNumbersAlarm,
  buildPumpCaps,
  createPendingCodes,
  createVerificationService,
  type VerificationService,
} from '../src/intake/verification';
import { createMerchantsService, type MerchantsService } from '../src/parties/merchants';
import {
  createOperatorAccess,
  createOperatorMailComposers,
  type OperatorAccess,
} from '../src/parties/operators';
import type { Executor } from '../src/platform/database';
import { createFilesService, type FilesService } from '../src/platform/files';
import { createIdempotencyService, type IdempotencyService } from '../src/platform/http';
import type { Jobs } from '../src/platform/jobs';
import type { Keys } from '../src/platform/keys';
import { createMailsService, type MailsService } from '../src/platform/mail';
import { createApplicantMailComposers } from '../src/settlement/applicant-mails';
import {
  createLookupsService,
  createMerchantActionsService,
  emitCheckoutEvents,
  type LookupsService,
  type MerchantActionsService,
} from '../src/settlement/merchant-checkouts';
import {
  createPayeeMailComposers,
  createPayoutsService,
  createRemittanceComposer,
  type PayoutsService,
} from '../src/settlement/payouts';
import { createPurchasesService, type PurchasesService } from '../src/settlement/purchases';
import { createRefundsService } from '../src/settlement/refunds';
import {
  createAlertComposer,
  createMerchantEventsService,
  emitInvoiceLinkEvents,
  type MerchantEventsService,
} from '../src/settlement/webhooks';
import {
  type BankingService,
  type ConnectService,
  createBankingService,
  createConnectService,
} from '../src/underwriting/banking';
import { type CreditService, createCreditService } from '../src/underwriting/credit';
import {
  bankTroublePart,
  createDocumentsPart,
  createDocumentsService,
  type DocumentsService,
} from '../src/underwriting/documents';
import { createReviewQueue, type ReviewQueue } from '../src/underwriting/review-queue';
import { createReviewsService, type ReviewsService, reviewsPart } from '../src/underwriting/reviews';
import {
  type BankWebhooksService,
  createBankWebhooks,
  createScoringPart,
  createScoringService,
  type ScoringService,
} from '../src/underwriting/scoring';

/** Input of the composition root: configuration, infrastructure and adapters. */
export interface ServicesInput {
  readonly config: Config;
  readonly database: Executor;
  readonly keys: Keys;
  readonly jobs: Jobs;
  readonly adapters: Adapters;
  /** Logs what an operator should look at. No personal value. */
  readonly warn: (details: object, message: string) => void;
  readonly now: () => Date;
}

/** The services of all areas. The composition root is the only place that connects areas. */
export interface Services extends ServicesInput, OperatorAccess {
  readonly merchants: MerchantsService;
  readonly sessions: SessionsService;
  readonly frames: FramesService;
  readonly links: ResumeLinksService;
  readonly mails: MailsService;
  readonly idempotency: IdempotencyService;
  readonly checkouts: CheckoutsService;
  readonly opening: OpeningService;
  readonly hosted: HostedService;
  readonly lookups: LookupsService;
  readonly merchantActions: MerchantActionsService;
  readonly merchantEvents: MerchantEventsService;
  readonly applications: ApplicationsService;
  readonly accounts: AccountsService;
  readonly verification: VerificationService;
  readonly reference: ReferenceService;
  readonly files: FilesService;
  readonly banking: BankingService;
  readonly connect: ConnectService;
  readonly bankWebhooks: BankWebhooksService;
  readonly credit: CreditService;
  readonly reviewQueue: ReviewQueue;
  readonly scoring: ScoringService;
  readonly reviews: ReviewsService;
  readonly documents: DocumentsService;
  readonly offers: OffersService;
  readonly invoices: InvoicesService;
  /** Owns a thread and a process: close it on shutdown. */
  readonly invoiceReader: InvoiceReader;
  readonly invoiceLinks: InvoiceLinksService;
  readonly agreements: AgreementsService;
  readonly payouts: PayoutsService;
  readonly purchases: PurchasesService;
}

export function createServices(input: ServicesInput): Services {
  const { config, database, keys, jobs, adapters, warn, now } = input;
  const base = { database, keys, now };
  const merchants = createMerchantsService({ ...base, sandbox: config.sandbox !== null });
  const sessions = createSessionsService(base);
  const frames = createFramesService(base);
  const links = createResumeLinksService({ ...base, sessions });
  const idempotency = createIdempotencyService(base);
  const reference = createReferenceService({ addressLookup: adapters.addresses, now });
  const files = createFilesService({ ...base, jobs, store: adapters.files, scanner: adapters.scanner });
  const mails = createMailsService({
    database,
    jobs,
    messages: adapters.messages,
    composers: {
      ...createApplicantMailComposers({ database, links, publicUrl: config.publicUrl, now }),
      accountAlert: createAccountAlertComposer({ database, keys, publicUrl: config.publicUrl }),
      agreementCopy: createAgreementCopyComposer({ database, now }),
      invoiceLink: createLinkMailComposer({ database, publicUrl: config.publicUrl, now }),
      remittance: createRemittanceComposer({ database }),
      webhookAlert: createAlertComposer({ database }),
      ...createPayeeMailComposers({ database }),
      ...createOperatorMailComposers({ ...base, publicUrl: config.publicUrl }),
    },
    now,
  });
  const operatorAccess = createOperatorAccess({
    ...base,
    mails,
    publicUrl: config.publicUrl,
    options: config.operators.access,
  });
  const merchantEvents = createMerchantEventsService({
    ...base,
    jobs,
    sender: adapters.webhooks,
    mails,
    retryDelays: config.webhookRetryDelays,
  });
  const invoiceLinks = createInvoiceLinksService({
    database,
    merchants,
    mails: createLinkMails({ mails, now }),
    publicUrl: config.publicUrl,
    now,
  });
  emitInvoiceLinkEvents({ events: merchantEvents, invoiceLinks });
  const linkedInvoices = createLinkedInvoices({ now, sandbox: config.sandbox !== null });
  const checkouts = createCheckoutsService({ now });
  const applications = createApplicationsService({
    ...base,
    parts: {
      scoring: createScoringPart({ timing: config.scoring, now }),
      offers: offerPart,
      agreements: agreementPart,
      bank: bankTroublePart,
      documents: createDocumentsPart(now),
      reviews: reviewsPart,
      invoices: invoicePart,
      pendingCodes: createPendingCodes(base),
    },
    checkouts,
    isIndustry: reference.isIndustry,
    testEnvironment: adapters.aggregator.connectTestUser !== null,
  });
  const opening = createOpeningService({
    database,
    merchants,
    sessions,
    applications,
    invoiceLinks: linkedInvoices,
    now,
  });
  const accounts = createAccountsService({ ...base, mails, sessions, options: config.accounts });
  const verification = createVerificationService({
    ...base,
    messages: adapters.messages,
    applications,
    sessions,
    frames,
    accounts,
    caps: buildPumpCaps(config.sendsPerAddress),
    alarm: buildManyNumbersAlarm(config.sendsPerAddress),
    warn,
    hashCost: config.codeHashCost,
  });
  const credit = createCreditService({ now });
  const banking = createBankingService({ ...base, applications, jobs, aggregator: adapters.aggregator });
  const reviewQueue = createReviewQueue({ mails, now });
  const scoring = createScoringService({
    ...base,
    applications,
    credit,
    banking,
    reviewQueue,
    mails,
    bureau: adapters.bureau,
    timing: config.scoring,
    jobs,
  });
  const reviews = createReviewsService({
    database,
    applications,
    scoring,
    banking,
    reviewQueue,
    files,
    mails,
    fourEyes: config.operators.fourEyes,
    now,
  });
  const connect = createConnectService({ banking, applications, now });
  const bankWebhooks = createBankWebhooks({ aggregator: adapters.aggregator, banking, scoring });
  const documents = createDocumentsService({
    database,
    applications,
    files,
    banking,
    reviewQueue,
    jobs,
    readStatement,
    documentWorkers: config.documentWorkers,
    now,
  });
  const offers = createOffersService({ database, applications, scoring, accounts, now });
  const invoiceReader = createInvoiceReader();
  const invoices = createInvoicesService({
    database,
    applications,
    invoiceLinks,
    linkedInvoices,
    files,
    offers,
    reader: invoiceReader,
    now,
  });
  const agreements = createAgreementsService({
    database,
    applications,
    offers,
    scoring,
    banking,
    invoices,
    mails,
    accounts,
    now,
  });
  const hosted = createHostedService({ database, checkouts, sessions, links, invoiceLinks: linkedInvoices });
  const payouts = createPayoutsService({
    ...base,
    jobs,
    rail: adapters.payouts,
    timing: config.payouts.timing,
    payeeHoldMs: config.payouts.payeeHoldMs,
    agreements,
    mails,
    events: merchantEvents,
  });
  const refunds = createRefundsService({ agreements, credit, events: merchantEvents, payouts, now });
  const purchases = createPurchasesService({ database, applications, checkouts, payouts, now });
  emitCheckoutEvents({ events: merchantEvents, agreements, checkouts });
  const lookups = createLookupsService({ database });
  const merchantActions = createMerchantActionsService({
    database,
    agreements,
    offers,
    checkouts,
    refunds,
    now,
  });
  return {
    ...input,
    merchants,
    ...operatorAccess,
    sessions,
    frames,
    links,
    mails,
    idempotency,
    checkouts,
    opening,
    hosted,
    lookups,
    merchantActions,
    merchantEvents,
    applications,
    accounts,
    verification,
    reference,
    files,
    banking,
    connect,
    bankWebhooks,
    credit,
    reviewQueue,
    scoring,
    reviews,
    documents,
    offers,
    invoices,
    invoiceReader,
    invoiceLinks,
    agreements,
    payouts,
    purchases,
  };
}
