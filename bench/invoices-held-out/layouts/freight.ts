import { dollars, plain, rate, share, sum } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const haul = [68_240, 14_672, 7500];
const haulTax = share(sum(haul), rate.gst);

export const truckLine = unseenInvoice({
  name: 'less-than-truckload freight bill',
  number: '330-774512',
  merchant: 'MOOSE MOUNTAIN TRANSPORT LTD.',
  issuedOn: '2026-06-11',
  dueOn: '2026-07-11',
  parts: [...haul, haulTax],
  draw: (pen) => {
    pen.font('sansBold', 15).at(30, 30, 'MOOSE MOUNTAIN TRANSPORT LTD.').font('sans', 8);
    pen.block(30, 50, 10, [
      'REMIT TO: 1600 PARK ST, REGINA SK S4N 2G3',
      'PH 306-555-0181   GST# 10337 5520 RT0001',
    ]);
    pen
      .font('sansBold', 13)
      .right(582, 30, 'FREIGHT BILL')
      .box(380, 50, 202, 60)
      .rule(380, 80, 582)
      .down(481, 50, 110);
    pen
      .font('sans', 7)
      .at(384, 53, 'PRO / INVOICE NO.')
      .at(485, 53, 'DATE')
      .at(384, 83, 'BILL OF LADING')
      .at(485, 83, 'TERMS');
    pen
      .font('monoBold', 11)
      .at(384, 64, '330-774512')
      .at(485, 64, '2026/06/11')
      .font('mono', 10)
      .at(384, 94, 'BL 8820461')
      .at(485, 94, 'NET 30 DAYS');
    for (const [index, head] of ['SHIPPER', 'CONSIGNEE', 'BILL TO (PREPAID)'].entries()) {
      const x = 30 + index * 184;
      pen
        .box(x, 120, 184, 66)
        .font('sans', 7)
        .at(x + 4, 123, head);
    }
    pen.font('mono', 8.5).block(34, 134, 11, ['CARVEL STEEL DRUMS', '55 LOGAN AVE', 'WINNIPEG MB R3C 1X2']);
    pen.block(218, 134, 11, ['WESTEND SEED CLEANERS', 'HWY 39 EAST', 'WEYBURN SK S4H 2K9']);
    pen.block(402, 134, 11, ['CARVEL STEEL DRUMS', '55 LOGAN AVE', 'WINNIPEG MB R3C 1X2', 'ACCT 20771']);
    pen.box(30, 194, 552, 200).rule(30, 210, 582).font('sans', 7.5);
    for (const x of [74, 330, 400, 470]) pen.down(x, 194, 394);
    pen
      .at(34, 199, 'PIECES')
      .at(78, 199, 'DESCRIPTION')
      .at(334, 199, 'WEIGHT LB')
      .at(404, 199, 'RATE/CWT')
      .at(474, 199, 'CHARGES');
    pen.font('mono', 9).rows(
      218,
      13,
      [-68, 78, -394, -464, -576],
      [
        ['8', 'PALLETS STEEL DRUMS EMPTY CL 100', '4,264', '16.004', plain(haul[0] ?? 0)],
        ['', 'FUEL SURCHARGE 21.5%', '', '', plain(haul[1] ?? 0)],
        ['', 'TAILGATE DELIVERY', '', '', plain(haul[2] ?? 0)],
        ['', 'GST', '', '', plain(haulTax)],
      ],
    );
    pen
      .box(30, 394, 552, 22)
      .font('monoBold', 10)
      .at(34, 401, '8')
      .right(394, 401, '4,264')
      .at(404, 401, 'TOTAL CAD')
      .right(576, 401, dollars(sum([...haul, haulTax])));
    pen
      .font('sans', 7.5)
      .at(30, 424, 'DRIVER: R. HALEY   TRAILER 5318   DELIVERED 06/10 14:25   RECEIVED BY: T. OLSON');
    pen.at(30, 436, 'Claims must be made in writing within 60 days. Overdue accounts lose all discounts.');
  },
});

