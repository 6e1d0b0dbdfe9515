import { readdirSync, rmSync } from 'node:fs';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PayoutRail } from '../../../../server/src/settlement/payouts/rail';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import {
  createSandboxBank,
  getPayout,
  getPayoutFolder,
  listPayouts,
  makePaidMerchant,
  makePurchase,
  type PaidMerchant,
  refundCheckout,
} from '../../../support/payouts';
import { makeOperator } from '../../../support/reviews';

/** A process that ends in the middle: the work is done, what comes after it is not. */
type Crash = 'none' | 'afterPrepare' | 'beforeRelease' | 'afterRelease';

describeOneDatabase('concurrent payouts, and after a crash', (makeApi) => {
  let api: Api;
  let crash: Crash = 'none';
  const crashing = (rail: PayoutRail): PayoutRail => ({
    ...rail,
    prepare: async (batch) => {
      const done = await rail.prepare(batch);
      if (crash === 'afterPrepare') throw new Error('the process ended');
      return done;
    },
    release: async (batch) => {
      if (crash === 'beforeRelease') throw new Error('the process ended');
      await rail.release(batch);
      if (crash === 'afterRelease') throw new Error('the process ended');
    },
  });
  beforeAll(async () => {
    api = await makeApi({
      adapters: (sandbox) => ({ payouts: sandbox.payouts && crashing(sandbox.payouts) }),
    });
  });
  beforeEach(() => {
    crash = 'none';
  });

  const banked = async (merchant: PaidMerchant): Promise<number[]> =>
    (await createSandboxBank(api).processFiles())
      .flatMap(({ credits }) => credits)
      .filter(({ account }) => account === merchant.account)
      .map(({ cents }) => cents);
  const files = (): string[] => readdirSync(getPayoutFolder(api, 'out'));

  test('concurrent workers and requests pay each payout once, in batches numbered without gaps', async () => {
    const merchants = await Promise.all([1, 2, 3].map(() => makePaidMerchant(api)));
    for (const merchant of merchants) await makePurchase(api, merchant);
    const { payouts } = api.services;
    const { operator } = await makeOperator(api);
    await Promise.all([
      ...[1, 2, 3, 4].map(() => payouts.runDue()),
      ...[1, 2, 3].map(() => payouts.runNow(operator)),
    ]);
    const credits = (await createSandboxBank(api).processFiles()).flatMap((file) => file.credits);
    const accounts = credits.map(({ account }) => account);
    expect(accounts.sort()).toEqual(merchants.map(({ account }) => account).sort());
    const batches = await api.database
      .selectFrom('payout_batch')
      .select(['sequence', 'state', 'total_cents'])
      .orderBy('sequence')
      .execute();
    expect(batches.map(({ sequence }) => sequence)).toEqual(batches.map((_, index) => index + 1));
    expect(batches.every(({ state }) => state === 'sent')).toBe(true);
  });

  test.each<Crash>([
    'afterPrepare',
    'beforeRelease',
    'afterRelease',
  ])('a process that ends (%s) leaves a batch that the next one brings out, once', async (when) => {
    const merchant = await makePaidMerchant(api);
    const person = await makePurchase(api, merchant);
    crash = when;
    expect((await api.services.payouts.runDue()).failures).toHaveLength(1);
    expect(await getPayout(api, merchant, person)).toMatchObject({ state: 'batched' });
    // the bank may take the file before anybody knows that it is out
    const early = await banked(merchant);
    expect(early).toEqual(when === 'afterRelease' ? [8000_00] : []);
    crash = 'none';
    await Promise.all([1, 2, 3].map(() => api.services.payouts.runDue()));
    const late = await banked(merchant);
    expect([...early, ...late]).toEqual([8000_00]);
    await api.services.payouts.runDue();
    expect(await getPayout(api, merchant, person)).toMatchObject({ state: 'paid' });
    expect(files()).toEqual([]);
  });

  test('a refund after batching becomes a recovery; the file is unchanged', async () => {
    const merchant = await makePaidMerchant(api);
    const person = await makePurchase(api, merchant);
    crash = 'afterPrepare';
    await api.services.payouts.runDue();
    crash = 'none';
    expect((await refundCheckout(api, merchant, person, 1000)).status).toBe(200);
    await api.services.payouts.runDue();
    expect(await banked(merchant)).toEqual([8000_00]);
    expect(await getPayout(api, merchant, person, 'recovery')).toMatchObject({
      state: 'pending',
      amount: 1000,
    });
  });

  test('an account changed after batching applies from the next batch on', async () => {
    const merchant = await makePaidMerchant(api);
    await makePurchase(api, merchant);
    crash = 'afterPrepare';
    await api.services.payouts.runDue();
    crash = 'none';
    const account = { institution: '004', transit: '01234', number: '3332221110' };
    const rest = { legalName: 'Other Ltd.', remittanceEmail: null, language: 'en' as const };
    await api.services.payouts.payees.set(merchant.id, { ...account, ...rest }, 'system');
    await api.services.payouts.runDue();
    expect(await banked(merchant)).toEqual([8000_00]);
  });

  test('with concurrent refunds and batches, payments and recoveries sum to what was financed', async () => {
    const merchant = await makePaidMerchant(api);
    const people = [];
    for (let n = 0; n < 4; n++) people.push(await makePurchase(api, merchant, { cartTotal: 2000 }));
    await Promise.all([
      ...people.map((person) => refundCheckout(api, merchant, person, 300)),
      ...[1, 2].map(() => api.services.payouts.runDue()),
      ...people.map((person) => refundCheckout(api, merchant, person, 200)),
      ...[1, 2].map(() => api.services.payouts.runDue()),
    ]);
    await api.services.payouts.runDue();
    const paid = (await banked(merchant)).reduce((sum, cents) => sum + cents, 0);
    const owed = (await listPayouts(api, merchant))
      .filter(({ kind }) => kind === 'recovery')
      .reduce((sum, { amount, withheld }) => sum + Math.round((amount - withheld) * 100), 0);
    expect(paid - owed).toBe(4 * (2000_00 - 500_00));
  });

  test('after file 9999 comes file 1, with a name not used before', async () => {
    const merchant = await makePaidMerchant(api);
    await api.services.payouts.runDue();
    rmSync(getPayoutFolder(api, 'out'), { recursive: true });
    await api.database
      .updateTable('payout_batch')
      .set({ creation_number: 9998 })
      .where('sequence', '=', (row) =>
        row.selectFrom('payout_batch').select(row.fn.max('sequence').as('last')),
      )
      .execute();
    const numbers: number[] = [];
    for (let n = 0; n < 2; n++) {
      await makePurchase(api, merchant);
      await api.services.payouts.runDue();
      numbers.push(
        ...(await createSandboxBank(api).processFiles()).map(({ creationNumber }) => creationNumber),
      );
    }
    expect(numbers).toEqual([9999, 1]);
  });
});
