import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@tamarack/core/brand';
import { createAddressComplete, createBuiltInAddressCall } from '../src/adapters/addresses';
import { createHttpBureau } from '../src/adapters/bureau';
import { createFlinks } from '../src/adapters/flinks';
import { createCanadaRegistries } from '../src/adapters/registries';
import { createSanctionsFileList } from '../src/adapters/sanctions';
import { type Config, registriesTimeoutMs } from '../src/config';
import {
  type Adapters,
  createAnalyticsVendor,
  createFileAdapters,
  createPayoutRail,
} from '../src/external-services/create-adapters';
import type { InvoiceLinksService } from '../src/intake/invoice-links';
import type { MembersService } from '../src/parties/members';
import type { MerchantsService } from '../src/parties/merchants';
import type { OperatorKeysService, OperatorsService } from '../src/parties/operators';
import type { Executor } from '../src/platform/database';
import type { App } from '../src/platform/http';
import type { SealingKeys } from '../src/platform/keys';
import type { PayoutsService } from '../src/settlement/payouts';
import {
  createWebhookSender,
  type MerchantEventsService,
  webhookTimeoutMs,
} from '../src/settlement/webhooks';
import { institution } from './bank/accounts/login';
import { testPassword } from './bank/data/personas';
import { startBank } from './bank/server';
import { registerConsole } from './console/routes';
import { createSandboxCarrier } from './data/carrier';
import { createInvoiceLink, seedLinks } from './data/invoice-links';
import { seedMerchant, seedOperators, seedOwner, seedPayee } from './data/seed';
import { createOutbox } from './outbox/outbox';
import { createPayoutBank, startPayoutBank } from './payouts/payout-bank';
import { seedWebhook } from './webhook';

/** Long enough to see that a stage is slower than usual. */
const webhookDelayMs = 8_000;
/** Long enough to see a payout on its way. */
const payoutDelayMs = 5_000;

/** A sanctions list of people who do not exist. It is part of the release and never out of date. */
const fictionalList = {
  path: fileURLToPath(new URL('./sanctions/made-up-list.xml', import.meta.url)),
  maxAgeDays: Number.POSITIVE_INFINITY,
};

/** The services that the sandbox seeds with its merchant, operator and links. */
interface SandboxServices {
  readonly keys: SealingKeys;
  readonly members: MembersService;
  readonly merchants: MerchantsService;
  readonly operators: OperatorsService;
  readonly operatorKeys: OperatorKeysService;
  readonly merchantEvents: MerchantEventsService;
  readonly invoiceLinks: InvoiceLinksService;
  readonly payouts: Pick<PayoutsService, 'payees'>;
}

export interface Sandbox {
  /** Emulators of every external service, over the same protocol where there is one. */
  readonly adapters: Adapters;
  /** Adds the console's routes; call it before the app is ready. */
  register(app: App, services: SandboxServices): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the emulators. `persist: false` writes nothing to the data folder (tests).
 *
 * @throws Error in production: the sandbox shows codes and invents bank data
 */
export async function startSandbox(input: {
  readonly config: Config;
  readonly database: Executor;
  readonly now: () => Date;
  readonly persist?: boolean;
}): Promise<Sandbox> {
  const { config, database, now, persist = true } = input;
  const { sandbox } = config;
  if (config.production || !sandbox) throw new Error('The sandbox is not for production.');
  const credentials = {
    customerId: randomUUID(),
    secret: randomBytes(24).toString('base64url'),
    apiKey: randomBytes(24).toString('base64url'),
  };
  // without a data folder no server listens at the configured address
  const webhook = persist
    ? { secret: randomBytes(24).toString('base64url'), header: 'flinks-authenticity-key' }
    : null;
  const bureauKey = randomBytes(24).toString('base64url');
  const bank = await startBank({
    host: config.host,
    port: sandbox.bankPort,
    credentials,
    bureauKey,
    file: persist ? path.join(config.dataFolder, 'sandbox-bank.json') : null,
    webhook: webhook && {
      ...webhook,
      url: () => `${config.publicUrl}/v1/webhooks/flinks`,
      delayMs: webhookDelayMs,
    },
    now,
  });
  const payoutBank = createPayoutBank({
    folder: path.join(config.dataFolder, 'payouts'),
    delayMs: payoutDelayMs,
    now,
  });
  // tests run its steps themselves
  const stopPayouts = persist ? startPayoutBank(payoutBank, 1_000) : async () => undefined;
  const outbox = createOutbox({ database, now });
  const aggregator = createFlinks({
    ...credentials,
    apiUrl: bank.origin,
    pageUrl: bank.origin,
    customerName: brand.providerShort,
    webhook,
    toolbox: false,
    // the vendor's own sandbox has the same test user
    testUser: { institution, username: 'greatday_nomfa', password: testPassword },
    ...(sandbox.flinks && { ...sandbox.flinks, toolbox: true }),
  });
  const bureau = createHttpBureau({
    url: `${bank.origin}/bureau`,
    key: bureauKey,
    timeoutMs: config.scoring.bureauTimeoutMs,
  });
  const addresses = createAddressComplete(createBuiltInAddressCall());
  return {
    adapters: {
      messages: { ...outbox, ...createSandboxCarrier(outbox) },
      aggregator,
      bureau,
      addresses,
      registries: createCanadaRegistries({
        url: `${bank.origin}/registries`,
        timeoutMs: registriesTimeoutMs,
      }),
      sanctions: createSanctionsFileList(fictionalList, { now }),
      webhooks: createWebhookSender({ local: true, timeoutMs: webhookTimeoutMs }),
      ...createFileAdapters(config),
      payouts: createPayoutRail(config),
      analytics: createAnalyticsVendor(config),
    },
    register: async (app, services) => {
      const merchant = await seedMerchant(database, services.merchants, sandbox.origins);
      await seedLinks({ database, keys: services.keys }, merchant, now());
      await seedOperators(services);
      await seedPayee(services.merchants, services.payouts.payees);
      const [storefront] = sandbox.origins;
      // the invitation is mailed by a job; tests, which count mails, do not listen
      app.addHook('onListen', () => seedOwner(services.members, merchant));
      // in tests nothing listens there
      if (persist && storefront) await seedWebhook(services, storefront);
      const newInvoice = () => createInvoiceLink(services.invoiceLinks, merchant);
      registerConsole(app, { database, sandbox, bankOrigin: bank.origin, newInvoice });
    },
    close: async () => {
      await stopPayouts();
      await bank.close();
    },
  };
}
