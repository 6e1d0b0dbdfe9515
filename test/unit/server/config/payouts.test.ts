import { expect, test } from 'vitest';
import { readConfig } from '../../../../server/src/config/config';
import { readPayoutsConfig } from '../../../../server/src/config/payouts';

const originator = {
  PAYOUT_ORIGINATOR_ID: '0123456789',
  PAYOUT_DATA_CENTRE: '00310',
  PAYOUT_SETTLEMENT_INSTITUTION: '003',
  PAYOUT_SETTLEMENT_TRANSIT: '00102',
  PAYOUT_SETTLEMENT_ACCOUNT: '1000001',
};

test('without an originator nothing can be sent; the sandbox has its own, and sends at once', () => {
  expect(readPayoutsConfig({}, { sandbox: false })).toEqual({
    originator: null,
    timing: { cutOff: '15:00', leadDays: 1, immediate: false },
    payeeHoldMs: 24 * 3_600_000,
  });
  const sandbox = readPayoutsConfig({}, { sandbox: true });
  expect(sandbox.timing.immediate).toBe(true);
  expect(sandbox.payeeHoldMs).toBe(0);
  expect(readPayoutsConfig({ PAYEE_HOLD_HOURS: '48' }, { sandbox: true }).payeeHoldMs).toBe(48 * 3_600_000);
  expect(sandbox.originator).toMatchObject({ shortName: 'TAMARACK', longName: 'TAMARACK CAPITAL INC.' });
});

test('an originator’s names are normalised as the file writes them', () => {
  const env = { ...originator, PAYOUT_LONG_NAME: 'Financière Érable inc.', PAYOUT_RECORD_END: 'none' };
  expect(readPayoutsConfig(env, { sandbox: false }).originator).toEqual({
    id: '0123456789',
    dataCentre: '00310',
    shortName: 'TAMARACK',
    longName: 'FINANCIERE ERABLE INC.',
    settlement: { institution: '003', transit: '00102', number: '1000001' },
    settlementCode: '',
    transactionCode: '460',
    recordEnd: '',
  });
});

test.each([
  ['PAYOUT_DATA_CENTRE', undefined],
  ['PAYOUT_SETTLEMENT_ACCOUNT', '123'],
  ['PAYOUT_ORIGINATOR_ID', 'lower'],
  ['PAYOUT_LONG_NAME', 'x'.repeat(31)],
  ['PAYOUT_CUT_OFF', '25:00'],
  ['PAYOUT_TRANSACTION_CODE', '4600'],
  ['PAYOUT_LEAD_DAYS', '-1'],
])('%s=%s is rejected by name, without repeating its value', (name, value) => {
  const env = { SANDBOX: 'true', ...originator, [name]: value };
  expect(() => readConfig(env)).toThrow(new RegExp(`${name}: `));
  if (value !== undefined) expect(() => readConfig(env)).not.toThrow(new RegExp(`\\b${value}\\b`));
});
