import { bill, dollars, plain, rate, share } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

export function exporterUsd(): UnseenInvoice {
  const made = bill(
    [
      [22000, 'Lentils, large green No. 1, bulk (kg)', 98],
      [1, 'Container stuffing, Saskatoon', 65000],
    ],
    [],
  );
  return unseenInvoice({
    name: 'exporter, all amounts in US funds',
    number: 'X-26-0188',
    merchant: 'Pulse Prairie Exports Ltd.',
    currency: 'USD',
    issuedOn: '2026-10-22',
    dueOn: '2026-11-21',
    parts: made.parts,
    draw: (p) => {
      p.font('serifBold', 16)
        .centre(306, 40, 'PULSE PRAIRIE EXPORTS LTD.')
        .font('serif', 9)
        .centre(306, 60, '2220 Northridge Dr, Saskatoon SK S7L 6X8 Canada')
        .font('serifBold', 13)
        .centre(306, 84, 'COMMERCIAL INVOICE')
        .font('serif', 10);
      p.rows(
        112,
        15,
        [60, 160, 330, 420],
        [
          ['Invoice No.', 'X-26-0188', 'B/L', 'MEDU7744120'],
          ['Date', '22 October 2026', 'Container', 'TCLU 440218-7'],
          ['Payment', 'TT by 21 November 2026', 'Incoterm', 'FCA Saskatoon'],
          ['Consignee', 'Great Lakes Soup Co., Duluth MN', 'HS', '0713.40'],
        ],
      );
      const y = p.rows(
        200,
        20,
        [60, -380, -460, -552],
        made.rows.map((r) => [r.text, `${r.quantity}`, plain(r.unit), plain(r.amount)]),
      );
      p.rule(60, y, 552)
        .font('serifBold', 11)
        .at(300, y + 10, 'TOTAL IN U.S. DOLLARS')
        .right(552, y + 10, `US${dollars(made.total)}`)
        .font('serif', 9)
        .at(60, y + 50, 'All amounts in U.S. funds. Zero-rated export. Net weight 22,000 kg.');
    },
  });
}

export function softwareUsd(): UnseenInvoice {
  const made = bill(
    [
      [25, 'Pro plan, per user', 2900],
      [1, 'Data add-on', 15000],
    ],
    [rate.ontario],
  );
  return unseenInvoice({
    name: 'software in USD with HST',
    number: 'LM-88120',
    merchant: 'Loonmetrics Inc.',
    currency: 'USD',
    issuedOn: '2026-11-01',
    dueOn: '2026-11-01',
    parts: made.parts,
    draw: (p) => {
      p.font('heavy', 18, '#7048e8')
        .at(44, 44, 'loonmetrics')
        .font('text', 9)
        .block(44, 70, 12, ['Loonmetrics Inc.', '55 King St W, Kitchener ON', 'HST 79921 1180 RT0001']);
      p.font('strong', 9).rows(
        46,
        14,
        [-470, -568],
        [
          ['Invoice no.', 'LM-88120'],
          ['Issued', 'Nov 1, 2026'],
          ['Due', 'On receipt'],
          ['Currency', 'USD'],
        ],
      );
      p.rule(44, 126, 568).font('text', 10).at(44, 136, 'Bill to: Galt Gear Works, Cambridge ON');
      const y = p.rows(
        176,
        22,
        [44, -380, -470, -568],
        made.rows.map((r) => [r.text, `${r.quantity}`, dollars(r.unit), dollars(r.amount)]),
      );
      p.rule(44, y, 568).rows(
        y + 8,
        18,
        [-470, -568],
        [
          ['Subtotal', dollars(made.subtotal)],
          ['HST 13%', dollars(made.taxes[0] ?? 0)],
          ['Total (USD)', dollars(made.total)],
          ['Amount due (USD)', dollars(made.total)],
        ],
      );
    },
  });
}

export function partsUsd(): UnseenInvoice {
  const made = bill(
    [
      [2, 'Overhaul kit, turboprop starter', 418000],
      [1, 'Certification release, form one', 22500],
    ],
    [],
  );
  return unseenInvoice({
    name: 'aviation parts in USD, code in the head of the column',
    number: 'AR-0044190',
    merchant: 'Tundra Wing Aero Parts',
    currency: 'USD',
    issuedOn: '2026-10-05',
    dueOn: '2026-11-04',
    parts: made.parts,
    draw: (p) => {
      p.font('sansBold', 14)
        .at(40, 40, 'Tundra Wing Aero Parts')
        .font('sans', 8.5)
        .at(40, 58, 'Hangar 4, 5 Old Airport Rd, Yellowknife NT X1A 3T2')
        .box(390, 36, 182, 70)
        .font('sans', 9);
      p.rows(
        42,
        15,
        [396, -566],
        [
          ['INVOICE', 'AR-0044190'],
          ['DATE', '05 OCT 2026'],
          ['DUE', '04 NOV 2026'],
          ['RO#', 'TW-2218'],
        ],
      );
      p.at(40, 92, 'Sold to: Barren Lands Air Charter')
        .box(40, 130, 532, 16, { fill: '#dee2e6' })
        .font('sansBold', 8)
        .rows(134, 0, [46, -360, -460, -566], [['PART / SERVICE', 'QTY', 'UNIT USD', 'AMOUNT USD']]);
      p.font('sans', 9.5);
      const y = p.rows(
        156,
        20,
        [46, -360, -460, -566],
        made.rows.map((r) => [r.text, `${r.quantity}`, plain(r.unit), plain(r.amount)]),
      );
      p.rows(
        y + 10,
        17,
        [380, -566],
        [
          ['SUBTOTAL', plain(made.subtotal)],
          ['GST (0%)', '0.00'],
        ],
      );
      p.font('sansBold', 11)
        .at(380, y + 50, 'TOTAL USD')
        .right(566, y + 50, plain(made.total))
        .font('sans', 8)
        .at(40, 740, 'Core charge applies if the core is not returned within 30 days.');
    },
  });
}

