import { startBank } from '../../../server/sandbox/bank/server';

const credentials = { customerId: 'faults', secret: 'faults-secret', apiKey: 'faults-key' };

/** One bank for several servers: each would emulate its own. */
export interface SharedBank {
  readonly origin: string;
  /** Settings of the servers. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export async function startSharedBank(): Promise<SharedBank> {
  const { origin, close } = await startBank({
    host: '127.0.0.1',
    port: 0,
    credentials,
    bureauKey: 'faults',
    file: null,
    webhook: null,
    now: () => new Date(),
  });
  const env = {
    FLINKS_API_URL: origin,
    FLINKS_PAGE_URL: origin,
    FLINKS_CUSTOMER_ID: credentials.customerId,
    FLINKS_SECRET: credentials.secret,
    FLINKS_API_KEY: credentials.apiKey,
  };
  return { origin, env, close };
}
