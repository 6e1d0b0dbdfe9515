import { bare, bill, dollars, plain, rate, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

/** As a word processor lays out: the heading spaced, some values drawn letter by letter. */
export function wordTemplate(): UnseenInvoice {
  const made = bill(
    [
      [1, 'Drone survey, Lots 4–9, Plan 88R-1120', 175000],
      [1, 'Orthomosaic and contour file', 62000],
      [310, 'Travel (km)', 72],
    ],
    [rate.ontario],
  );
  return unseenInvoice({
    name: 'word processor, spaced heading, values letter by letter',
    number: 'GV-2610-03',
    merchant: 'Grebe View Aerial Mapping',
    issuedOn: '2026-10-10',
    dueOn: '2026-10-31',
    parts: made.parts,
    draw: (p) => {
      p.font('serif', 14)
        .at(72, 60, 'Grebe View Aerial Mapping')
        .font('serifSlant', 10)
        .at(72, 78, 'Mapping the shoreline since 2019')
        .font('serif', 26, '#365f91')
        .letters(330, 56, 'INVOICE', 9);
      p.font('serif', 11)
        .letters(330, 104, 'Invoice # GV-2610-03', 0)
        .at(330, 118, 'Date: October 10, 2026')
        .at(72, 118, '3 Bay Street, Parry Sound, Ontario P2A 1S4');
      p.font('serifBold', 11)
        .at(72, 150, 'TO:')
        .font('serif', 11)
        .block(100, 150, 14, ['Seguin Shores Development', '88 Rosseau Road', 'Seguin ON P2A 2W8']);
      for (const x of [72, 192, 312, 432])
        p.box(x, 210, 120, 18, { line: '#365f91' }).box(x, 228, 120, 18, { line: '#365f91' });
      p.font('serifBold', 9).rows(
        214,
        0,
        [78, 198, 318, 438],
        [['SALESPERSON', 'JOB', 'PAYMENT TERMS', 'DUE DATE']],
      );
      p.font('serif', 10).rows(
        232,
        0,
        [78, 198, 318, 438],
        [['Wren', '26-114', 'Three weeks', 'October 31, 2026']],
      );
      p.box(72, 264, 480, 16, { fill: '#dbe5f1' })
        .font('serifBold', 9)
        .rows(268, 0, [78, 130, -450, -546], [['QTY', 'DESCRIPTION', 'UNIT PRICE', 'LINE TOTAL']]);
      p.font('serif', 10.5);
      const y = p.rows(
        288,
        20,
        [78, 130, -450, -546],
        made.rows.map((r) => [`${r.quantity}`, r.text, plain(r.unit), plain(r.amount)]),
      );
      p.rule(72, y, 552, '#365f91').block(-450, y + 8, 18, ['SUBTOTAL', 'HST 13%', 'TOTAL']);
      p.right(546, y + 8, plain(made.subtotal)).right(546, y + 26, plain(tax(made)));
      p.font('serifBold', 10.5)
        .letters(488, y + 44, dollars(made.total), 0)
        .font('serif', 10)
        .at(72, y + 90, 'Make all cheques payable to Grebe View Aerial Mapping (HST 70551 2284 RT0001)');
      p.font('serifBold', 11, '#365f91').centre(306, y + 116, 'Thank you for your business!');
    },
  });
}

export function spreadsheet(): UnseenInvoice {
  const made = bill(
    [
      [120, 'Bales, second cut alfalfa, small square', 950],
      [14, 'Round bales, oat greenfeed', 8500],
      [2, 'Delivery, flat deck', 17500],
    ],
    [],
  );
  return unseenInvoice({
    name: 'spreadsheet with a full grid, bare numbers and empty rows',
    number: '57',
    merchant: 'Whitemud Ridge Farms',
    issuedOn: '2026-09-03',
    dueOn: '2026-09-17',
    parts: made.parts,
    draw: (p) => {
      const edges = [50, 110, 340, 450, 562];
      const grid = (y: number, cells: readonly string[], face: 'sans' | 'sansBold' = 'sans'): void => {
        for (const [i, x] of edges.slice(0, -1).entries())
          p.box(x, y, (edges[i + 1] ?? x) - x, 17, { line: '#999999' });
        p.font(face, 9.5).rows(y + 4, 0, [-104, 116, -444, -556], [cells]);
      };
      p.font('sansBold', 18)
        .at(50, 50, 'Whitemud Ridge Farms')
        .font('sans', 9.5)
        .block(50, 74, 13, ['SE 14-31-22 W4', 'Big Valley AB T0J 0G0', 'Neil 403-555-0155']);
      p.font('sansBold', 18)
        .right(562, 50, 'INVOICE')
        .font('sans', 9.5)
        .rows(
          80,
          15,
          [-470, -562],
          [
            ['Invoice #', '57'],
            ['Date', '3-Sep-2026'],
            ['Due in', '14 days'],
          ],
        );
      p.at(50, 140, 'Bill to:  Hand Hills Equestrian, RR1 Delia AB T0J 0W0');
      grid(170, ['Qty', 'Item', 'Each', 'Amount'], 'sansBold');
      for (let i = 0; i < 12; i += 1) {
        const r = made.rows[i];
        grid(
          187 + i * 17,
          r === undefined ? ['', '', '', '-'] : [`${r.quantity}`, r.text, bare(r.unit), bare(r.amount)],
        );
      }
      grid(391, ['', '', 'GST (n/a)', '0.00']);
      grid(408, ['', '', 'Total', bare(made.total)], 'sansBold');
      p.font('sans', 9.5).at(
        50,
        440,
        'Agricultural feed is zero-rated. e-transfer: neil@whitemudridge.example',
      );
    },
  });
}

export function farmPad(): UnseenInvoice {
  const made = bill(
    [
      [80, 'lbs carrots, field run', 95],
      [25, 'cs kale', 2400],
      [12, 'flats strawberries (day neutral)', 3600],
    ],
    [],
  );
  return unseenInvoice({
    name: 'pad of numbered slips with a red number',
    number: '00482',
    merchant: 'Sorrel Hill Farm',
    // the seventh of August or the eighth of July: nobody can say
    issuedOn: null,
    dueOn: null,
    parts: made.parts,
    size: [396, 560],
    draw: (p) => {
      p.font('serifBold', 18)
        .at(24, 24, 'Sorrel Hill Farm')
        .font('serif', 9)
        .at(24, 46, '2290 Bay Rd, Wolfville NS')
        .font('monoBold', 15, '#c92a2a')
        .right(372, 26, '00482')
        .font('serif', 9)
        .right(372, 46, 'INVOICE');
      p.at(24, 74, 'Date')
        .rule(52, 84, 180)
        .at(24, 92, 'Sold to')
        .rule(60, 102, 372)
        .font('sansSlant', 11, '#1c3d8f')
        .at(58, 70, '7/8/26')
        .at(64, 89, 'Grand Pré Farm Market');
      for (let i = 0; i < 14; i += 1) p.rule(24, 140 + i * 22, 372, '#7aa5d8');
      p.down(70, 118, 426, '#7aa5d8')
        .down(300, 118, 426, '#7aa5d8')
        .font('serif', 8)
        .at(26, 122, 'QUAN.')
        .at(76, 122, 'DESCRIPTION')
        .at(306, 122, 'AMOUNT')
        .font('sansSlant', 11, '#1c3d8f');
      p.rows(
        146,
        22,
        [30, 76, -366],
        made.rows.map((r) => [`${r.quantity}`, r.text, bare(r.amount)]),
      );
      p.font('serifBold', 10)
        .at(246, 412, 'TOTAL')
        .font('sansSlant', 12, '#1c3d8f')
        .right(366, 411, bare(made.total))
        .font('serif', 8)
        .at(24, 450, 'Thank you!   Claims and returned goods MUST be accompanied by this bill.');
    },
  });
}

export function staffing(): UnseenInvoice {
  const made = bill(
    [
      [40, 'Bains, J. - Forklift operator, regular', 3150],
      [6.5, 'Bains, J. - Forklift operator, overtime', 4725],
      [37.5, 'Cormier, L. - Order picker, regular', 2680],
      [40, 'Duong, T. - Order picker, regular', 2680],
      [28.5, 'Edwards, K. - Shipper/receiver', 2995],
    ],
    [rate.ontario],
  );
  return unseenInvoice({
    name: 'staffing agency with hours by person and a week ending',
    number: 'SI-0261044',
    merchant: 'Ready Roster Staffing Inc.',
    issuedOn: '2026-10-18',
    dueOn: '2026-11-17',
    parts: made.parts,
    draw: (p) => {
      p.font('strong', 17, '#5f3dc4')
        .at(42, 36, 'Ready Roster')
        .font('text', 8.5)
        .at(42, 58, 'Ready Roster Staffing Inc. | 7 Director Court, Unit 106, Vaughan ON L4L 4S5');
      p.font('strong', 10)
        .right(570, 36, 'INVOICE')
        .font('text', 9)
        .right(570, 50, 'SI-0261044')
        .right(570, 62, 'Sunday, October 18, 2026');
      p.box(42, 84, 528, 54, { fill: '#f3f0ff' })
        .font('text', 9)
        .rows(
          92,
          14,
          [50, 140, 330, 420],
          [
            ['Client', 'Humber Crossdock LP', 'Client ID', '20077'],
            ['Week ending', '2026-10-17', 'Cost centre', 'WH-2'],
            ['Approver', 'R. Singh', 'Terms', 'Net 30 (Nov 17, 2026)'],
          ],
        );
      p.font('strong', 9, '#5f3dc4').rows(
        156,
        0,
        [42, -380, -470, -570],
        [['Associate / position', 'Hours', 'Bill rate', 'Charge']],
      );
      p.rule(42, 169, 570, '#5f3dc4').font('text', 9.5);
      const y = p.rows(
        178,
        18,
        [42, -380, -470, -570],
        made.rows.map((r) => [r.text, r.quantity.toFixed(2), plain(r.unit), plain(r.amount)]),
      );
      p.rule(42, y, 570)
        .font('strong', 9.5)
        .at(42, y + 8, 'Total hours')
        .right(380, y + 8, '152.50')
        .right(570, y + 8, plain(made.subtotal));
      p.font('text', 9.5)
        .right(470, y + 28, 'HST 13%')
        .right(570, y + 28, plain(tax(made)));
      p.font('strong', 12, '#5f3dc4')
        .right(470, y + 50, 'Please remit')
        .right(570, y + 50, dollars(made.total))
        .font('text', 8)
        .at(42, y + 110, 'HST 88210 4459 RT0001. Rates include WSIB, EI, CPP, EHT and vacation pay.');
    },
  });
}
