import type { z } from 'zod';
import type { paymentOptionList } from '../../server/src/financing/offers/schemas';
import {
  type Api,
  type ApiResponse,
  type ApplicantClient,
  createApplicantClient,
  type TestMerchant,
  type View,
} from './api';
import { readCustomer } from './customers';
import { buildSignBody, readAgreement, recordActs } from './signing';
import { verifyPhone } from './verification';

interface ReturningCheckoutOptions {
  /** Dollars. */
  readonly cartTotal?: number;
  readonly merchant?: TestMerchant;
  /** The customer's browser, with its frames. Default: another one. */
  readonly browser?: ApplicantClient;
}

/** A customer on a new checkout of whatever merchant, by the codes that are due there. */
export async function startReturningCheckout(
  api: Api,
  phone: string,
  { cartTotal = 2500, merchant = api.merchant, browser }: ReturningCheckoutOptions = {},
): Promise<ApplicantClient> {
  const opened = await api.session({ cartTotal }, { merchant });
  const person = browser
    ? createApplicantClient(api.call, { ...opened, resumeCookie: browser.resumeCookie }, merchant.origin)
    : opened;
  // far enough that no earlier code delays the next
  api.clock.advance({ minutes: 11 });
  const { status, problem } = await verifyPhone(api, person, phone);
  if (status !== 200) throw new Error(`the phone code answered ${JSON.stringify(problem)}`);
  return person;
}

const getFirstOptionId = async (person: ApplicantClient): Promise<string | undefined> =>
  (await person.get<z.output<typeof paymentOptionList>>('/v1/offers')).body.items[0]?.id;

/** Accepts the qualification and chooses an option. */
export async function chooseOption(person: ApplicantClient): Promise<ApiResponse<View>> {
  const accepted = await person.post('/v1/qualification/accept', { part: 'full' });
  if (accepted.status !== 200) return accepted;
  return person.post('/v1/offers/selection', { optionId: await getFirstOptionId(person) });
}

/** The call that signs what is shown now, ready to be made. */
export async function prepareSigning(
  person: ApplicantClient,
  name: string,
): Promise<() => Promise<ApiResponse<View>>> {
  const shown = await readAgreement(person);
  await recordActs(person, shown);
  return () => person.post('/v1/agreement/sign', buildSignBody(shown, { name }));
}

/** From the qualification to the signature. */
export async function chooseAndSign(person: ApplicantClient, name: string): Promise<ApiResponse<View>> {
  const chosen = await chooseOption(person);
  if (chosen.status !== 200) return chosen;
  return (await prepareSigning(person, name))();
}

export const getPhone = async (api: Api, customerId: string): Promise<string> => {
  const { phone } = await readCustomer(api, customerId);
  if (phone === null) throw new Error('another person has the number');
  return phone;
};

export const getApplicationId = async (
  api: Api,
  { checkoutId }: Pick<ApplicantClient, 'checkoutId'>,
): Promise<string> => {
  const row = api.database.selectFrom('checkout').select('application_id as id').where('id', '=', checkoutId);
  return (await row.executeTakeFirstOrThrow()).id;
};

export interface MerchantCheckout {
  readonly status: string;
  readonly financing: { readonly amount: number } | null;
  readonly refunded: number;
  readonly refunds: readonly {
    readonly refundId: string;
    readonly amount: number;
    readonly reason: string | null;
  }[];
}

type MerchantAction = 'cancel' | 'refunds';

/** A merchant's server acts on a checkout. */
export const sendMerchantAction = (
  api: Api,
  checkoutId: string,
  action: MerchantAction,
  body: unknown = {},
  { merchant = api.merchant, key }: { readonly merchant?: TestMerchant; readonly key?: string } = {},
): Promise<ApiResponse<MerchantCheckout>> =>
  api.call('POST', `/v1/merchant/checkouts/${checkoutId}/${action}`, {
    headers: {
      authorization: `Bearer ${merchant.secretKey}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body,
  });
