import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type {
  invoiceLink,
  invoiceLinkInput,
  invoiceLinkList,
} from '../../server/src/intake/invoice-links/schemas';
import type { checkoutResponse } from '../../server/src/intake/opening/schemas';
import type { Api, ApiResponse, ApplicantClient, TestMerchant, View } from './api';
import {
  type ApprovedApplicant,
  type ApprovedApplicantOptions,
  makeApprovedApplicant,
} from './approved-applicant';
import { prepareSigning } from './returning-customers';

export type Link = z.output<typeof invoiceLink>;
export type LinkList = z.output<typeof invoiceLinkList>;
export type LinkBody = z.input<typeof invoiceLinkInput>;

let serial = 20_000;
/** A number no other invoice has. */
export const createInvoiceNumber = (): string => {
  serial += 1;
  return `NL-${serial}`;
};

interface MerchantCallOptions {
  readonly merchant?: TestMerchant;
  readonly key?: string;
}

const buildHeaders = (api: Api, { merchant = api.merchant, key = randomUUID() }: MerchantCallOptions) => ({
  authorization: `Bearer ${merchant.secretKey}`,
  'idempotency-key': key,
});

/** What a merchant's server asks for. */
export const createLink = (
  api: Api,
  body: Partial<LinkBody> = {},
  by: MerchantCallOptions = {},
): Promise<ApiResponse<Link>> =>
  api.call('POST', '/v1/merchant/invoice-links', {
    headers: buildHeaders(api, by),
    body: { amount: 6400.55, invoiceId: createInvoiceNumber(), ...body },
  });

export async function makeInvoiceLink(
  api: Api,
  body: Partial<LinkBody> = {},
  by: MerchantCallOptions = {},
): Promise<Link> {
  const { status, body: link, problem } = await createLink(api, body, by);
  if (status !== 200) throw new Error(`no link: ${JSON.stringify(problem)}`);
  return link;
}

export const actOnLink = (
  api: Api,
  linkId: string,
  act: 'reject' | 'deactivate' | 'send',
  by: MerchantCallOptions = {},
): Promise<ApiResponse<Link>> =>
  api.call('POST', `/v1/merchant/invoice-links/${linkId}/${act}`, {
    headers: buildHeaders(api, by),
    body: {},
  });

export const getLink = (api: Api, linkId: string, by: MerchantCallOptions = {}): Promise<ApiResponse<Link>> =>
  api.call('GET', `/v1/merchant/invoice-links/${linkId}`, { headers: buildHeaders(api, by) });

export const getLinkStatus = async (api: Api, linkId: string): Promise<string> =>
  (await getLink(api, linkId)).body.status;

export const buildLinkCheckout = (invoiceLinkId: string) =>
  ({ requestSource: 'tamarackInvoice', invoiceLinkId, cartTotal: 0 }) as const;

/** What the hosted page asks for: no key, the link alone. */
export const openHostedCheckout = (
  api: Api,
  invoiceLinkId: string | undefined,
  { origin = api.services.config.publicUrl, cookie = '', key = randomUUID() } = {},
): Promise<ApiResponse<z.output<typeof checkoutResponse>>> =>
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
export const makeApprovedOnLink = (
  api: Api,
  linkId: string,
  options: ApprovedApplicantOptions = {},
): Promise<ApprovedApplicant> =>
  makeApprovedApplicant(api, { cartTotal: 0, ...options, checkout: buildLinkCheckout(linkId) });

/** Confirms the invoice as the link has it, all of it financed. */
export const confirmFullInvoice = async (person: ApplicantClient): Promise<ApiResponse<View>> => {
  const { facts, invoice, merchant } = await person.view();
  return person.post('/v1/invoice/confirm', {
    site: invoice?.site ?? merchant.sites[0],
    number: invoice?.number,
    amount: facts.invoice?.amount,
    payable: facts.invoice?.amount,
  });
};

/** The call that signs a confirmed invoice, ready to be made. */
export async function prepareInvoiceSigning(
  person: ApplicantClient,
): Promise<() => Promise<ApiResponse<View>>> {
  const { body } = await person.get<{ items: readonly { readonly id: string }[] }>('/v1/offers');
  const chosen = await person.post('/v1/offers/selection', { optionId: body.items[0]?.id });
  if (chosen.status !== 200) throw new Error(`the selection answered ${JSON.stringify(chosen.problem)}`);
  return prepareSigning(person, 'Élodie Côté');
}

/** From the link to the signature. */
export async function payByLink(
  api: Api,
  linkId: string,
): Promise<{ person: ApprovedApplicant; signed: ApiResponse<View> }> {
  const person = await makeApprovedOnLink(api, linkId);
  await confirmFullInvoice(person);
  const signing = await prepareInvoiceSigning(person);
  return { person, signed: await signing() };
}
