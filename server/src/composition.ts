import type { InvoiceReader } from '../reader/invoices/invoice-reader';
import { createInvoiceReader } from '../reader/invoices/reader';
import { readStatement } from '../reader/statements/read-statement';
import type { Config } from './config/config';
import type { Edges } from './edges';
import { createAgreementCopyComposer } from './financing/agreements/copy';
import { agreementPart } from './financing/agreements/facts';
import { type AgreementsService, createAgreementsService } from './financing/agreements/service';
import { invoicePart } from './financing/invoices/facts';
import { createInvoicesService, type InvoicesService } from './financing/invoices/service';
import { offerPart } from './financing/offers/facts';
import { createOffersService, type OffersService } from './financing/offers/service';
import { type ApplicationsService, createApplicationsService } from './intake/applications/service';
import { type CheckoutsService, createCheckoutsService } from './intake/checkouts/service';
import { createLinkedInvoices } from './intake/invoice-links/linked-invoices';
import { createLinkMailComposer, createLinkMails } from './intake/invoice-links/mails';
import { createInvoiceLinksService, type InvoiceLinksService } from './intake/invoice-links/service';
import { createHostedService, type HostedService } from './intake/opening/hosted-service';
import { createOpeningService, type OpeningService } from './intake/opening/service';
import { createReferenceService, type ReferenceService } from './intake/reference/service';
import { createLinksService, type LinksService } from './intake/sessions/links';
import { createSessionsService, type SessionsService } from './intake/sessions/service';
import { pumpCaps } from './intake/verification/limits';
import { createPendingCodes } from './intake/verification/pending';
import { createVerificationService, type VerificationService } from './intake/verification/service';
import { createMerchantsService, type MerchantsService } from './parties/merchants/service';
import { createOperatorsService, type OperatorsService } from './parties/operators/service';
import { createOperatorSessions, type OperatorSessionsService } from './parties/operators/sessions';
import type { Executor } from './platform/database/executor';
import { createFilesService, type FilesService } from './platform/files/service';
import {
  createIdempotencyService,
  type IdempotencyService,
} from './platform/http/idempotency/idempotency-service';
import type { Jobs } from './platform/jobs/jobs';
import type { Keys } from './platform/keys/keys';
import { createMails, type MailsService } from './platform/mail/mails';
import { createApplicantMailComposers } from './settlement/applicant-mails/composers';
import { createMerchantActsService, type MerchantActsService } from './settlement/merchant-checkouts/acts';
import { emitCheckoutEvents } from './settlement/merchant-checkouts/events';
import { createLookUpsService, type LookUpsService } from './settlement/merchant-checkouts/service';
import { createRemittanceComposer } from './settlement/payouts/remittance-composer';
import { createPayoutsService, type PayoutsService } from './settlement/payouts/service';
import { createPurchasesService, type PurchasesService } from './settlement/purchases/service';
import { createRefundsService } from './settlement/refunds/service';
import { createAlertComposer } from './settlement/webhooks/alert-composer';
import { emitInvoiceLinkEvents } from './settlement/webhooks/invoice-link-events';
import { createMerchantEventsService, type MerchantEventsService } from './settlement/webhooks/service';
import { type ConnectService, createConnectService } from './underwriting/banking/connect-service';
import { type BankingService, createBankingService } from './underwriting/banking/service';
import { type CreditService, createCreditService } from './underwriting/credit/service';
import { bankTroublePart, createDocumentsPart } from './underwriting/documents/facts';
import { createDocumentsService, type DocumentsService } from './underwriting/documents/service';
import { createReviewQueue, type ReviewQueue } from './underwriting/review-queue/service';
import { reviewsPart } from './underwriting/reviews/facts';
import { createReviewsService, type ReviewsService } from './underwriting/reviews/service';
import { type BankMessagesService, createBankMessages } from './underwriting/scoring/bank-messages';
import { createScoringPart } from './underwriting/scoring/facts';
import { createScoringService, type ScoringService } from './underwriting/scoring/service';

/** What the composition starts from: the edges to the outside. */
export interface ServicesInput {
  readonly config: Config;
  readonly database: Executor;
  readonly keys: Keys;
  readonly jobs: Jobs;
  readonly edges: Edges;
  readonly now: () => Date;
}

