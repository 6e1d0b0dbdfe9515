import { dollars, plain, rate, share, sum } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const power = [41_877, 23_640, 1912];
const powerTax = share(sum(power), rate.ontario);
const powerTotal = sum(power) + powerTax;

export const powerCompany = unseenInvoice({
  name: 'electricity bill',
  number: '700118834521',
  merchant: 'Trent Valley Power',
  issuedOn: '2026-10-08',
  dueOn: '2026-10-28',
  parts: [...power, powerTax],
  draw: (pen) => {
    pen.box(0, 0, 612, 70, { fill: '#00674f' }).font('heavy', 22, '#ffffff').at(36, 20, 'Trent Valley Power');
    pen
      .font('text', 10, '#ffffff')
      .right(576, 20, 'Questions? 1-800-555-0144')
      .right(576, 34, 'Outages 24/7: 1-800-555-0145');
    pen
      .font('strong', 10)
      .at(36, 88, 'Your account number')
      .at(190, 88, 'Bill number')
      .at(330, 88, 'Statement date')
      .at(450, 88, 'Service type');
    pen
      .font('text', 10)
      .at(36, 101, '20041 77830-4')
      .at(190, 101, '700118834521')
      .at(330, 101, 'Oct 8, 2026')
      .at(450, 101, 'General < 50 kW');
    pen.block(36, 134, 13, ['KAWARTHA COUNTERTOPS LTD', '1190 FISHER DR', 'PETERBOROUGH ON  K9J 6X6']);
    pen.box(330, 128, 246, 82, { fill: '#e4f2ee' }).font('text', 11).at(342, 138, 'What do I owe?');
    pen
      .font('heavy', 24, '#00674f')
      .at(342, 154, dollars(powerTotal))
      .font('text', 11)
      .at(342, 188, 'When is it due?');
    pen
      .font('strong', 11)
      .right(566, 188, 'Oct 28, 2026')
      .font('strong', 12, '#00674f')
      .at(36, 240, 'Account summary');
    pen.font('text', 10).rule(36, 256, 576, '#00674f');
    pen.rows(
      262,
      16,
      [36, -576],
      [
        ['Amount of your last bill', '$712.08'],
        ['Payment received Sep 25, 2026 - thank you', '-$712.08'],
        ['Balance forward', '$0.00'],
        ['Your new charges', dollars(powerTotal)],
      ],
    );
    pen.font('strong', 10).at(36, 330, 'Total amount you owe').right(576, 330, dollars(powerTotal));
    pen.font('strong', 12, '#00674f').at(36, 366, 'Your electricity charges').rule(36, 382, 576, '#00674f');
    pen.font('text', 10).rows(
      388,
      16,
      [36, -576],
      [
        ['Electricity used this billing period: 3,104.22 kWh', ''],
        ['   On-peak 811.40 kWh  Mid-peak 902.18 kWh  Off-peak 1,390.64 kWh', dollars(power[0] ?? 0)],
        ['Delivery', dollars(power[1] ?? 0)],
        ['Regulatory charges', dollars(power[2] ?? 0)],
        ['HST (870112009RT0001)', dollars(powerTax)],
      ],
    );
    pen.font('strong', 10).at(36, 474, 'Total electricity charges').right(576, 474, dollars(powerTotal));
    pen
      .font('text', 8.5)
      .at(
        36,
        500,
        'Meter J4410982   Sep 4 reading 88120   Oct 4 reading 91224   Late payment charge 1.5% per month',
      );
    pen.dashes(0, 640, 612).font('text', 9).at(36, 652, 'Please return this part with your payment.');
    pen.rows(
      676,
      14,
      [300, -576],
      [
        ['Account number', '20041 77830-4'],
        ['Due date', 'Oct 28, 2026'],
        ['Amount due', dollars(powerTotal)],
      ],
    );
    pen.font('mono', 10).at(36, 748, `2004177830400000${plain(powerTotal).replace('.', '')}70011883452100`);
  },
});

const gas = [21_306, 14_788, 4410];
const gasTax = share(sum(gas), rate.gst);
const gasTotal = sum(gas) + gasTax;

export const gasCompany = unseenInvoice({
  name: 'natural gas bill with an earlier balance',
  number: 'G-55209183',
  merchant: 'Chinook Gas Services',
  issuedOn: '2026-03-17',
  dueOn: '2026-04-07',
  parts: [...gas, gasTax],
  amountDue: gasTotal + 15_264,
  draw: (pen) => {
    pen.font('sansBold', 18, '#0b3c7d').at(40, 36, 'Chinook Gas Services').font('sans', 9);
    pen.block(-572, 36, 11.5, [
      'PO Box 4418, Lethbridge AB T1J 4P4',
      'Customer service 310-0155',
      'Mon-Fri 8:00-17:00',
    ]);
    pen.box(40, 84, 532, 46, { line: '#0b3c7d' });
    const heads = ['ACCOUNT', 'INVOICE NO.', 'INVOICE DATE', 'DUE DATE', 'AMOUNT DUE'];
    const values = ['3340-118-2', 'G-55209183', 'Mar 17, 2026', 'Apr 07, 2026', dollars(gasTotal + 15_264)];
    for (const [index, head] of heads.entries()) {
      pen
        .font('sansBold', 8, '#0b3c7d')
        .at(48 + index * 106, 91, head)
        .font('sans', 11)
        .at(48 + index * 106, 108, values[index] ?? '');
    }
    pen
      .font('sans', 9.5)
      .block(40, 152, 12, ['Service to: Oldman Greenhouse Growers', 'NW-14-9-21-W4, Coaldale AB']);
    pen.font('sansBold', 10).at(40, 200, 'PREVIOUS CHARGES').rule(40, 213, 572).font('sans', 9.5);
    pen.rows(
      219,
      14,
      [40, -572],
      [
        ['Previous invoice', '402.64'],
        ['Payment Mar 02, 2026', '250.00 CR'],
        ['Balance carried forward', '152.64'],
      ],
    );
    pen.font('sansBold', 10).at(40, 276, 'CURRENT CHARGES').rule(40, 289, 572).font('sans', 9.5);
    pen.rows(
      295,
      14,
      [40, -572],
      [
        ['Natural gas 61.2 GJ @ 3.4814', plain(gas[0] ?? 0)],
        ['Delivery - fixed and variable', plain(gas[1] ?? 0)],
        ['Municipal franchise fee', plain(gas[2] ?? 0)],
        ['GST (5%) 10402 8815 RT', plain(gasTax)],
      ],
    );
    pen
      .font('sansBold', 9.5)
      .at(40, 357, 'Total current charges')
      .right(572, 357, plain(gasTotal))
      .rule(40, 372, 572);
    pen
      .font('sansBold', 12)
      .at(40, 382, 'TOTAL AMOUNT DUE')
      .right(572, 382, dollars(gasTotal + 15_264))
      .font('sans', 8.5);
    pen.at(40, 404, 'A penalty of 2.5% applies to amounts received after Apr 07, 2026.').dashes(40, 620, 572);
    pen
      .font('sans', 9.5)
      .at(40, 640, 'Account 3340-118-2')
      .at(240, 640, 'Due Apr 07, 2026')
      .right(572, 640, `Pay ${dollars(gasTotal + 15_264)}`);
  },
});
