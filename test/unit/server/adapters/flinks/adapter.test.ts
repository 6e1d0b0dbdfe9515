import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankServer } from '../../../../../server/sandbox/bank/server';
import { createFlinks } from '../../../../../server/src/adapters/flinks/flinks';
import {
  parseAccounts,
  parseCents,
  parseDate,
} from '../../../../../server/src/adapters/flinks/parse-accounts';
import type { Aggregator } from '../../../../../server/src/underwriting/banking/aggregator';
import { visitBank } from '../../../../support/bank-page';
import { bankCredentials, startTestBank } from '../../../../support/test-bank';

const answers = ['Montreal', ' canada ', 'TRIANGLE'];

let bank: BankServer;
let flinks: Aggregator;
const adapter = (change: object = {}): Aggregator =>
  createFlinks({
    ...bankCredentials,
    apiUrl: bank.origin,
    pageUrl: bank.origin,
    customerName: 'Lender',
    webhook: null,
    toolbox: false,
    testUser: { institution: 'FlinksCapital', username: 'greatday_nomfa', password: 'Everyday' },
    ...change,
  });

beforeAll(async () => {
  bank = await startTestBank();
  flinks = adapter();
});
afterAll(() => bank.close());

const page = () => flinks.pageUrl({ tag: 'application.connection', language: 'en' });
const readLogin = async (user: string): Promise<string> => {
  const result = await visitBank(await page(), { user, answers });
  if ('flinksCode' in result) throw new Error(result.flinksCode);
  return result.loginId;
};

describe('the bank’s page', () => {
  it.each([
    ['nobody', 'Everyday', 'INVALID_USERNAME'],
    ['Greatday', 'Friday', 'INVALID_PASSWORD'],
    ['test_disabled_account', 'Everyday', 'DISABLED_LOGIN'],
    ['test_service_unavailable', 'Everyday', 'RETRY_LATER'],
  ])('rejects %s / %s with %s', async (user, password, flinksCode) => {
    expect(await visitBank(await page(), { user, password })).toEqual({ flinksCode });
  });

  it('asks Greatday three questions, and rejects a wrong answer', async () => {
    const wrong = { user: 'Greatday', answers: ['Montreal', 'Canada', 'Square'] };
    expect(await visitBank(await page(), wrong)).toEqual({ flinksCode: 'INVALID_SECURITY_RESPONSE' });
    expect(await visitBank(await page(), { user: 'Greatday', answers })).toMatchObject({
      institution: 'FlinksCapital',
    });
  });

  it('opens once per issued token', async () => {
    const url = new URL(await page());
    url.searchParams.set('authorizeToken', 'made-up');
    expect(await visitBank(url.href, { user: 'Greatday' })).toEqual({ flinksCode: 'TOKEN_INVALID' });
  });
});

describe('the adapter', () => {
  it('returns the login’s tag, and a year of accounts', async () => {
    const opened = await flinks.openSession(await readLogin('Greatday'));
    expect(opened).toMatchObject({ tag: null, institution: 'FlinksCapital' });
    const answer = await flinks.fetchAccounts(opened.requestId, true);
    if (answer.state !== 'ready') throw new Error('it is not there');
    expect(answer.evidence.tag).toBe('application.connection');
    expect(Date.now() - (answer.evidence.refreshedAt?.getTime() ?? 0)).toBeLessThan(60_000);
    expect(answer.accounts.map(({ title, operating }) => [title, operating])).toEqual([
      ['Chequing CAD', true],
      ['Savings CAD', true],
      ['CreditCard CAD', false],
    ]);
    expect(answer.accounts[0]?.transactions.length).toBeGreaterThan(500);
    expect(answer.accounts[0]).toMatchObject({
      institutionNumber: '777',
      transitNumber: '77777',
      chequing: true,
    });
  });

  it.each(['slow_bank', 'test_dispatched'])('keeps polling while the data of %s is pending', async (user) => {
    const { requestId } = await flinks.openSession(await readLogin(user));
    const states = [(await flinks.fetchAccounts(requestId, true)).state];
    while (states.at(-1) === 'pending' && states.length < 20)
      states.push((await flinks.fetchAccounts(requestId, false)).state);
    expect(states.filter((state) => state === 'pending').length).toBeGreaterThanOrEqual(4);
    expect(states.at(-1)).toBe('ready');
  });

  it.each([
    [
      'an unknown login',
      () => flinks.openSession('8d3c6f0e-0000-4000-8000-000000000000'),
      'retryCredentials',
    ],
    [
      'an unknown session',
      () => flinks.fetchAccounts('8d3c6f0e-0000-4000-8000-000000000000', false),
      'sessionOver',
    ],
    ['a wrong key', () => adapter({ apiKey: 'other' }).fetchAccounts('any', true), 'broken'],
    ['a wrong secret', () => adapter({ secret: 'other' }).pageUrl({ tag: 't', language: 'en' }), 'broken'],
    ['nobody listening', () => adapter({ apiUrl: 'http://127.0.0.1:9' }).openSession('any'), 'outage'],
  ])('classifies %s', async (_, call, type) => {
    await expect(call()).rejects.toMatchObject({ name: 'AggregatorError', type });
  });

  it('connects the test user without the page, where there is one', async () => {
    const loginId = await flinks.connectTestUser?.('some.tag');
    const { requestId } = await flinks.openSession(loginId ?? '');
    expect(await flinks.fetchAccounts(requestId, true)).toMatchObject({ evidence: { tag: 'some.tag' } });
    expect(adapter({ testUser: null }).connectTestUser).toBeNull();
  });

  it('deletes a login at the aggregator', async () => {
    const loginId = await readLogin('greatday_nomfa');
    await flinks.disconnect(loginId);
    await flinks.disconnect(loginId);
    await expect(flinks.openSession(loginId)).rejects.toMatchObject({ code: 'INVALID_LOGIN' });
  });
});

describe('reading accounts', () => {
  it.each([
    ['2024/05/31', '2024-05-31'],
    ['2024-05-31', '2024-05-31'],
    ['2024-05-31T00:00:00Z', '2024-05-31'],
    ['2024/5/1', '2024-05-01'],
    ['31/05/2024', null],
    ['', null],
    [null, null],
  ])('reads the date %s as %s', (text, date) => {
    expect(parseDate(text)).toBe(date);
  });

  it.each([
    [12.34, 1234],
    [0.1 + 0.2, 30],
    ['1,234.50', 123_450],
    [-0, 0],
    ['', null],
    [null, null],
    [Number.NaN, null],
    ['abc', null],
  ])('reads %s as %s cents', (value, expected) => {
    expect(parseCents(value)).toBe(expected);
  });

  it('maps missing values to null, and uses the last known balance for a missing one', () => {
    const [account] = parseAccounts({
      Accounts: [
        {
          Category: 'Operations',
          Transactions: [
            { Date: '2026/01/02', Credit: 5, Balance: 105 },
            { Date: '2026-01-03', Debit: 5, Balance: 100 },
            { Date: '2026-01-04' },
            { Credit: 7 },
            null,
          ],
        },
      ],
    });
    expect(account).toMatchObject({ currency: 'CAD', balance: 10_000, holder: null, accountNumber: null });
    expect(account?.transactions.map(({ amount }) => amount)).toEqual([500, -500]);
  });

  it.each([
    {},
    { Accounts: null },
    { Accounts: 'none' },
    { Accounts: [null, 3] },
  ])('finds no accounts in %j', (body) => {
    expect(parseAccounts(body)).toEqual([]);
  });
});
