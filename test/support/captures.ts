import type { z } from 'zod';
import type { merchantCheckout } from '../../server/src/settlement/merchant-checkouts/schemas';
import type { Api, ApiResponse, TestMerchant } from './api';
import type { ApprovedApplicant } from './approved-applicant';
import { createMerchantClient } from './merchant-client';
import { listPayouts } from './payouts';
import { makeSignedPurchase } from './ready-to-sign';

type MerchantCheckout = z.output<typeof merchantCheckout>;

interface Options {
  readonly merchant?: TestMerchant;
  readonly key?: string;
}

/** A signed cart of $8,000 that its merchant captures. */
export const makeAuthorizedPurchase = (
  api: Api,
  options: { readonly cartTotal?: number; readonly merchant?: TestMerchant } = {},
): Promise<ApprovedApplicant> => makeSignedPurchase(api, { ...options, captureMethod: 'manual' });

/** Dollars. */
export const capture = (
  api: Api,
  { checkoutId }: Pick<ApprovedApplicant, 'checkoutId'>,
  amount: number,
  { merchant = api.merchant, key }: Options = {},
): Promise<ApiResponse<MerchantCheckout>> =>
  createMerchantClient(api, merchant).post(`checkouts/${checkoutId}/captures`, { amount }, key);

export const release = (
  api: Api,
  { checkoutId }: Pick<ApprovedApplicant, 'checkoutId'>,
  { merchant = api.merchant, key }: Options = {},
): Promise<ApiResponse<MerchantCheckout>> =>
  createMerchantClient(api, merchant).post(`checkouts/${checkoutId}/release`, {}, key);

export const lookUp = (
  api: Api,
  { checkoutId }: Pick<ApprovedApplicant, 'checkoutId'>,
  { merchant = api.merchant }: Options = {},
): Promise<ApiResponse<MerchantCheckout>> =>
  createMerchantClient(api, merchant).get(`checkouts/${checkoutId}`);

/** The payouts of a purchase, oldest first. */
export const listOwnPayouts = async (api: Api, person: ApprovedApplicant) =>
  (await listPayouts(api, api.merchant))
    .filter(({ checkoutId }) => checkoutId === person.checkoutId)
    .toReversed()
    .map(({ kind, state, amount, captureId }) => ({
      kind,
      state,
      amount,
      isOfCapture: captureId !== null,
    }));

/** Events of a checkout, oldest first. */
export async function listCaptureEvents(api: Api, { checkoutId }: Pick<ApprovedApplicant, 'checkoutId'>) {
  const events = await createMerchantClient(api).listEvents('?limit=100');
  return events.filter(({ data }) => data['checkoutId'] === checkoutId).toReversed();
}

/** Parts of a purchase that were captured or released. */
export const listParts = (api: Api, { checkoutId }: Pick<ApprovedApplicant, 'checkoutId'>) =>
  api.database
    .selectFrom('authorization_part as part')
    .innerJoin('payment_authorization as auth', 'auth.id', 'part.authorization_id')
    .selectAll('part')
    .where('auth.checkout_id', '=', checkoutId)
    .orderBy('part.id')
    .execute();
