import { randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Language } from '@tamarack/core/language';
import { expect } from 'vitest';
import type { z } from 'zod';
import { createPayoutBank, type PayoutBank } from '../../server/sandbox/payouts/payout-bank';
import type { merchantPayout, merchantPayoutList } from '../../server/src/settlement/payouts/lookups/schemas';
import type { Api, TestMerchant } from './api';
import type { ApprovedApplicant } from './approved-applicant';
import { reopenPurchase } from './purchases';
import { makeSignedPurchase, type PurchaseOptions } from './ready-to-sign';

export type MerchantPayout = z.output<typeof merchantPayout>;
export type MerchantPayoutPage = z.output<typeof merchantPayoutList>;

export interface PaidMerchant extends TestMerchant {
  readonly account: string;
  readonly remittanceEmail: string;
}

/** Runs what is due now; nothing of it may fail. */
export async function runDuePayouts(api: Api): Promise<void> {
  const { failures } = await api.services.payouts.runDue();
  expect(failures).toEqual([]);
}

/** A merchant with a payee account. */
export async function makePaidMerchant(
  api: Api,
  overrides: { readonly legalName?: string; readonly account?: string; readonly language?: Language } = {},
): Promise<PaidMerchant> {
  const merchant = await api.makeMerchant();
  const account = overrides.account ?? String(randomInt(10_000_000, 90_000_000));
  const remittanceEmail = `${randomUUID()}@merchant.example`;
  await api.services.payouts.payees.set(
    merchant.id,
    {
      legalName: overrides.legalName ?? 'Northern Supply Ltd.',
      institution: '003',
      transit: '00102',
      number: account,
      remittanceEmail,
      language: overrides.language ?? 'en',
    },
    'system',
  );
  return { ...merchant, account, remittanceEmail };
}

/** A signed cart, completed by its signature; or an older one that is still to be completed. */
export async function makePurchase(
  api: Api,
  merchant: TestMerchant,
  { complete = true, ...options }: Omit<PurchaseOptions, 'merchant'> & { readonly complete?: boolean } = {},
): Promise<ApprovedApplicant> {
  const person = await makeSignedPurchase(api, { merchant, ...options });
  if (!complete) await reopenPurchase(api, person);
  return person;
}

/** All payouts of a merchant from the merchant API, newest first. */
export async function listPayouts(api: Api, merchant: TestMerchant): Promise<readonly MerchantPayout[]> {
  const { body, status } = await api.call<MerchantPayoutPage>('GET', '/v1/merchant/payouts?limit=100', {
    headers: { authorization: `Bearer ${merchant.secretKey}` },
  });
  if (status !== 200) throw new Error(`listing failed: ${status}`);
  return body.items;
}

export async function getPayout(
  api: Api,
  merchant: TestMerchant,
  person: ApprovedApplicant,
  kind: MerchantPayout['kind'] = 'purchase',
): Promise<MerchantPayout> {
  const all = await listPayouts(api, merchant);
  const found = all.find((payout) => payout.checkoutId === person.checkoutId && payout.kind === kind);
  if (!found) throw new Error(`there is no ${kind} of this checkout`);
  return found;
}

export const refundCheckout = (
  api: Api,
  merchant: TestMerchant,
  person: ApprovedApplicant,
  amount?: number,
) =>
  api.call<{ refunded: number }>('POST', `/v1/merchant/checkouts/${person.checkoutId}/refunds`, {
    headers: { authorization: `Bearer ${merchant.secretKey}`, 'idempotency-key': randomUUID() },
    body: amount === undefined ? {} : { amount },
  });

export const getPayoutFolder = (api: Api, ...parts: string[]): string =>
  path.join(api.services.config.dataFolder, 'payouts', ...parts);

/** The sandbox's bank, without delay: it processes every file on its first poll. */
export const createSandboxBank = (api: Api): PayoutBank =>
  createPayoutBank({ folder: getPayoutFolder(api), delayMs: 0, now: api.clock.now });

/** Cents that the bank's files since its last look pay to a merchant's account. */
export async function listBankedAmounts(
  api: Api,
  { account }: Pick<PaidMerchant, 'account'>,
): Promise<number[]> {
  const files = await createSandboxBank(api).processFiles();
  return files
    .flatMap(({ credits }) => credits)
    .filter((credit) => credit.account === account)
    .map(({ cents }) => cents);
}

/** Acts on an application's payouts in the audit trail, oldest first. */
export async function listPayoutActs(api: Api, applicationId: string): Promise<string[]> {
  const rows = await api.database
    .selectFrom('audit_event')
    .select('act')
    .where('application_id', '=', applicationId)
    .where('act', 'like', 'payout.%')
    .orderBy('id')
    .execute();
  return rows.map(({ act }) => act);
}
