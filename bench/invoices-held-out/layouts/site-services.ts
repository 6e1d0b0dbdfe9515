import { bill, dollars, plain, rate, tax } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const shifts = bill(
  [
    [40, 'Forklift operator - B. Mensah', 3165],
    [37.5, 'Order picker - L. Tran', 2690],
    [40, 'Order picker - J. Flett', 2690],
    [6.5, 'Order picker - J. Flett OT', 4035],
  ],
  [rate.gst],
);

export const staffingAgency = unseenInvoice({
  name: 'staffing agency with time sheets',
  number: 'SI-0094417',
  merchant: 'Crossfield Staffing Solutions',
  issuedOn: '2026-09-20',
  dueOn: '2026-09-27',
  parts: shifts.parts,
  draw: (pen) => {
    pen.font('sansBold', 16, '#5b2a86').at(36, 36, 'Crossfield Staffing Solutions').font('sans', 8.5);
    pen.block(36, 58, 11, ['500, 10080 Jasper Ave, Edmonton AB T5J 1V9', 'GST # 85122 0417 RT0001']);
    pen
      .box(36, 92, 540, 20, { fill: '#5b2a86' })
      .font('sansBold', 10, '#ffffff')
      .at(42, 97, 'Invoice #: SI-0094417')
      .centre(306, 97, 'Invoice Date: 20-Sep-2026')
      .right(570, 97, 'Payment Due: 27-Sep-2026');
    pen.font('sans', 9).block(42, 124, 12, ['Nisku Cold Storage', '1204 5 Street', 'Nisku AB T9E 7L6']);
    pen.rows(
      124,
      12,
      [340, 430],
      [
        ['Client ID:', '77120'],
        ['Week Ending:', '19-Sep-2026'],
        ['Supervisor:', 'A. Petrov'],
        ['PO:', 'WH-2026'],
      ],
    );
    pen
      .font('sansBold', 8.5)
      .rows(
        188,
        0,
        [42, 120, -390, -470, -570],
        [['Time sheet', 'Employee / position', 'Hours', 'Bill rate', 'Amount']],
      );
    pen.rule(36, 201, 576, '#5b2a86', 1).font('sans', 9);
    pen.rows(
      207,
      15,
      [42, 120, -390, -470, -570],
      shifts.rows.map(({ quantity, text, unit, amount }, index) => [
        `TS${88210 + index}`,
        text,
        quantity.toFixed(2),
        plain(unit),
        plain(amount),
      ]),
    );
    pen
      .rule(36, 272, 576, '#5b2a86', 1)
      .font('sansBold', 9)
      .rows(277, 0, [42, -390, -570], [['Total hours', '124.00', plain(shifts.subtotal)]]);
    pen
      .font('sans', 9)
      .at(400, 296, 'GST (5%)')
      .right(570, 296, plain(tax(shifts)))
      .font('sansBold', 10)
      .at(400, 314, 'Total Due')
      .right(570, 314, dollars(shifts.total));
    pen
      .font('sans', 8)
      .at(36, 700, 'Payable within 7 days. Conversion fees apply to employees hired within 520 hours.');
  },
});

const cleaning = bill(
  [
    [22, 'Nightly office cleaning', 14_500],
    [1, 'Carpet extraction, 2nd floor', 38_500],
    [1, 'Consumables', 12_260],
  ],
  [rate.gst],
);