export function machineEur(): UnseenInvoice {
  const made = bill(
    [
      [1, 'Spare spindle HSK-A63', 894000],
      [3, 'Commissioning day', 118000],
    ],
    [],
  );
  const european = (cents: number): string =>
    plain(cents).replace(/[,.]/g, (mark) => (mark === ',' ? '.' : ','));
  return unseenInvoice({
    name: 'machine parts in euros, points between thousands',
    number: 'RE-2026-3107',
    merchant: 'Fräswerk Canada Service ULC',
    currency: 'EUR',
    issuedOn: '2026-09-21',
    dueOn: '2026-10-21',
    parts: made.parts,
    draw: (p) => {
      p.font('strong', 15)
        .at(60, 50, 'Fräswerk Canada Service ULC')
        .font('text', 9)
        .at(60, 70, '2100 Meadowpine Blvd, Mississauga ON L5N 6S3')
        .font('light', 22)
        .at(60, 110, 'Invoice RE-2026-3107')
        .font('text', 10);
      p.rows(
        150,
        15,
        [60, 180],
        [
          ['Invoice date', '21.09.2026'],
          ['Payable until', '21.10.2026'],
          ['Your order', '450-22817'],
          ['Customer', 'Welland Canal Machine Works'],
        ],
      );
      const y = p.rows(
        236,
        20,
        [60, -360, -460, -552],
        made.rows.map((r) => [r.text, `${r.quantity}`, european(r.unit), european(r.amount)]),
      );
      p.rule(60, y, 552)
        .font('strong', 12)
        .at(330, y + 10, 'Total EUR')
        .right(552, y + 10, `€ ${european(made.total)}`)
        .font('text', 9)
        .at(60, y + 50, 'Please pay in EUR, free of charges for the beneficiary.');
    },
  });
}

/** The bookkeeper pays in dollars of Canada; the US sum is told for comparison. */
export function bothCurrencies(): UnseenInvoice {
  const usd = 640000;
  const cad = Math.round(usd * 1.3712);
  const freight = 18500;
  const hst = share(cad + freight, rate.ontario);
  return unseenInvoice({
    name: 'priced in US dollars, payable in Canadian',
    number: '7-44018',
    merchant: 'Niagara Press & Die Imports',
    issuedOn: '2026-10-26',
    dueOn: '2026-11-25',
    parts: [cad, freight, hst],
    draw: (p) => {
      p.font('sansBold', 14)
        .at(40, 40, 'Niagara Press & Die Imports')
        .font('sans', 9)
        .at(40, 58, '8200 Stanley Ave, Niagara Falls ON L2G 6X8  HST 84417 2208 RT0001')
        .font('sansBold', 14)
        .right(572, 40, 'Invoice 7-44018')
        .font('sans', 10);
      p.rows(
        88,
        15,
        [40, 140, 340, 440],
        [
          ['Date', 'October 26, 2026', 'Customer', 'Port Colborne Stampings'],
          ['Due', 'November 25, 2026', 'PO', 'PC-5512'],
        ],
      );
      p.rule(40, 130, 572).rows(
        138,
        20,
        [40, -460, -572],
        [
          ['Item', 'USD', 'CAD'],
          ['Die set, progressive, 2-station', plain(usd), plain(cad)],
          ['Inbound freight', '', plain(freight)],
        ],
      );
      p.at(40, 206, 'Rate of exchange on October 26, 2026: 1 USD = 1.3712 CAD').rule(40, 226, 572);
      p.rows(
        234,
        18,
        [360, -572],
        [
          ['Subtotal CAD', plain(cad + freight)],
          ['HST 13%', plain(hst)],
        ],
      );
      p.font('sansBold', 12)
        .at(360, 276, 'Total payable CAD')
        .right(572, 276, dollars(cad + freight + hst))
        .font('sans', 8.5)
        .at(40, 320, `Memo: goods US${dollars(usd)}. Payment is accepted in Canadian dollars only.`);
    },
  });
}
