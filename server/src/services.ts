import { createAgreementCopies } from './agreements/copy';
import { agreementPart } from './agreements/facts';
import { type AgreementsService, createAgreementsService } from './agreements/service';
import { type ApplicationsService, createApplicationsService } from './applications/service';
import { type ConnectService, createConnectService } from './banking/connect-service';
import { bankPart } from './banking/facts';
import { type BankMessagesService, createBankMessages } from './banking/messages-service';
import { type BankingService, createBankingService } from './banking/service';
import { createLookUpsService, type LookUpsService } from './checkouts/look-ups';
import { createMerchantActsService, type MerchantActsService } from './checkouts/merchant-acts';
import { createCheckoutNews } from './checkouts/news';
import { type CheckoutsService, createCheckoutsService } from './checkouts/service';
import type { Config } from './config';
import type { Executor } from './database/executor';
import { createDocumentsPart } from './documents/facts';
import { readStatement } from './documents/reading/read-statement';
import { createDocumentsService, type DocumentsService } from './documents/service';
import type { Edges } from './edges';
import { createFilesService, type FilesService } from './files/service';
import { createHostedService, type HostedService } from './hosted/service';
import { createIdempotencyService, type IdempotencyService } from './http/idempotency-service';
import { createLinkedInvoices } from './invoice-links/linked-invoices';
import { createLinkMails } from './invoice-links/mails';
import { createInvoiceLinksService, type InvoiceLinksService } from './invoice-links/service';
import { invoicePart } from './invoices/facts';
import { namedInvoice } from './invoices/named';
import type { InvoiceReader } from './invoices/reading/invoice-reader';
import { createInvoiceReader } from './invoices/reading/reader';
import { createInvoicesService, type InvoicesService } from './invoices/service';
import type { Jobs } from './jobs/jobs';
import type { Keys } from './keys/keys';
import { createMerchantEventsService, type MerchantEventsService } from './merchant-events/service';
import { createMerchantsService, type MerchantsService } from './merchants/service';
import { type ApplicationMails, createApplicationMails } from './messages/application-mails';
import { offerPart } from './offers/facts';
import { createOffersService, type OffersService } from './offers/service';
import { createOperatorsService, type OperatorsService } from './operators/service';
import { createOperatorSessions, type OperatorSessionsService } from './operators/sessions';
import { createPayoutsService, type PayoutsService } from './payouts/service';
import { createPurchasesService, type PurchasesService } from './purchases/service';
import { createReferenceService, type ReferenceService } from './reference/service';
import { reviewsPart } from './reviews/facts';
import { createReviewsService, type ReviewsService } from './reviews/service';
import { createScoringService, type ScoringService } from './scoring/service';
import { createLinksService, type LinksService } from './sessions/links';
import { createSessionsService, type SessionsService } from './sessions/service';
import { pumpCaps } from './verification/limits';
import { createPendingCodes } from './verification/pending';
import { createVerificationService, type VerificationService } from './verification/service';

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
  readonly mails: ApplicationMails;
  readonly idempotency: IdempotencyService;
  readonly checkouts: CheckoutsService;
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
  const merchantEvents = createMerchantEventsService({
    ...base,
    jobs,
    sender: edges.webhooks,
    messages: edges.messages,
    pauses: config.webhookPauses,
  });
  const news = createCheckoutNews({
    events: merchantEvents,
    agreements: { financing: (executor, ids) => agreements.financing(executor, ids) },
    invoices: { named: namedInvoice },
  });
  const invoiceLinks = createInvoiceLinksService({
    database,
    merchants,
    mails: createLinkMails({
      database,
      jobs,
      messages: edges.messages,
      publicUrl: config.publicUrl,
      now,
    }),
    events: merchantEvents,
    publicUrl: config.publicUrl,
    now,
  });
  const linkedInvoices = createLinkedInvoices({
    invoices: { place: (trx, invoice) => invoices.place(trx, invoice) },
    events: merchantEvents,
    now,
    sandbox: config.sandbox !== null,
  });
  const checkouts = createCheckoutsService({
    database,
    merchants,
    sessions,
    links: linkedInvoices,
    invoices: { cameBack: (trx, id) => invoices.cameBack(trx, id) },
    news,
    cart: {
      isSigned: (executor, id) => agreements.isSigned(executor, id),
      cartChanged: (executor, id) => offers.cancelSelection(executor, id),
    },
    now,
  });
  const banking = createBankingService({ ...base, jobs, aggregator: edges.aggregator });
  const mails = createApplicationMails({
    database,
    jobs,
    messages: edges.messages,
    links,
    copies: createAgreementCopies({ database, now }),
    publicUrl: config.publicUrl,
    now,
  });
  const reviews = createReviewsService({
    database,
    applications: { mutate: (session, action, fn) => applications.mutate(session, action, fn) },
    scoring: {
      decideReview: (trx, review) => scoring.decideReview(trx, review),
      credit: (executor, id) => scoring.credit(executor, id),
      picture: (executor, id) => scoring.picture(executor, id),
    },
    banking,
    files,
    mails,
    now,
  });
  const scoring = createScoringService({
    ...base,
    banking,
    reviews,
    mails,
    bureau: edges.bureau,
    timing: config.scoring,
    jobs,
    onOutcome: (trx, id) => applications.outcomeReached(trx, id),
  });
  const applications = createApplicationsService({
    ...base,
    parts: {
      scoring: scoring.part,
      offers: offerPart,
      agreements: agreementPart,
      bank: bankPart,
      documents: createDocumentsPart(now),
      reviews: reviewsPart,
      invoices: invoicePart,
      pendingCodes: createPendingCodes(base),
    },
    effects: {
      cancelOffer: (trx, id) => offers.cancelSelection(trx, id),
      carryDebitAccount: banking.carryDebitAccount,
      sinSaved: scoring.sinSaved,
      putLinkedInvoice: linkedInvoices.put,
      cameBack: (trx, id) => invoices.cameBack(trx, id),
      setCheckoutStatus: checkouts.setStatus,
    },
    isIndustry: reference.isIndustry,
    testEnvironment: banking.canBypass,
  });
  const verification = createVerificationService({
    ...base,
    messages: edges.messages,
    applications,
    sessions,
    caps: pumpCaps(config.sendsPerAddress),
  });
  const connect = createConnectService({ banking, applications, now });
  const bankMessages = createBankMessages({ aggregator: edges.aggregator, banking, waiting: scoring });
  const documents = createDocumentsService({
    database,
    applications,
    files,
    banking,
    reviews,
    jobs,
    readStatement,
    now,
  });
  const offers = createOffersService({ database, applications, scoring, now });
  const invoiceReader = createInvoiceReader();
  const invoices = createInvoicesService({
    database,
    applications,
    links: linkedInvoices,
    files,
    offers,
    reader: invoiceReader,
    now,
  });
  const payouts = createPayoutsService({
    ...base,
    jobs,
    rail: edges.payouts,
    timing: config.payouts.timing,
    mails,
    messages: edges.messages,
    events: merchantEvents,
  });
  const agreements = createAgreementsService({
    database,
    applications,
    offers,
    scoring,
    banking,
    invoices,
    mails,
    news,
    payouts,
    now,
  });
  const hosted = createHostedService({ database, checkouts, sessions, links, invoiceLinks: linkedInvoices });
  const lookUps = createLookUpsService({ database, agreements });
  const merchantActs = createMerchantActsService({
    database,
    agreements,
    credit: scoring,
    cart: { cartChanged: (trx, id) => offers.cancelSelection(trx, id) },
    checkouts,
    news,
    payouts,
    now,
  });
  const purchases = createPurchasesService({ database, applications, checkouts, payouts, now });
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
