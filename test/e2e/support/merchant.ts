import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { getStack } from './stack';

/** What the merchant's own server asks with its secret key. Without a body: a look-up. */
export async function asMerchant<T>(path: string, body?: unknown): Promise<T> {
  const { api, secretKey } = getStack();
  const answer = await fetch(`${api}/v1/merchant/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${secretKey}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  return (await answer.json()) as T;
}

export interface Link {
  readonly linkId: string;
  readonly url: string;
  readonly status: string;
  readonly invoiceId: string;
}

let invoices = 0;

/** An invoice that the merchant sends; dollars. */
export function makeLink(invoice: {
  readonly amount: number;
  readonly customerEmail?: string;
}): Promise<Link> {
  invoices += 1;
  const invoiceId = `NL-${process.pid}-${invoices}`;
  return asMerchant<Link>('invoice-links', {
    invoiceId,
    sendEmail: invoice.customerEmail !== undefined,
    ...invoice,
  });
}

export const linkOf = (linkId: string): Promise<Link> => asMerchant<Link>(`invoice-links/${linkId}`);