const parcels = [
  1845, 2210, 1930, 6475, 1845, 3390, 2760, 1845, 4120, 2210, 1930, 5885, 1845, 2210, 3075, 1845, 2695, 7240,
  1845, 2210, 1930, 1845, 3390, 2760, 4415, 1845,
];
const parcelFuel = share(sum(parcels), 17_250);
const parcelTax = share(sum(parcels) + parcelFuel, rate.ontario);
const parcelTotal = sum(parcels) + parcelFuel + parcelTax;
const towns = ['Barrie', 'Orillia', 'Midland', 'Newmarket', 'Aurora', 'Collingwood', 'Mississauga'];

export const courier = unseenInvoice({
  name: 'courier, weekly invoice over two pages',
  number: 'W26-40-1187',
  merchant: 'Bluejay Same Day Couriers',
  issuedOn: '2026-10-03',
  dueOn: '2026-10-17',
  parts: [...parcels, parcelFuel, parcelTax],
  draw: (pen) => {
    const head = (page: number) => {
      pen.font('heavy', 18, '#1f5fa8').at(40, 34, 'Bluejay Same Day Couriers').font('text', 9.5, '#333333');
      pen
        .right(572, 34, 'Invoice W26-40-1187')
        .right(572, 47, 'Week ending Oct 3, 2026')
        .right(572, 60, `Page ${page} of 2`);
      pen.box(40, page === 1 ? 170 : 90, 532, 17, { fill: '#1f5fa8' }).font('strong', 9, '#ffffff');
      pen.rows(
        page === 1 ? 173 : 93,
        0,
        [44, 100, 180, 300, -500, -568],
        [['Date', 'Waybill', 'From', 'To', 'Weight (lb)', 'Charge']],
      );
      pen.font('text', 9.5);
    };
    const row = (index: number): readonly string[] => [
      `Sep ${28 + (index % 3)}`,
      `60${4471 + index * 3}`,
      'Vaughan',
      towns[index % towns.length] ?? '',
      String(4 + ((index * 7) % 31)),
      plain(parcels[index] ?? 0),
    ];
    const columns = [44, 100, 180, 300, -500, -568];
    const half = 18;
    head(1);
    pen
      .at(40, 84, 'Bill to:')
      .block(84, 84, 12, [
        'Arden Optical Labs Ltd.',
        '7700 Keele St, Unit 12',
        'Concord ON L4K 2A1',
        'Customer code ARDOPT',
      ]);
    pen
      .at(360, 84, 'Invoice date: October 3, 2026')
      .at(360, 97, 'Payment due: October 17, 2026')
      .at(360, 110, 'HST no. 82115 6640 RT0001');
    const end = pen.rows(
      194,
      24,
      columns,
      parcels.slice(0, half).map((_, index) => row(index)),
    );
    pen
      .font('strong', 9.5)
      .at(300, end + 4, 'Carried forward')
      .right(568, end + 4, plain(sum(parcels.slice(0, half))));
    pen.page();
    head(2);
    pen
      .font('strong', 9.5)
      .at(300, 114, 'Brought forward')
      .right(568, 114, plain(sum(parcels.slice(0, half))))
      .font('text', 9.5);
    const last = pen.rows(
      138,
      24,
      columns,
      parcels.slice(half).map((_, index) => row(index + half)),
    );
    pen.rule(300, last, 572);
    pen.rows(
      last + 8,
      17,
      [380, -568],
      [
        ['Deliveries (26)', plain(sum(parcels))],
        ['Fuel surcharge 17.25%', plain(parcelFuel)],
        ['HST 13%', plain(parcelTax)],
      ],
    );
    pen
      .font('heavy', 12)
      .at(380, last + 64, 'Invoice total')
      .right(568, last + 64, dollars(parcelTotal));
    pen
      .font('text', 9)
      .at(40, 720, 'Pay by EFT to ar@bluejaycouriers.example. NSF cheques are charged $45.00.');
  },
});
