import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { parseCreditFile } from '../../../../server/sandbox/payouts/credit-file';
import { readPayoutsConfig } from '../../../../server/src/config/payouts';
import { createPayoutRunner } from '../../../../server/src/settlement/payouts/payout-runner';
import { type Api, openApi } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';
import { getPayout, getPayoutFolder, makePaidMerchant, makePurchase } from '../../../support/payouts';
import { makeOperator } from '../../../support/reviews';

const localTime = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

describeEachDatabase('payout schedule', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    const payouts = readPayoutsConfig({ PAYOUT_CUT_OFF: '15:00' }, { sandbox: true });
    api = await makeApi({
      config: { payouts: { ...payouts, timing: { ...payouts.timing, immediate: false } } },
    });
  });
  const tick = () => api.services.payouts.runDue();
  const outFiles = (): string[] => {
    mkdirSync(getPayoutFolder(api, 'out'), { recursive: true });
    return readdirSync(getPayoutFolder(api, 'out')).sort();
  };
  /** Minutes of the day in the provider's zone. */
  const toMinuteOfDay = (at: Date): number => {
    const [hour = 0, minute = 0] = localTime.format(at).split(':').map(Number);
    return hour * 60 + minute;
  };
  /** Advances the clock to a local time, on the next day if it has passed. */
  const forwardTo = (local: string): void => {
    const [hour = 0, minute = 0] = local.split(':').map(Number);
    do {
      const minutes = (hour * 60 + minute - toMinuteOfDay(api.clock.now()) + 1440) % 1440;
      api.clock.advance({ minutes: minutes || 1440 });
      // repeated across a clock change
    } while (localTime.format(api.clock.now()) !== local);
  };
  const isWeekday = (): boolean => {
    const day = new Date(`${dateIn(api.clock.now())}T12:00:00Z`).getUTCDay();
    return day > 0 && day < 6;
  };
  /** Begins each test on the morning of a Tuesday in a week without holidays. */
  beforeEach(() => {
    for (;;) {
      forwardTo('09:00');
      const today = dateIn(api.clock.now());
      const day = new Date(`${today}T12:00:00Z`).getUTCDay();
      if (day === 2 && /-(0[2-9]|1[0-9])$/.test(today) && /-(01|03|05|06|08)-/.test(today)) return;
    }
  });

  test('one batch a day, at the cut-off and not before, however often it is run', async () => {
    const merchant = await makePaidMerchant(api);
    const first = await makePurchase(api, merchant);
    const before = outFiles().length;
    await tick();
    forwardTo('14:59');
    await tick();
    expect(outFiles()).toHaveLength(before);
    expect(await getPayout(api, merchant, first)).toMatchObject({ state: 'pending' });
    api.clock.advance({ minutes: 1 });
    await Promise.all([tick(), tick(), tick()]);
    expect(outFiles()).toHaveLength(before + 1);
    expect((await getPayout(api, merchant, first)).state).toBe('sent');
    const late = await makePurchase(api, merchant);
    await tick();
    expect(await getPayout(api, merchant, late)).toMatchObject({ state: 'pending' });
    expect(outFiles()).toHaveLength(before + 1);
    // the next day
    forwardTo('14:59');
    forwardTo('15:30');
    await tick();
    expect(outFiles()).toHaveLength(before + 2);
    expect((await getPayout(api, merchant, late)).state).toBe('sent');
  });

  test('a day without payouts makes no file, and later payouts wait for the next day', async () => {
    forwardTo('15:10');
    await tick();
    const before = outFiles().length;
    const merchant = await makePaidMerchant(api);
    const person = await makePurchase(api, merchant);
    await tick();
    expect(outFiles()).toHaveLength(before);
    expect((await getPayout(api, merchant, person)).state).toBe('pending');
  });

  test('an operator can send on a weekend; a repeated request sends nothing', async () => {
    const merchant = await makePaidMerchant(api);
    for (let n = 0; n < 4; n++) forwardTo('16:00');
    // after Friday's batch, a new signature waits
    await tick();
    const person = await makePurchase(api, merchant);
    forwardTo('16:00');
    expect(isWeekday()).toBe(false);
    await tick();
    expect((await getPayout(api, merchant, person)).state).toBe('pending');
    const operator = await makeOperator(api);
    const requestBatch = () =>
      api.call<{ batch: { payments: number; total: number; dueOn: string } | null }>(
        'POST',
        '/v1/operator/payout-batches',
        { headers: { authorization: `Bearer ${operator.key}` }, body: {} },
      );
    const responses = await Promise.all([requestBatch(), requestBatch()]);
    const batches = responses.map(({ body }) => body.batch).filter((batch) => batch !== null);
    expect(batches).toMatchObject([{ payments: 1, total: 8000, state: 'sent' }]);
    const due = new Date(`${batches[0]?.dueOn}T12:00:00Z`).getUTCDay();
    expect(due).toBeGreaterThan(0);
    expect(due).toBeLessThan(6);
    const list = await operator.get<{ items: unknown[] }>('/payout-batches');
    expect(list.body.items[0]).toEqual(batches[0]);
  });

  test('an invalid line of a report is rejected and reported; the others count, and reading it again changes nothing', async () => {
    const merchant = await makePaidMerchant(api);
    const person = await makePurchase(api, merchant);
    forwardTo('15:00');
    await tick();
    const name = outFiles().at(-1) ?? '';
    const [credit] = parseCreditFile(
      readFileSync(getPayoutFolder(api, 'out', name), 'latin1'),
    ).credits.filter(({ account }) => account === merchant.account);
    const trace = credit?.crossReference;
    const report = `payout,state,code,date\nP99,paid,,2026-01-05\nrubbish\n${trace},paid,,2026-01-05\n`;
    writeFileSync(getPayoutFolder(api, 'in', 'one.csv'), report);
    const { reports } = await tick();
    expect(reports).toMatchObject([{ name: 'one.csv', refused: [{ line: 2 }, { line: 3 }] }]);
    const paid = await getPayout(api, merchant, person);
    expect(paid.state).toBe('paid');
    writeFileSync(getPayoutFolder(api, 'in', 'again.csv'), report);
    await Promise.all([tick(), tick()]);
    expect(await getPayout(api, merchant, person)).toEqual(paid);
    writeFileSync(
      getPayoutFolder(api, 'in', 'back.csv'),
      `${trace},returned,912,2026-01-06\n${trace},paid,,2026-01-06\n`,
    );
    expect((await tick()).reports).toMatchObject([{ refused: [{ line: 2, why: 'state: it was returned' }] }]);
    expect(await getPayout(api, merchant, person)).toMatchObject({ state: 'returned', paidAt: null });
    expect(readdirSync(getPayoutFolder(api, 'in')).filter((file) => file.endsWith('.csv'))).toEqual([]);
  });

  test('without an originator nothing is sent, which is logged once and shown to the operator', async () => {
    const bare = await openApi(api.database, { clock: api.clock, adapters: { payouts: null } });
    const merchant = await makePaidMerchant(bare);
    const person = await makePurchase(bare, merchant);
    forwardTo('15:00');
    const messages: string[] = [];
    const log = {
      warn: (_: object, message: string) => void messages.push(message),
      error: (_: object, message: string) => void messages.push(message),
    };
    for (let process = 0; process < 2; process++) {
      const run = createPayoutRunner(bare.services.payouts, { log, describeError: () => ({}) });
      for (let runs = 0; runs < 2; runs++) await run();
    }
    expect(messages).toHaveLength(2);
    expect(messages[0]).toMatch(/payouts wait: no originator is configured \(PAYOUT_ORIGINATOR_ID\)/);
    expect(await getPayout(bare, merchant, person)).toMatchObject({ state: 'pending', expectedOn: null });
    const operator = await makeOperator(bare);
    const list = await operator.get<{ waiting: { rail: boolean } }>('/payouts?state=pending');
    expect(list.body.waiting.rail).toBe(false);
    const requested = await bare.call('POST', '/v1/operator/payout-batches', {
      headers: { authorization: `Bearer ${operator.key}` },
      body: {},
    });
    expect(requested.problem.type).toBe('service-unavailable');
    await bare.close();
  });
});
