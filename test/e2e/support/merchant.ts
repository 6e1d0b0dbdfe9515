import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Stack } from '../../support/stack';
import { getStack } from './stack';

/** What the merchant's own server asks with its secret key. Without a body: a lookup. */
export async function callAsMerchant<T>(
  path: string,
  body?: unknown,
  { api, secretKey }: Pick<Stack, 'api' | 'secretKey'> = getStack(),
): Promise<T> {
  const response = await fetch(`${api}/v1/merchant/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${secretKey}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.status, await response.clone().text()).toBeLessThan(300);
  return (await response.json()) as T;
}

export interface InvoiceLink {
  readonly linkId: string;
  readonly url: string;
  readonly status: string;
  readonly invoiceId: string;
}

let invoiceCount = 0;

/** An invoice that the merchant sends; dollars. */
export function createInvoiceLink(
  invoice: { readonly amount: number; readonly customerEmail?: string },
  stack?: Stack,
): Promise<InvoiceLink> {
  invoiceCount += 1;
  const invoiceId = `NL-${process.pid}-${invoiceCount}`;
  const sendEmail = invoice.customerEmail !== undefined;
  return callAsMerchant<InvoiceLink>('invoice-links', { invoiceId, sendEmail, ...invoice }, stack);
}

export const getInvoiceLink = (linkId: string): Promise<InvoiceLink> =>
  callAsMerchant<InvoiceLink>(`invoice-links/${linkId}`);
