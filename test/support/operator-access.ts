import { randomBytes, randomUUID } from 'node:crypto';
import { createOperatorAccess, type OperatorAccess } from '../../server/src/parties/operators/access';
import type { KeyLogin } from '../../server/src/parties/operators/sessions/sessions';
import type { Api } from './api';

/** The operators of the same database, as a server without the sandbox sees them. */
export function openOutsideSandbox(
  { database, services, clock }: Api,
  keyLogin: KeyLogin = 'emergency',
): OperatorAccess {
  return createOperatorAccess({
    database,
    keys: services.keys,
    mails: services.mails,
    publicUrl: services.config.publicUrl,
    options: { keyLogin, keyDays: 90 },
    now: clock.now,
  });
}

/** Failed log-ins, each from a network of its own. */
export async function insertLoginAttempts({ database, clock }: Api, count: number): Promise<void> {
  const attempts = Array.from({ length: count }, () => ({
    id: randomUUID(),
    network_hash: randomBytes(32),
    at: clock.now(),
  }));
  await database.insertInto('operator_login_attempt').values(attempts).execute();
}

/** A browser and the network it is in, for services called without a request. */
export const testBrowser = { userAgent: 'test', network: '198.51.100.0/24' };
