import { describe, expect, it } from 'vitest';
import type { DocumentWords } from '../../../../../server/reader/document/document-words';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import { prefillConfidence } from '../../../../../server/reader/invoices/values/invoice-reading';
import { prefill } from '../../../../../server/src/financing/invoices/prefill';
import { buildDocument, drawDocument, scanDocument } from './build-invoice';

const findSureMerchant = (document: DocumentWords): string | null => {
  const { merchant } = readInvoice(document);
  return merchant && merchant.confidence >= prefillConfidence ? merchant.value : null;
};

const sums = `
  400:Subtotal || 480:$900.00
  400:HST 13% || 480:$117.00
  400:Total || 480:$1,017.00`;

describe('a summary of the account', () => {
  const draw = (heads: string, row: string): DocumentWords =>
    drawDocument(`
      40:Harbourline Fibre Inc. || 400:Invoice # A5512
      400:Invoice date 2026-05-04
      ${heads}
      ${row}
      40:Dedicated fibre || 480:$900.00
      ${sums}`);

  it('a head of what was paid is no stamp', () => {
    const document = draw(
      '40:Last invoice || 180:Paid || 300:This invoice || 480:Total due',
      '40:$640.00 || 180:-$640.00 || 300:$1,017.00 || 480:$1,017.00',
    );
    expect(prefill(readInvoice(document))).toEqual({ number: 'A5512', amount: 101_700 });
  });

  it('a stamp across the heads of a table of items is one', () => {
    const document = draw(
      '40:Description || 180:Paid || 300:Price || 480:Amount',
      '40:Router || 180:1 || 300:$900.00 || 480:$900.00',
    );
    expect(readInvoice(document).kind.value).toBe('receipt');
  });
});

describe('a scan', () => {
  const top = `
    40:Fromagerie du Ruisseau inc. || 400:FACTURE
    400:Facture : W-2891
    400:Date : 2026-10-25`;

  it('reads a dollar sign as an S, and a rate glued to its tax', () => {
    const document = scanDocument(`${top}
      40:Travaux || 480:1000,00S
      400:Sous-total || 480:1000,00S
      400:TPS@5% || 480:50,00$
      400:TVQ (9,975 %) || 480:99,75S
      400:PAIEMENT DU || 480:1149,75S`);
    expect(prefill(readInvoice(document))).toEqual({ number: 'W-2891', amount: 114_975 });
  });

  const unclear = (total: string): DocumentWords =>
    scanDocument(
      `${top}
      40:Meule || 480:1000,00$
      40:Retour || 480:-40,00$
      400:Sous-total || 480:960,00$
      400:TPS (5 %) || 480:48,00$
      400:TVQ || 480:95,76$
      400:Veuillez payer || 480:${total}`,
      total,
    );

  it('an amount of which OCR is not sure is certain as the sum of a subtotal and taxes at their rates', () => {
    expect(prefill(readInvoice(unclear('1103,76')))).toEqual({ number: 'W-2891', amount: 110_376 });
  });

  it('and is not if they come to another', () => {
    expect(prefill(readInvoice(unclear('1108,76'))).amount).toBeNull();
  });
});

describe('the number', () => {
  const draw = (number: string, amount: string): string => `
    40:Dockyard Print House || 400:Tax Invoice
    400:Invoice ${number}
    400:Date 2026-09-20
    40:Catalogue || 480:${amount}
    400:Total due || 480:${amount}`;
  const join = (...drawings: readonly string[]): DocumentWords =>
    buildDocument(...drawings.map((drawing) => drawDocument(drawing).pages[0]?.words ?? []));

  it('is not certain where another page has another one in its place', () => {
    const found = prefill(readInvoice(join(draw('B-98168', '$1,169.09'), draw('B-98169', '$1,562.63'))));
    expect(found).toEqual({ number: null, amount: null });
  });

  it('is certain where each page repeats it', () => {
    const found = prefill(readInvoice(join(draw('B-98168', '$1,169.09'), draw('B-98168', '$1,169.09'))));
    expect(found.number).toBe('B-98168');
  });
});

describe('the merchant', () => {
  it.each([
    ['Brightside Cafe', 'Harbourline Fibre Inc.'],
    // as likely a letterhead
    ['Brightside Cafe Inc.', null],
  ])('stands with its tax number below a letterhead that is a picture, above %s', (name, expected) => {
    const document = drawDocument(`
      400:Invoice # A5512
      400:Invoice date 2026-05-04
      40:${name}
      40:112 King St E
      40:Hamilton ON L8N 1B2
      40:Dedicated fibre || 480:$900.00
      ${'\n'.repeat(22)}
      ${sums}
      40:Harbourline Fibre Inc., 980 Prince Street, Truro NS. HST Reg. No. 742505852 RT0001`);
    expect(findSureMerchant(document)).toBe(expected);
  });

  it('is what follows the role of a party', () => {
    const document = drawDocument(`
      200:*14 APPLICATION FOR PAYMENT
      40:From (Contractor): Summit Ridge Roofing Corp. || 400:Invoice: 000253
      40:955 Laval Crescent, Kamloops, BC V2C 5P4 || 400:Date: 2026-11-19
      40:To (Owner): Elmdale Dental Group || 400:Due: 2026-12-19
      ${sums}`);
    expect(findSureMerchant(document)).toBe('Summit Ridge Roofing Corp.');
  });

  it('is not what a title for a kind of invoice begins with', () => {
    const document = drawDocument(`
      40:Wheatfield Equipment Rentals Ltd. || 400:Contract 234933
      40:1201 Chaplin St W || 400:Invoice # 26-5690
      40:Swift Current, SK S9H 0G4 || 400:Date 2026-03-21
      40:*16 RENTAL INVOICE
      40:Hartley Property Mgmt
      40:88 Wharf Street
      ${sums}`);
    expect(findSureMerchant(document)).toBe('Wheatfield Equipment Rentals Ltd.');
  });

  it('is not the title above it', () => {
    const document = drawDocument(`
      400:Your invoice
      40:*20 Borealis Mobility
      400:Account number: 319510163
      400:Invoice number: 76940
      400:Invoice date: November 10, 2026
      40:Old Mill Restaurant
      40:7 Mill Lane
      40:Elora ON N0B 1S0
      ${sums}`);
    expect(findSureMerchant(document)).toBe('Borealis Mobility');
  });
});

it('new charges are payable on a date', () => {
  const document = drawDocument(`
    40:Fibre du Littoral inc. || 400:Facture no 3614
    400:Date 2026-09-02
    ${sums}
    40:Nouveaux frais payables le 17 octobre 2026.`);
  const { dueOn } = readInvoice(document);
  expect(dueOn).toMatchObject({ value: '2026-10-17' });
  expect(dueOn?.confidence).toBeGreaterThanOrEqual(prefillConfidence);
});
