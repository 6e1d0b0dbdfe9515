import type { z } from 'zod';
import type { createdCheckout, newCheckout } from '../../server/src/intake/opening/orders/schemas';
import type { Api, ApiResponse, TestMerchant } from './api';
import { type ApplicantClient, createApplicantClient } from './api';
import { createMerchantClient } from './merchant-client';

type NewCheckout = z.input<typeof newCheckout>;
type CreatedCheckout = z.output<typeof createdCheckout>;

interface OrderOptions {
  readonly merchant?: TestMerchant;
  readonly key?: string;
}

/** A merchant's server creates a checkout. */
export const postOrder = (
  api: Api,
  order: Partial<NewCheckout> = {},
  { merchant = api.merchant, key }: OrderOptions = {},
): Promise<ApiResponse<CreatedCheckout>> =>
  createMerchantClient(api, merchant).post('checkouts', { cartTotal: 2500, ...order }, key);

/** As `postOrder`; throws if it is refused. */
export async function makeOrder(
  api: Api,
  order: Partial<NewCheckout> = {},
  options: OrderOptions = {},
): Promise<CreatedCheckout> {
  const { status, body } = await postOrder(api, order, options);
  if (status !== 201) throw new Error(`the order answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

interface OpenOptions {
  readonly merchant?: TestMerchant;
  readonly resumeCookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page opens a checkout by its client token, as the SDK does. */
export const openOrder = (
  api: Api,
  clientToken: string,
  options: OpenOptions = {},
  beside: Parameters<Api['checkout']>[0] = {},
) => api.checkout({ cartTotal: 0, clientToken, ...beside }, options);

/** As `openOrder`, with a client that holds the session; throws if it is refused. */
export async function enterOrder(
  api: Api,
  clientToken: string,
  options: OpenOptions = {},
): Promise<ApplicantClient> {
  const { status, body, cookie } = await openOrder(api, clientToken, options);
  if (status !== 200 || cookie === undefined)
    throw new Error(`the token answered ${status}: ${JSON.stringify(body)}`);
  const { origin } = options.merchant ?? api.merchant;
  return createApplicantClient(api.call, { ...body, resumeCookie: cookie }, origin);
}
