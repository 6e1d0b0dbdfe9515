import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A letter among its characters: no telephone, account or social insurance number passes for an id. */
const acceptable = /^(?=.*[A-Za-z])[\w.-]{8,64}$/;

/** The caller's `x-request-id` if it has 8 to 64 letters, digits, `.`, `_` and `-`; otherwise a new id. */
export function chooseRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
}
