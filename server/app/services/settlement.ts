import { createPersonRecords } from '../../src/intake/applications';
import { type CapturesService, createCapturesService } from '../../src/settlement/captures';
import {
  createLookupsService,
  createMerchantActionsService,
  emitCheckoutEvents,
  type LookupsService,
  type MerchantActionsService,
} from '../../src/settlement/merchant-checkouts';
import { createOperationsService, type OperationsService } from '../../src/settlement/operations';
import { createPayoutsService, type PayoutsService } from '../../src/settlement/payouts';
import {
  type CorrectionsService,
  createCorrections,
  createErasures,
  createPeopleService,
  createRetention,
  type ErasuresService,
  type PeopleService,
  type RetentionService,
} from '../../src/settlement/personal-data';
import { createPurchasesService, type PurchasesService } from '../../src/settlement/purchases';
import { createRefundsService } from '../../src/settlement/refunds';
import {
  createMerchantEventsService,
  emitInvoiceLinkEvents,
  type MerchantEventsService,
} from '../../src/settlement/webhooks';
import type { FinancingServices } from './financing';
import type { ServicesInput } from './input';
import type { IntakeServices, SessionServices } from './intake';
import type { PlatformServices } from './platform';
import type { UnderwritingServices } from './underwriting';

export interface SettlementServices {
  readonly merchantEvents: MerchantEventsService;
  readonly payouts: PayoutsService;
  readonly captures: CapturesService;
  readonly purchases: PurchasesService;
  readonly lookups: LookupsService;
  readonly merchantActions: MerchantActionsService;
  readonly operations: OperationsService;
  readonly people: PeopleService;
  readonly corrections: CorrectionsService;
  readonly erasures: ErasuresService;
  readonly retention: RetentionService;
}

export function createSettlementServices(
  { config, database, keys, jobs, adapters, now }: ServicesInput,
  lower: PlatformServices & SessionServices & IntakeServices & UnderwritingServices & FinancingServices,
): SettlementServices {
  const { agreements, applications, checkouts, credit, dueDiligence, invoiceLinks, mails, offers, scoring } =
    lower;
  const base = { database, keys, now };
  const merchantEvents = createMerchantEventsService({
    ...base,
    jobs,
    sender: adapters.webhooks,
    mails,
    retryDelays: config.webhookRetryDelays,
  });
  emitInvoiceLinkEvents({ events: merchantEvents, invoiceLinks });
  const payouts = createPayoutsService({
    ...base,
    jobs,
    rail: adapters.payouts,
    timing: config.payouts.timing,
    payeeHoldMs: config.payouts.payeeHoldMs,
    mails,
    events: merchantEvents,
  });
  const ofPurchase = { agreements, credit, events: merchantEvents, payouts, mails, now };
  const captures = createCapturesService({ ...ofPurchase, database, applications });
  const refunds = createRefundsService(ofPurchase);
  emitCheckoutEvents({ events: merchantEvents, agreements, checkouts });
  // after the events: `agreement.signed` comes before `checkout.completed`
  const purchases = createPurchasesService({
    database,
    applications,
    agreements,
    checkouts,
    payouts,
    captures,
    now,
  });
  const merchantActions = createMerchantActionsService({
    database,
    agreements,
    offers,
    checkouts,
    captures,
    refunds,
    now,
  });
  const { accounts, banking, files, sessions } = lower;
  const records = createPersonRecords({ keys });
  const erasing = {
    database,
    keys,
    records,
    banking,
    files,
    sessions,
    agreementDays: config.retention.agreements,
    now,
  };
  return {
    people: createPeopleService({ database, keys, records, scoring, files, now }),
    corrections: createCorrections({ database, records, accounts, mails, now }),
    erasures: createErasures({ ...erasing, mails }),
    retention: createRetention({ ...erasing, days: config.retention }),
    merchantEvents,
    payouts,
    captures,
    purchases,
    lookups: createLookupsService({ database, keys, payouts: payouts.lookups }),
    merchantActions,
    operations: createOperationsService({ database, jobs, dueDiligence, now }),
  };
}
