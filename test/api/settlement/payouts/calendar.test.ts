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

describeEachDatabase('payouts by the calendar', (makeApi) => {
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
  const minuteOf = (at: Date): number => {
    const [hour = 0, minute = 0] = localTime.format(at).split(':').map(Number);
    return hour * 60 + minute;
  };
  /** Forward to a local time of the day, the next day where it is past. */
  const forwardTo = (local: string): void => {
    const [hour = 0, minute = 0] = local.split(':').map(Number);
    do {
      const minutes = (hour * 60 + minute - minuteOf(api.clock.now()) + 1440) % 1440;
      api.clock.advance({ minutes: minutes || 1440 });
      // again where the clocks were changed meanwhile
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

  test('one batch a day, at the cut-off and not before, whoever looks and however often', async () => {
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

  test('a day with nothing to pay makes no file, and what comes later that day waits for the next', async () => {
    forwardTo('15:10');
    await tick();
    const before = outFiles().length;
    const merchant = await makePaidMerchant(api);
    const person = await makePurchase(api, merchant);
    await tick();
    expect(outFiles()).toHaveLength(before);
    expect((await getPayout(api, merchant, person)).state).toBe('pending');
  });

  test('nothing goes on a weekend; the operator can send at any time, and a second press sends nothing', async () => {
    const merchant = await makePaidMerchant(api);
    for (let n = 0; n < 4; n++) forwardTo('16:00');
    // Friday's batch is made: what is signed now waits
    await tick();
    const person = await makePurchase(api, merchant);
    forwardTo('16:00');
    expect(isWeekday()).toBe(false);
    await tick();
    expect((await getPayout(api, merchant, person)).state).toBe('pending');
    const operator = await makeOperator(api);
    const press = () =>
      api.call<{ batch: { payments: number; total: number; dueOn: string } | null }>(
        'POST',
        '/v1/operator/payout-batches',
        { headers: { authorization: `Bearer ${operator.key}` }, body: {} },
      );
    const presses = await Promise.all([press(), press()]);
    const made = presses.map(({ body }) => body.batch).filter((batch) => batch !== null);
    expect(made).toMatchObject([{ payments: 1, total: 8000, state: 'sent' }]);
    const due = new Date(`${made[0]?.dueOn}T12:00:00Z`).getUTCDay();
    expect(due).toBeGreaterThan(0);
    expect(due).toBeLessThan(6);
    const list = await operator.get<{ items: unknown[] }>('/payout-batches');
    expect(list.body.items[0]).toEqual(made[0]);
  });

  test('a wrong line of a report is refused and told; the others count, and a second reading changes nothing', async () => {
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

  test('without an originator nothing is sent, and it is said: in the log once, and to the operator', async () => {
    const bare = await openApi(api.database, { clock: api.clock, adapters: { payouts: null } });
    const merchant = await makePaidMerchant(bare);
    const person = await makePurchase(bare, merchant);
    forwardTo('15:00');
    const said: string[] = [];
    const tell = {
      warn: (_: object, message: string) => void said.push(message),
      error: (_: object, message: string) => void said.push(message),
    };
    for (let process = 0; process < 2; process++) {
      const look = createPayoutRunner(bare.services.payouts, { log: tell, describeError: () => ({}) });
      for (let looks = 0; looks < 2; looks++) await look();
    }
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/payouts wait: no originator is configured \(PAYOUT_ORIGINATOR_ID\)/);
    expect((await getPayout(bare, merchant, person)).state).toBe('pending');
    const operator = await makeOperator(bare);
    const list = await operator.get<{ waiting: { rail: boolean } }>('/payouts?state=pending');
    expect(list.body.waiting.rail).toBe(false);
    const pressed = await bare.call('POST', '/v1/operator/payout-batches', {
      headers: { authorization: `Bearer ${operator.key}` },
      body: {},
    });
    expect(pressed.problem.type).toBe('service-unavailable');
    await bare.close();
  });
});
