import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BankServer } from '../../../../server/sandbox/bank/server';
import { readConfig } from '../../../../server/src/config/config';
import { createAdapters } from '../../../../server/src/external-services/create-adapters';
import { visitBank } from '../../../support/bank-page';
import { bankCredentials, startTestBank } from '../../../support/test-bank';

let bank: BankServer;
beforeAll(async () => {
  bank = await startTestBank();
});
afterAll(() => bank.close());

/** What a server without the sandbox has, by its environment alone. In production the test bank's URL would need TLS. */
function createEdges(more: Readonly<Record<string, string>> = {}) {
  const config = readConfig({
    PUBLIC_URL: 'https://api.lender.example',
    TWILIO_ACCOUNT_SID: 'AC0',
    TWILIO_AUTH_TOKEN: 't',
    TWILIO_FROM: '+14165550100',
    SMTP_URL: 'smtp://mail.lender.example',
    BUREAU_URL: 'https://bureau.example',
    BUREAU_KEY: 'b',
    FLINKS_API_URL: bank.origin,
    FLINKS_PAGE_URL: bank.origin,
    FLINKS_CUSTOMER_ID: bankCredentials.customerId,
    FLINKS_SECRET: bankCredentials.secret,
    FLINKS_API_KEY: bankCredentials.apiKey,
    ...more,
  });
  if (!config.externalServices) throw new Error('production has its own accounts');
  return createAdapters(config.externalServices, config);
}

test('production uses the aggregator and customer ID of its environment', async () => {
  const { aggregator } = createEdges();
  const url = await aggregator.pageUrl({ tag: 'application.connection', language: 'fr' });
  expect(new URL(url).origin).toBe(bank.origin);
  expect(new URL(url).searchParams.get('demo')).toBeNull();
  const login = await visitBank(url, { user: 'greatday_nomfa' });
  if ('flinksCode' in login) throw new Error(login.flinksCode);
  expect((await aggregator.openSession(login.loginId)).institution).toBe('FlinksCapital');
  expect(aggregator.hasSharedLogins).toBe(false);
});

test('production has no test user for the bypass', () => {
  expect(createEdges().aggregator.connectTestUser).toBeNull();
});

test('webhooks need a secret, and use the configured header', () => {
  expect(createEdges().aggregator.webhooks).toBeNull();
  expect(createEdges({ FLINKS_WEBHOOK_SECRET: 's' }).aggregator.webhooks?.header).toBe(
    'flinks-authenticity-key',
  );
  const named = createEdges({ FLINKS_WEBHOOK_SECRET: 's', FLINKS_WEBHOOK_HEADER: 'X-Flinks-Signature' });
  expect(named.aggregator.webhooks?.header).toBe('x-flinks-signature');
});

test('files are scanned where a scanner is configured', () => {
  expect(createEdges().scanner).toBeNull();
  expect(createEdges({ CLAMD: 'tcp://clamd:3310' }).scanner).not.toBeNull();
});
