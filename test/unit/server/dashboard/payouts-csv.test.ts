import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { writePayoutsCsv } from '../../../../server/dashboard/payouts/write-payouts-csv';
import type { MerchantPayout } from '../../../../server/src/settlement/payouts/lookups/views';

const payout: MerchantPayout = {
  payoutId: 'p-1',
  kind: 'purchase',
  state: 'paid',
  amount: 8000.1,
  fee: 232.3,
  withheld: 100,
  checkoutId: 'c-1',
  refundId: null,
  captureId: null,
  reference: 'PO-1',
  accountEnding: '4567',
  expectedOn: null,
  returned: null,
  // in Toronto still the day before
  openedAt: '2026-11-24T03:00:00.000Z',
  sentAt: '2026-11-24T22:00:00.000Z',
  paidAt: null,
};

async function write(payouts: readonly Partial<MerchantPayout>[], language: 'en' | 'fr' = 'en') {
  async function* read() {
    for (const each of payouts) yield { ...payout, ...each };
  }
  let text = '';
  for await (const part of writePayoutsCsv(read(), language)) text += part;
  return text;
}

test('amounts are decimal dollars, dates those of the provider, heads and states in the language', async () => {
  expect(await write([{}])).toBe(
    '\ufeffPayout,Type,Status,Reference,Checkout,Opened on,Sent on,Paid on,Amount,Fee,Withheld,Net,Account ending,Return code\r\n' +
      'p-1,Purchase,Paid,PO-1,c-1,2026-11-23,2026-11-24,,8000.10,232.30,100.00,7667.80,4567,\r\n',
  );
  const [heads, row] = (await write([{ kind: 'recovery', fee: 0, withheld: 40, amount: 50 }], 'fr')).split(
    '\r\n',
  );
  expect(heads).toContain('Virement,Type,État,Référence,Achat');
  expect(row).toBe('p-1,Récupération,Retenu,PO-1,c-1,2026-11-23,2026-11-24,,50.00,0.00,40.00,0.00,4567,');
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '|calc',
  '＝1',
])('a reference that a spreadsheet would compute becomes text: %j', async (reference) => {
  const { data } = Papa.parse<string[]>(await write([{ reference }]), { delimiter: ',', newline: '\r\n' });
  expect(data[1]?.[3]).toBe(`'${reference}`);
});

test('quotation marks, commas and line breaks stay inside of their cell', async () => {
  const reference = 'A "1", B\r\nC;D';
  const { data } = Papa.parse<string[]>(await write([{ reference }, {}]), {
    delimiter: ',',
    newline: '\r\n',
  });
  expect(data.map((cells) => cells[3])).toEqual(['Reference', reference, 'PO-1', undefined]);
});
