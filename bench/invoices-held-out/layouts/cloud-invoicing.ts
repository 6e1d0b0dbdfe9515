import { bill, dollars, plain, rate, tax } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const photos = bill(
  [
    [1, 'Product photography, full day', 145_000],
    [42, 'Retouched image', 1800],
    [1, 'Studio rental', 27_500],
  ],
  [rate.novaScotia],
);

export const photographer = unseenInvoice({
  name: 'photographer, cloud invoice partly paid',
  number: '0000418',
  merchant: 'Tidewater Photo House',
  issuedOn: '2026-07-22',
  dueOn: '2026-08-21',
  parts: photos.parts,
  settled: [100_000],
  draw: (pen) => {
    pen.font('strong', 13).at(54, 54, 'Tidewater Photo House').font('text', 10, '#5b6770');
    pen.block(-558, 50, 13, ['1663 Barrington Street', 'Halifax, Nova Scotia', 'B3J 1Z9', '902-555-0167']);
    pen
      .font('text', 9, '#8795a1')
      .at(54, 132, 'Billed To')
      .at(200, 132, 'Date of Issue')
      .at(320, 132, 'Invoice Number');
    pen.right(558, 132, 'Amount Due (CAD)').at(200, 176, 'Due Date').font('text', 10.5, '#1b2733');
    pen.block(54, 146, 13, [
      'Oona Whitford',
      'Saltbox Candle Company',
      '22 Portland St',
      'Dartmouth, Nova Scotia',
    ]);
    pen.at(200, 146, '22/07/2026').at(320, 146, '0000418').at(200, 190, '21/08/2026');
    pen.font('text', 27, '#0075dd').right(558, 146, dollars(photos.total - 100_000));
    pen.rule(54, 226, 558, '#0075dd', 2).font('strong', 10, '#0075dd');
    pen.rows(236, 0, [54, -390, -450, -558], [['Description', 'Rate', 'Qty', 'Line Total']]);
    pen.font('text', 10.5, '#1b2733');
    for (const [index, { quantity, text, unit, amount }] of photos.rows.entries()) {
      const y = 260 + index * 34;
      pen
        .at(54, y, text)
        .right(390, y, dollars(unit))
        .right(450, y, String(quantity))
        .right(558, y, dollars(amount));
      pen
        .font('text', 8.5, '#8795a1')
        .right(390, y + 13, '+HST')
        .font('text', 10.5, '#1b2733');
      pen.rule(54, y + 27, 558, '#dfe5ea');
    }
    const sums = [
      ['Subtotal', plain(photos.subtotal)],
      ['HST (14%)', plain(tax(photos))],
      ['#802114376 RT0001', ''],
      ['Total', plain(photos.total)],
      ['Amount Paid', plain(100_000)],
    ] as const;
    for (const [row, [label, value]] of sums.entries())
      pen.right(460, 374 + row * 17, label).right(558, 374 + row * 17, value);
    pen
      .rule(330, 462, 558, '#b9c4cd', 1.5)
      .font('strong', 10.5, '#0075dd')
      .right(460, 470, 'Amount Due (CAD)');
    pen.font('text', 10.5, '#1b2733').right(558, 470, dollars(photos.total - 100_000));
    pen.font('strong', 9.5).at(54, 560, 'Terms').font('text', 9.5, '#5b6770');
    pen.at(
      54,
      574,
      'A deposit of $1,000.00 was received when the date was booked. The rest is payable in 30 days.',
    );
  },
});

const blooms = bill(
  [
    [52, 'Weekly lobby arrangement, large', 9500],
    [4, 'Seasonal change of planters', 21_000],
  ],
  [rate.ontario],
);

export const florist = unseenInvoice({
  name: 'florist, free invoicing app',
  number: '86',
  merchant: 'Wild Sorrel Floral',
  issuedOn: '2026-09-08',
  dueOn: '2026-09-23',
  parts: blooms.parts,
  draw: (pen) => {
    pen
      .font('text', 28, '#2c3338')
      .right(572, 36, 'INVOICE')
      .font('strong', 10)
      .right(572, 76, 'Wild Sorrel Floral');
    pen.font('text', 10).block(-572, 90, 13, ['55 Dovercourt Road', 'Toronto, Ontario M6J 3C2', 'Canada']);
    pen.block(-572, 138, 13, ['Phone: 416 555 0119', 'wildsorrel.example']);
    pen.rule(0, 176, 612, '#d9dde0').font('text', 10, '#8c959c').at(40, 190, 'BILL TO').font('strong', 10);
    pen
      .at(40, 204, 'The Anselm Hotel')
      .font('text', 10)
      .block(40, 218, 13, ['Priya Raghunathan', '8 Colborne Street', 'Toronto, Ontario M5E 1E1']);
    const facts = [
      ['Invoice Number:', '86'],
      ['P.O./S.O. Number:', '4500 2291'],
      ['Invoice Date:', 'September 8, 2026'],
      ['Payment Due:', 'September 23, 2026'],
    ] as const;
    for (const [row, [label, value]] of facts.entries()) {
      pen
        .font('strong', 10)
        .right(440, 190 + row * 17, label)
        .font('text', 10)
        .at(448, 190 + row * 17, value);
    }
    pen.box(330, 258, 242, 19, { fill: '#f0f2f4' }).font('strong', 10).right(440, 261, 'Amount Due (CAD):');
    pen
      .at(448, 261, dollars(blooms.total))
      .box(0, 296, 612, 24, { fill: '#7a4b6a' })
      .font('strong', 10, '#ffffff');
    pen.at(40, 301, 'Items').centre(370, 301, 'Quantity').right(480, 301, 'Price').right(572, 301, 'Amount');
    for (const [index, { quantity, text, unit, amount }] of blooms.rows.entries()) {
      const y = 330 + index * 26;
      pen.font('strong', 10).at(40, y, text).font('text', 10).centre(370, y, String(quantity));
      pen
        .right(480, y, dollars(unit))
        .right(572, y, dollars(amount))
        .rule(0, y + 20, 612, '#e8ebed');
    }
    pen.right(480, 396, 'Subtotal:').right(572, 396, dollars(blooms.subtotal));
    pen.right(480, 414, 'HST 13% (73510 2284 RT0001):').right(572, 414, dollars(tax(blooms)));
    pen.rule(380, 432, 572, '#d9dde0').font('strong', 10).right(480, 438, 'Total:');
    pen.font('text', 10).right(572, 438, dollars(blooms.total)).rule(380, 456, 572, '#d9dde0', 2);
    pen.font('strong', 10).right(480, 463, 'Amount Due (CAD):').right(572, 463, dollars(blooms.total));
    pen.font('strong', 10).at(40, 660, 'Notes / Terms').font('text', 10);
    pen.at(40, 675, 'One year of flowers, billed in advance as agreed on June 30, 2026.');
  },
});
