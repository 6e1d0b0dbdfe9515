import fastify, { type FastifyInstance } from 'fastify';
import { registerBureau } from '../bureau/routes';
import { createBankState } from './accounts/state';
import { type BankCredentials, registerBankApi } from './api';
import { registerConnectPage } from './connect/routes';
import { createMessenger, type WebhookTarget } from './messenger';

export interface BankServer {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Starts the emulated aggregator on an origin of its own: its API and its Connect page. Port 0 takes a free one.
 * `file` keeps the log-ins over a restart; null forgets them.
 */
export async function startBank(options: {
  readonly host: string;
  readonly port: number;
  readonly credentials: BankCredentials;
  /** Expected of who asks the credit bureau, which answers on the same port. */
  readonly bureauKey: string;
  readonly file: string | null;
  /** Null: no message is sent. */
  readonly webhook: WebhookTarget | null;
  readonly now: () => Date;
}): Promise<BankServer> {
  const app: FastifyInstance = fastify({ bodyLimit: 65_536 });
  const state = createBankState(options);
  const messenger = options.webhook && createMessenger(options.webhook);
  registerBankApi(app, { state, messenger, credentials: options.credentials, now: options.now });
  registerConnectPage(app, { state, now: options.now });
  registerBureau(app, { key: options.bureauKey, now: options.now });
  const address = await app.listen({ host: options.host, port: options.port });
  const close = async (): Promise<void> => {
    messenger?.close();
    await app.close();
  };
  return { origin: `http://localhost:${new URL(address).port}`, close };
}
