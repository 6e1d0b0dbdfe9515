import { dollars, plain, rate, share, sum } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const goods: readonly (readonly [string, string, number, number])[] = [
  ['104220', 'FLOUR ALL PURPOSE 20 KG', 4, 2185],
  ['104871', 'SUGAR WHITE 20 KG', 2, 2640],
  ['110032', 'CANOLA OIL 16 L', 3, 4475],
  ['112904', 'TOMATO CRUSHED 6/2.84 L', 5, 3890],
  ['118455', 'PASTA PENNE 2/4.54 KG', 4, 2215],
  ['120018', 'CHICKEN BRST B/S 2/5 KG', 6, 11_860],
  ['120447', 'BEEF GROUND LEAN 4/5 KG', 2, 21_940],
  ['121190', 'BACON SLICED 5 KG', 3, 5725],
  ['130077', 'MOZZARELLA SHRED 4/2.27 KG', 4, 10_480],
  ['130561', 'BUTTER UNSALTED 25/454 G', 1, 14_950],
  ['130902', 'CREAM 35% 16/1 L', 1, 9840],
  ['131044', 'EGG LARGE 15 DZ', 2, 5580],
  ['140003', 'ROMAINE HEARTS 12/3', 3, 4130],
  ['140118', 'ONION YELLOW JUMBO 22.7 KG', 2, 2475],
  ['140225', 'POTATO RUSSET 22.7 KG', 5, 2190],
  ['140660', 'LEMON 115 CT', 1, 4465],
  ['150209', 'FRIES 3/8 SHOESTRING 6/2.27 KG', 6, 4390],
  ['150887', 'SHRIMP 21/25 P&D 5/907 G', 2, 12_675],
  ['160310', 'COLA FOUNTAIN BIB 20 L', 2, 11_240],
  ['170045', 'NAPKIN DINNER 2PLY 3000', 1, 6380],
  ['170550', 'CONTAINER HINGED 9X9 200', 2, 4825],
  ['170918', 'GLOVE NITRILE L 10/100', 1, 8990],
];
const goodsAmounts = goods.map(([, , quantity, price]) => quantity * price);
const goodsTax = share(sum(goodsAmounts.slice(18)), rate.ontario);
const goodsTotal = sum(goodsAmounts) + goodsTax;

export const foodWholesaler = unseenInvoice({
  name: 'food wholesaler over two pages',
  number: '76120448',
  merchant: 'GOLDEN HORSESHOE FOODSERVICE',
  issuedOn: '2026-11-04',
  dueOn: '2026-11-18',
  parts: [...goodsAmounts, goodsTax],
  draw: (pen) => {
    const columns = [30, 84, -300, 312, -430, -500, 512, -582];
    const head = (page: number) => {
      pen
        .font('sansBold', 13)
        .at(30, 28, 'GOLDEN HORSESHOE FOODSERVICE')
        .font('sans', 8)
        .at(30, 44, '380 Nebo Rd, Hamilton ON L8W 2E1  905-555-0126');
      pen.font('sansBold', 8).rows(
        28,
        12,
        [400, -582],
        [
          ['INVOICE NUMBER', '76120448'],
          ['INVOICE DATE', '2026 NOV 04'],
          ['ROUTE / STOP', '218 / 07'],
          ['PAGE', `${page} OF 2`],
        ],
      );
      pen.box(30, 128, 552, 15, { fill: '#222222' }).font('sansBold', 7.5, '#ffffff');
      pen.rows(132, 0, columns, [
        ['ITEM', 'DESCRIPTION', 'SHIPPED', 'UNIT', 'PRICE', 'WEIGHT KG', 'TAX', 'EXTENDED'],
      ]);
      pen.font('mono', 8);
    };
    const rows = goods.map(([code, text, quantity, price], index) => [
      code,
      text,
      String(quantity),
      'CS',
      plain(price),
      (quantity * 9.07).toFixed(2),
      index >= 18 ? 'H' : '',
      plain(goodsAmounts[index] ?? 0),
    ]);
    head(1);
    pen.block(30, 84, 11, ['SHIP TO 448120', 'TRATTORIA NONNA PINA', '91 JAMES ST N, HAMILTON ON L8R 2K6']);
    pen.block(312, 84, 11, ['CUST PO: ANTONIO', 'TERMS: NET 14 DAYS', 'DRIVER: 0447']);
    const end = pen.rows(152, 36, columns, rows.slice(0, 15));
    pen
      .font('monoBold', 9)
      .at(312, end + 8, 'PAGE TOTAL CARRIED FORWARD')
      .right(582, end + 8, plain(sum(goodsAmounts.slice(0, 15))));
    pen.page();
    head(2);
    pen.at(84, 152, 'BROUGHT FORWARD').right(582, 152, plain(sum(goodsAmounts.slice(0, 15))));
    const last = pen.rows(176, 36, columns, rows.slice(15));
    pen
      .rule(312, last, 582)
      .font('mono', 9)
      .rows(
        last + 8,
        14,
        [312, -582],
        [
          ['CASES SHIPPED', String(sum(goods.map(([, , quantity]) => quantity)))],
          ['MERCHANDISE', plain(sum(goodsAmounts))],
          ['HST 13% (H)  R104422871', plain(goodsTax)],
        ],
      );
    pen
      .font('monoBold', 11)
      .at(312, last + 58, 'INVOICE TOTAL')
      .right(582, last + 58, dollars(goodsTotal))
      .font('sans', 7.5);
    pen.at(
      30,
      last + 90,
      'Claims for shortages within 24 hours. 2% service charge on overdue accounts. DUE 2026 NOV 18',
    );
  },
});

