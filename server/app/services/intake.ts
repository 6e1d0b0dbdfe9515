import { agreementPart } from '../../src/financing/agreements';
import { buildLinkedInvoiceInsert, invoicePart } from '../../src/financing/invoices';
import { offerPart } from '../../src/financing/offers';
import {
  type AccountsService,
  type CustomerPasskeysService,
  createAccountsService,
  createContestedNumbers,
  createCustomerPasskeys,
  createPasskeyPart,
} from '../../src/intake/accounts';
import { type AnalyticsService, createAnalyticsService } from '../../src/intake/analytics';
import { type ApplicationsService, createApplicationsService } from '../../src/intake/applications';
import { type CheckoutsService, createCheckoutsService } from '../../src/intake/checkouts';
import {
  createInvoiceLinksService,
  createLinkedInvoices,
  createLinkMails,
  type InvoiceLinksService,
  type LinkedInvoices,
} from '../../src/intake/invoice-links';
import {
  createHostedService,
  createOpeningService,
  createOrdersService,
  type HostedService,
  type OpeningService,
  type OrdersService,
} from '../../src/intake/opening';
import { createReferenceService, type ReferenceService } from '../../src/intake/reference';
import {
  createDevicesService,
  createFramesService,
  createResumeLinksService,
  createSessionsService,
  type DevicesService,
  type FramesService,
  type ResumeLinksService,
  type SessionsService,
} from '../../src/intake/sessions';
import {
  buildManyNumbersAlarm,
  buildPumpCaps,
  createPendingCodes,
  createVerificationService,
  type VerificationService,
} from '../../src/intake/verification';
import { createRelyingParty } from '../../src/platform/webauthn';
import { bankTroublePart, createDocumentsPart } from '../../src/underwriting/documents';
import { reviewsPart } from '../../src/underwriting/reviews';
import { createScoringPart } from '../../src/underwriting/scoring';
import type { ServicesInput } from './input';
import type { PartyServices } from './parties';
import type { PlatformServices } from './platform';

export interface SessionServices {
  readonly sessions: SessionsService;
  readonly frames: FramesService;
  readonly devices: DevicesService;
  readonly links: ResumeLinksService;
}

export interface IntakeServices {
  readonly reference: ReferenceService;
  readonly invoiceLinks: InvoiceLinksService;
  readonly linkedInvoices: LinkedInvoices;
  readonly checkouts: CheckoutsService;
  readonly applications: ApplicationsService;
  readonly opening: OpeningService;
  readonly orders: OrdersService;
  readonly hosted: HostedService;
  readonly accounts: AccountsService;
  readonly customerPasskeys: CustomerPasskeysService;
  readonly verification: VerificationService;
  readonly analytics: AnalyticsService;
}

/** They depend on no other service, and mails need their links. */
export function createSessionServices({ database, keys, now }: ServicesInput): SessionServices {
  const base = { database, keys, now };
  const sessions = createSessionsService(base);
  return {
    sessions,
    frames: createFramesService(base),
    devices: createDevicesService(base),
    links: createResumeLinksService({ ...base, sessions }),
  };
}

export function createIntakeServices(
  { config, database, keys, jobs, adapters, warn, now }: ServicesInput,
  {
    limits,
    mails,
    merchants,
    metrics,
    sessions,
    frames,
    devices,
    links,
  }: PlatformServices & PartyServices & SessionServices,
): IntakeServices {
  const base = { database, keys, now };
  const reference = createReferenceService({
    addressLookup: adapters.addresses,
    businessRegistry: adapters.registries,
    limits,
    now,
  });
  const invoiceLinks = createInvoiceLinksService({
    database,
    keys,
    merchants,
    mails: createLinkMails({ keys, mails, now }),
    publicUrl: config.publicUrl,
    now,
  });
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
      passkeys: createPasskeyPart(config.accounts.amount),
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
    buildInvoiceInsert: buildLinkedInvoiceInsert,
    now,
  });
  const orders = createOrdersService({
    ...base,
    merchants,
    sessions,
    applications,
    capturesLater: config.capturesLater,
  });
  const hosted = createHostedService({ database, checkouts, sessions, links, invoiceLinks: linkedInvoices });
  const accounts = createAccountsService({ ...base, mails, sessions, options: config.accounts });
  const customerPasskeys = createCustomerPasskeys({
    ...base,
    relyingParty: createRelyingParty({ ...base, publicUrl: config.publicUrl }),
    applications,
    frames,
    accounts,
    origins: merchants.origins,
  });
  const verification = createVerificationService({
    ...base,
    messages: adapters.messages,
    applications,
    sessions,
    frames,
    devices,
    accounts,
    contestedNumbers: createContestedNumbers({ ...base, jobs, mails }),
    caps: buildPumpCaps(config.sendsPerAddress),
    alarm: buildManyNumbersAlarm(config.sendsPerAddress),
    raiseAlarm: (raised) => {
      warn(raised, 'codes were sent to many different numbers');
      metrics.manyNumbers.inc({ by: raised.by });
    },
    raiseContested: (raised) => {
      warn(raised, 'a number or address has no place left for another network');
      metrics.contested.inc({ channel: raised.channel });
    },
    hashCost: config.codeHashCost,
  });
  return {
    reference,
    invoiceLinks,
    linkedInvoices,
    checkouts,
    applications,
    opening,
    orders,
    hosted,
    accounts,
    customerPasskeys,
    verification,
    analytics: createAnalyticsService({ database, vendor: adapters.analytics, warn, now }),
  };
}