/** Every area's service, wired by hand. Areas meet only here. */
export interface Services extends ServicesInput {
  readonly merchants: MerchantsService;
  readonly operators: OperatorsService;
  readonly operatorSessions: OperatorSessionsService;
  readonly sessions: SessionsService;
  readonly links: LinksService;
  readonly mails: MailsService;
  readonly idempotency: IdempotencyService;
  readonly checkouts: CheckoutsService;
  readonly opening: OpeningService;
  readonly hosted: HostedService;
  readonly lookUps: LookUpsService;
  readonly merchantActs: MerchantActsService;
  readonly merchantEvents: MerchantEventsService;
  readonly applications: ApplicationsService;
  readonly verification: VerificationService;
  readonly reference: ReferenceService;
  readonly files: FilesService;
  readonly banking: BankingService;
  readonly connect: ConnectService;
  readonly bankMessages: BankMessagesService;
  readonly credit: CreditService;
  readonly reviewQueue: ReviewQueue;
  readonly scoring: ScoringService;
  readonly reviews: ReviewsService;
  readonly documents: DocumentsService;
  readonly offers: OffersService;
  readonly invoices: InvoicesService;
  /** To be closed: it keeps a thread and a process. */
  readonly invoiceReader: InvoiceReader;
  readonly invoiceLinks: InvoiceLinksService;
  readonly agreements: AgreementsService;
  readonly payouts: PayoutsService;
  readonly purchases: PurchasesService;
}

export function createServices(input: ServicesInput): Services {
  const { config, database, keys, jobs, edges, now } = input;
  const base = { database, keys, now };
  const merchants = createMerchantsService({ ...base, sandbox: config.sandbox !== null });
  const operators = createOperatorsService({ ...base, sandbox: config.sandbox !== null });
  const operatorSessions = createOperatorSessions({ ...base, sandbox: config.sandbox !== null });
  const sessions = createSessionsService(base);
  const links = createLinksService({ ...base, sessions });
  const idempotency = createIdempotencyService(base);
  const reference = createReferenceService({ addressLookUp: edges.addresses, now });
  const files = createFilesService({ ...base, jobs, store: edges.files, scanner: edges.scanner });
  const mails = createMails({
    database,
    jobs,
    messages: edges.messages,
    composers: {
      ...createApplicantMailComposers({ database, links, publicUrl: config.publicUrl, now }),
      agreementCopy: createAgreementCopyComposer({ database, now }),
      invoiceLink: createLinkMailComposer({ database, publicUrl: config.publicUrl, now }),
      remittance: createRemittanceComposer({ database }),
      webhookAlert: createAlertComposer({ database }),
    },
    now,
  });
  const merchantEvents = createMerchantEventsService({
    ...base,
    jobs,
    sender: edges.webhooks,
    mails,
    pauses: config.webhookPauses,
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
    testEnvironment: edges.aggregator.connectTestUser !== null,
  });
  const opening = createOpeningService({
    database,
    merchants,
    sessions,
    applications,
    invoiceLinks: linkedInvoices,
    now,
  });
  const verification = createVerificationService({
    ...base,
    messages: edges.messages,
    applications,
    sessions,
    caps: pumpCaps(config.sendsPerAddress),
  });
  const credit = createCreditService({ now });
  const banking = createBankingService({ ...base, applications, jobs, aggregator: edges.aggregator });
  const reviewQueue = createReviewQueue({ mails, now });
  const scoring = createScoringService({
    ...base,
    applications,
    credit,
    banking,
    reviewQueue,
    mails,
    bureau: edges.bureau,
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
    now,
  });
  const connect = createConnectService({ banking, applications, now });
  const bankMessages = createBankMessages({ aggregator: edges.aggregator, banking, scoring });
  const documents = createDocumentsService({
    database,
    applications,
    files,
    banking,
    reviewQueue,
    jobs,
    readStatement,
    now,
  });
  const offers = createOffersService({ database, applications, scoring, now });
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
    now,
  });
  const hosted = createHostedService({ database, checkouts, sessions, links, invoiceLinks: linkedInvoices });
  const payouts = createPayoutsService({
    ...base,
    jobs,
    rail: edges.payouts,
    timing: config.payouts.timing,
    agreements,
    mails,
    events: merchantEvents,
  });
  const refunds = createRefundsService({ agreements, credit, events: merchantEvents, payouts, now });
  const purchases = createPurchasesService({ database, applications, checkouts, payouts, now });
  emitCheckoutEvents({ events: merchantEvents, agreements, checkouts });
  const lookUps = createLookUpsService({ database });
  const merchantActs = createMerchantActsService({
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
    operators,
    operatorSessions,
    sessions,
    links,
    mails,
    idempotency,
    checkouts,
    opening,
    hosted,
    lookUps,
    merchantActs,
    merchantEvents,
    applications,
    verification,
    reference,
    files,
    banking,
    connect,
    bankMessages,
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