export const deliverySlip = unseenInvoice({
  name: 'delivery slip without prices',
  kind: 'other',
  number: null,
  total: null,
  amountDue: null,
  merchant: 'Pelican Paper & Janitorial',
  issuedOn: null,
  dueOn: null,
  parts: [],
  draw: (pen) => {
    pen
      .font('sansBold', 14)
      .at(40, 40, 'Pelican Paper & Janitorial')
      .font('sansBold', 16)
      .right(572, 40, 'PACKING SLIP')
      .font('sans', 9.5);
    pen.block(40, 60, 12, ['90 Paramount Rd', 'Winnipeg MB R2X 2W3', '204-555-0121']);
    pen.rows(
      64,
      14,
      [400, -572],
      [
        ['Ship date', '10/21/2026'],
        ['Order No.', 'SO-30885'],
        ['Customer PO', '4471'],
        ['Slip No.', 'PS-30885-1'],
      ],
    );
    pen
      .font('sansBold', 9.5)
      .at(40, 140, 'SHIP TO')
      .font('sans', 9.5)
      .block(40, 154, 12, ['Red River Dental Group', '1200 Pembina Hwy', 'Winnipeg MB R3T 2A7']);
    pen
      .box(40, 210, 532, 18, { fill: '#e6e6e6' })
      .font('sansBold', 9)
      .rows(
        215,
        0,
        [46, 120, -420, -490, -566],
        [['Item', 'Description', 'Ordered', 'Shipped', 'Back order']],
      );
    pen.font('sans', 9.5).rows(
      236,
      17,
      [46, 120, -420, -490, -566],
      [
        ['TW-200', 'Roll towel natural 205 ft, case 24', '6', '6', '0'],
        ['GL-M', 'Nitrile gloves medium, case 10', '4', '3', '1'],
        ['BG-3550', 'Garbage bag 35x50 strong, case 125', '10', '10', '0'],
      ],
    );
    pen
      .rule(40, 296, 572)
      .at(46, 304, 'Cartons: 19')
      .at(160, 304, 'Weight: 412.5 lb')
      .at(300, 304, 'Carrier: own truck 8');
    pen
      .font('sans', 9)
      .at(40, 360, 'Invoice will be sent separately.')
      .at(40, 390, 'Received by ____________________   Date ____________');
  },
});
