import fastify, { type FastifyInstance } from 'fastify';
import { registerBureau } from '../bureau/routes';
import { registerRegistries } from '../registries/routes';
import { createBankState } from './accounts/bank-state';
import { type BankCredentials, registerBankApi } from './api';
import { registerConnectPage } from './connect/routes';
import { createWebhookScheduler, type WebhookTarget } from './webhook-scheduler';

export interface BankServer {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Starts the emulated aggregator on its own origin: its API and its Connect page. Bureau and registries share its port.
 * Port 0 picks a free one. `file` keeps the logins across restarts; null keeps them in memory.
 */
export async function startBank(options: {
  readonly host: string;
  readonly port: number;
  readonly credentials: BankCredentials;
  /** Credentials expected by the credit bureau, which uses the same port. */
  readonly bureauKey: string;
  readonly file: string | null;
  /** Null: no webhook is sent. */
  readonly webhook: WebhookTarget | null;
  readonly now: () => Date;
}): Promise<BankServer> {
  const app: FastifyInstance = fastify({ bodyLimit: 65_536 });
  const state = createBankState(options);
  const webhooks = options.webhook && createWebhookScheduler(options.webhook);
  registerBankApi(app, { state, webhooks, credentials: options.credentials, now: options.now });
  registerConnectPage(app, { state, now: options.now });
  registerBureau(app, { key: options.bureauKey, now: options.now });
  registerRegistries(app);
  const address = await app.listen({ host: options.host, port: options.port });
  const close = async (): Promise<void> => {
    webhooks?.close();
    await app.close();
  };
  return { origin: `http://localhost:${new URL(address).port}`, close };
}
