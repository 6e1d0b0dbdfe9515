import { describe, expect, it } from 'vitest';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import { prefill } from '../../../../../server/src/financing/invoices/prefill';
import { drawDocument, getPrefilled } from './build-invoice';

const read = (drawn: string) => readInvoice(drawDocument(drawn));

describe('what the amounts are in', () => {
  const draw = (note: string) =>
    read(`
      40:Skyhook Avionics Exchange || 400:Invoice EX-55180
      40:Hangar 9, Abbotsford BC V2T 0A1
      40:Transponder, exchange unit || 480:4,850.00
      400:Total due || 480:4,850.00
      40:${note}
      40:GST 80117 2204 RT0001`);

  it.each([
    'All prices on this document are in United States dollars.',
    'Tous les prix sont en dollars des États-Unis.',
  ])('%s', (note) => {
    expect(draw(note).currency?.value).toBe('USD');
    expect(prefill(draw(note))).toEqual({ number: 'EX-55180', amount: null });
  });
});

describe('a claim whose total has no known label', () => {
  it('is what the taxes make of the work, whatever the contract comes to', () => {
    const reading = read(`
      40:Tamarack & Pike Civil Works Ltd. || 400:INVOICE TP-1640-2
      40:A Contract sum || 480:657,650.00
      40:B Total completed to date || 480:323,492.50
      40:C Previous claims, paid || 480:169,420.00
      40:D Work this claim || 480:154,072.50
      40:E GST 5% || 480:7,703.63
      40:F Claim with tax || 480:161,776.13
      40:Item || 200:Previous || 300:This claim || 400:To date
      40:TOTAL || 200:169,420.00 || 300:154,072.50 || 400:323,492.50`);
    expect(prefill(reading)).toEqual({ number: 'TP-1640-2', amount: 16_177_613 });
  });
});

it('of two amounts under the same head, neither is prefilled', () => {
  const draw = (second: string) =>
    getPrefilled(
      read(`
        40:Summit Larch Lodge || 400:Invoice SL-7740
        40:Subtotal || 480:$4,024.00
        40:GST 5% || 480:$201.20
        40:TOTAL DUE – standard rate || 300:TOTAL DUE – member rate
        40:$4,225.20 || 300:${second}`).amountDue,
    );
  expect(draw('$3,718.18')).toBeNull();
  expect(draw('$4,225.20')).toBe(422_520);
});

it.each(['Remaining device balances (not due now)', 'Balance not yet due'])('%s is not due', (words) => {
  const reading = read(`
    40:Moxi Mobile Inc. || 400:Bill no. 2283-114-0826
    40:Monthly charges || 480:$315.00
    40:GST 5 % || 480:$15.75
    40:New charges due || 480:$330.75
    40:${words} || 480:$188.64`);
  expect(prefill(reading)).toEqual({ number: '2283-114-0826', amount: 33_075 });
});

it.each([
  ['MONTANT NET au 15-05-2026', 'MONTANT BRUT après le 15-05-2026'],
  ['NET, if paid on or before Jul 31 2026', 'GROSS, if paid after Jul 31 2026'],
])('%s is due, with the penalty it is not', (net, gross) => {
  const reading = read(`
    40:Town of Silver Poplar || 400:Invoice U26-0441
    40:Box 300, Silver Poplar SK S0A 0X0
    40:Sewer || 480:725.51
    40:${net} || 480:725.51
    40:Penalty || 480:72.55
    40:${gross} || 480:798.06`);
  expect(getPrefilled(reading.amountDue)).toBe(72_551);
});

it('a share of the net is not what is due, and a net total below the taxes is', () => {
  const reading = read(`
    40:Papaye Studio || 400:Facture PAP-1120
    40:Placement || 480:20 880,25
    40:Frais de gestion 5 % du net || 480:1 044,01
    40:Impression || 480:488,75
    40:Sous-total || 480:22 413,01
    40:TPS 5 % || 480:1 120,65
    40:TVQ 9,975 % || 480:2 235,70
    40:TOTAL NET || 480:25 769,36 $`);
  expect(prefill(reading)).toEqual({ number: 'PAP-1120', amount: 2_576_936 });
});

describe('papers in other words', () => {
  const sums = `
    40:Fees || 480:$8,820.00
    40:GST 5 % || 480:$441.00
    40:Total of this fee note || 480:$9,261.00`;

  it('a fee note is an invoice', () => {
    const reading = read(`
      40:Okimaw Penner Chartered Professional Accountants
      40:Fee note OP-26188${sums}`);
    expect(prefill(reading)).toEqual({ number: 'OP-26188', amount: 926_100 });
  });

  it('`paid.` at the end of a sentence is no stamp', () => {
    const reading = read(`
      40:Kestrel Structural Steel Corp. || 400:INVOICE HB-1188
      40:We invoice the holdback of the following invoices, all of which are otherwise
      40:paid.
      40:Work || 480:$8,820.00
      40:GST 5 % || 480:$441.00
      40:Total || 480:$9,261.00`);
    expect(prefill(reading)).toEqual({ number: 'HB-1188', amount: 926_100 });
  });
});

describe('the number', () => {
  const end = `
    40:Work || 480:$100.00
    40:GST 5 % || 480:$5.00
    40:Total || 480:$105.00`;

  it.each([
    [
      'below the title, beside a transaction’s',
      '40:Courtage Lacolle || 400:FACTURE\n400:LAC-88120\n40:NO TRANSACTION\n40:00000-088120114',
      'LAC-88120',
    ],
    [
      'of a bill of fees',
      '40:Cabinet Fortin || 300:Note d’honoraires\n300:Note no || 400:AV311-H5',
      'AV311-H5',
    ],
    [
      'not the count of billings',
      '40:Bannock Creek Drywall Ltd. || 300:PROGRESS BILLING\n300:Invoice || 400:3377-2\n300:Billing # || 400:2',
      '3377-2',
    ],
    [
      'of a fee account',
      '40:Saltbox Architecture Limited\n40:Fee account || 300:Account no. || 400:2509-07\n300:Due by || 400:28 June 2026',
      '2509-07',
    ],
    [
      'without the label that is set to it',
      '40:Bluejoint Millwork Ltd. || 300:INVOICE\n300:Invoice no. || 400:Inv.1906-PB5',
      '1906-PB5',
    ],
  ])('%s', (_, head, number) => {
    expect(getPrefilled(read(`${head}${end}`).number)).toBe(number);
  });
});