export const cleaners = unseenInvoice({
  name: 'office cleaning, monthly',
  number: 'A-2260',
  merchant: 'Spotless North Janitorial',
  issuedOn: '2026-10-31',
  dueOn: '2026-11-15',
  parts: cleaning.parts,
  draw: (pen) => {
    pen.letters(50, 40, 'SPOTLESS NORTH JANITORIAL', 2).font('sansBold', 10);
    pen
      .at(50, 60, 'Spotless North Janitorial')
      .font('sans', 10)
      .at(50, 74, '1-640 Logan Ave, Winnipeg MB')
      .at(50, 88, 'GST 12200 4418');
    pen
      .font('sansBold', 10)
      .at(360, 60, 'INVOICE NUMBER')
      .at(480, 60, 'DATE')
      .font('sans', 14)
      .at(360, 75, 'A-2260')
      .at(480, 75, 'Oct 31/26');
    pen
      .rule(50, 110, 562)
      .font('sansBold', 10)
      .at(50, 120, 'CUSTOMER')
      .font('sans', 10)
      .at(50, 134, 'Exchange District Architects Inc., 300-70 Arthur St, Winnipeg R3B 1G7');
    pen
      .font('sansBold', 10)
      .at(50, 156, 'SERVICE PERIOD')
      .font('sans', 10)
      .at(150, 156, 'October 1 - 31, 2026')
      .rule(50, 174, 562);
    for (const [index, { quantity, text, unit, amount }] of cleaning.rows.entries()) {
      pen
        .at(50, 186 + index * 20, `${quantity} x ${text} @ ${dollars(unit)}`)
        .right(562, 186 + index * 20, dollars(amount));
    }
    pen
      .rule(50, 250, 562)
      .right(470, 260, 'Sub total')
      .right(562, 260, dollars(cleaning.subtotal))
      .right(470, 278, 'GST')
      .right(562, 278, dollars(tax(cleaning)));
    pen
      .font('sansBold', 13)
      .right(470, 300, 'TOTAL DUE')
      .right(562, 300, dollars(cleaning.total))
      .font('sans', 10);
    pen.at(50, 350, 'Due by November 15, 2026. Bonded and insured.');
  },
});

const uniforms = bill(
  [
    [22, 'Work shirt, industrial blend', 135],
    [22, 'Work pant', 160],
    [6, 'Coverall FR', 385],
    [4, 'Mat 4x6 charcoal', 695],
    [1, 'Service and energy charge', 1450],
  ],
  [rate.ontario],
);

export const uniformService = unseenInvoice({
  name: 'uniform service, weekly route invoice',
  number: '4052218837',
  merchant: 'Sterling Linen & Uniform',
  issuedOn: '2026-11-19',
  dueOn: '2026-12-19',
  parts: uniforms.parts,
  draw: (pen) => {
    pen
      .font('sansBold', 15, '#004b87')
      .at(30, 30, 'Sterling Linen & Uniform')
      .font('sans', 8)
      .at(30, 48, '6900 Airport Rd, Mississauga ON L4V 1E8');
    const cells = [
      ['Invoice No.', '4052218837'],
      ['Invoice Date', '11/19/2026'],
      ['Customer No.', '0118-4420'],
      ['Route', '17-THU'],
      ['Stop', '042'],
      ['Terms', 'Net 30'],
    ] as const;
    for (const [index, [label, value]] of cells.entries()) {
      const x = 30 + index * 92;
      pen
        .box(x, 66, 92, 30)
        .font('sans', 7)
        .at(x + 4, 69, label)
        .font('sansBold', 9.5)
        .at(x + 4, 81, value);
    }
    pen
      .font('sans', 9)
      .block(30, 106, 11, ['Malton Machine & Gear', '3110 Orlando Dr', 'Mississauga ON L4V 1C6']);
    pen
      .font('sansBold', 8)
      .rows(
        152,
        0,
        [30, 80, -330, -400, -470, -582],
        [['Item', 'Description', 'Inv', 'Billed', 'Rate', 'Extended']],
      );
    pen.rule(30, 164, 582).font('sans', 8.5);
    pen.rows(
      170,
      14,
      [30, 80, -330, -400, -470, -582],
      uniforms.rows.map(({ quantity, text, unit, amount }, index) => [
        `${1040 + index * 12}`,
        text,
        String(quantity * 2),
        String(quantity),
        plain(unit),
        plain(amount),
      ]),
    );
    pen.rule(30, 244, 582).rows(
      250,
      14,
      [400, -582],
      [
        ['Net', plain(uniforms.subtotal)],
        ['HST 13% (RT 10211 7783)', plain(tax(uniforms))],
      ],
    );
    pen
      .font('sansBold', 11)
      .at(400, 282, 'Invoice Total')
      .right(582, 282, dollars(uniforms.total))
      .font('sans', 8);
    pen
      .at(30, 330, 'Signature: D. Okafor   Delivered 11/19/2026 07:52')
      .at(30, 344, 'This is your invoice. Please pay from this invoice; no statement is sent.');
  },
});
