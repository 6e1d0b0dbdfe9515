import { type BankServer, startBank } from '../../server/sandbox/bank/server';

export const bankCredentials = { customerId: 'customer', secret: 'secret', apiKey: 'key' };

/** The emulated aggregator on a port of its own, which forgets everything. */
export const startTestBank = (changes: Partial<Parameters<typeof startBank>[0]> = {}): Promise<BankServer> =>
  startBank({
    host: '127.0.0.1',
    port: 0,
    credentials: bankCredentials,
    bureauKey: 'b',
    file: null,
    webhook: null,
    now: () => new Date(),
    ...changes,
  });
