import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type {
  invoiceLink,
  invoiceLinkInput,
  invoiceLinkList,
} from '../../server/src/intake/invoice-links/schemas';
import type { checkoutResponse } from '../../server/src/intake/opening/schemas';
import type { Answer, Api, Person, TestMerchant, View } from './api';
import { type Approved, type ApprovedOptions, makeApproved } from './approved';
import { readyToSign } from './returning';

export type Link = z.output<typeof invoiceLink>;
export type LinkList = z.output<typeof invoiceLinkList>;
export type LinkBody = z.input<typeof invoiceLinkInput>;

let serial = 20_000;
/** A number no other invoice has. */
export const newNumber = (): string => {
  serial += 1;
  return `NL-${serial}`;
};

interface By {
  readonly merchant?: TestMerchant;
  readonly key?: string;
}

const headersOf = (api: Api, { merchant = api.merchant, key = randomUUID() }: By) => ({
  authorization: `Bearer ${merchant.secretKey}`,
  'idempotency-key': key,
});

/** What a merchant's server asks for. */
export const createLink = (api: Api, body: Partial<LinkBody> = {}, by: By = {}): Promise<Answer<Link>> =>
  api.call('POST', '/v1/merchant/invoice-links', {
    headers: headersOf(api, by),
    body: { amount: 6400.55, invoiceId: newNumber(), ...body },
  });

export async function makeInvoiceLink(api: Api, body: Partial<LinkBody> = {}, by: By = {}): Promise<Link> {
  const { status, body: link, problem } = await createLink(api, body, by);
  if (status !== 200) throw new Error(`no link: ${JSON.stringify(problem)}`);
  return link;
}

export const actOnLink = (
  api: Api,
  linkId: string,
  act: 'reject' | 'deactivate' | 'send',
  by: By = {},
): Promise<Answer<Link>> =>
  api.call('POST', `/v1/merchant/invoice-links/${linkId}/${act}`, { headers: headersOf(api, by), body: {} });

export const getLink = (api: Api, linkId: string, by: By = {}): Promise<Answer<Link>> =>
  api.call('GET', `/v1/merchant/invoice-links/${linkId}`, { headers: headersOf(api, by) });

export const statusOfLink = async (api: Api, linkId: string): Promise<string> =>
  (await getLink(api, linkId)).body.status;

export const linkCheckout = (invoiceLinkId: string) =>
  ({ requestSource: 'tamarackInvoice', invoiceLinkId, cartTotal: 0 }) as const;

/** What the hosted page asks for: no key, the link alone. */
export const openOnHostedPage = (
  api: Api,
  invoiceLinkId: string | undefined,
  { origin = api.services.config.publicUrl, cookie = '', key = randomUUID() } = {},
): Promise<Answer<z.output<typeof checkoutResponse>>> =>
  api.call('POST', '/v1/checkout', {
    headers: { origin, 'idempotency-key': key, ...(cookie && { cookie: `tamarack_resume=${cookie}` }) },
    body: {
      cartTotal: 0,
      currency: 'CAD',
      requestSource: 'tamarackInvoice',
      ...(invoiceLinkId !== undefined && { invoiceLinkId }),
    },
  });

/** An approved applicant in front of a link's invoice. */
export const approvedOn = (api: Api, linkId: string, options: ApprovedOptions = {}): Promise<Approved> =>
  makeApproved(api, { cartTotal: 0, ...options, checkout: linkCheckout(linkId) });

/** Confirms the invoice as the link has it, all of it financed. */
export const confirmAll = async (person: Person): Promise<Answer<View>> => {
  const { facts, invoice, merchant } = await person.view();
  return person.post('/v1/invoice/confirm', {
    site: invoice?.site ?? merchant.sites[0],
    number: invoice?.number,
    amount: facts.invoice?.amount,
    payable: facts.invoice?.amount,
  });
};

/** The call that signs a confirmed invoice, ready to be made. */
export async function readyToSignInvoice(person: Person): Promise<() => Promise<Answer<View>>> {
  const { body } = await person.get<{ items: readonly { readonly id: string }[] }>('/v1/offers');
  const chosen = await person.post('/v1/offers/selection', { optionId: body.items[0]?.id });
  if (chosen.status !== 200) throw new Error(`the selection answered ${JSON.stringify(chosen.problem)}`);
  return readyToSign(person, 'Élodie Côté');
}

/** From the link to the signature. */
export async function payByLink(
  api: Api,
  linkId: string,
): Promise<{ person: Approved; signed: Answer<View> }> {
  const person = await approvedOn(api, linkId);
  await confirmAll(person);
  const signing = await readyToSignInvoice(person);
  return { person, signed: await signing() };
}
