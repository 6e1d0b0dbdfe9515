import { describe, expect, it } from 'vitest';
import type { DocumentWords } from '../../../../../server/reader/document/document-words';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import { prefill } from '../../../../../server/src/financing/invoices/prefill';
import { drawDocument, scanDocument } from './build-invoice';

const read = (document: DocumentWords) => prefill(readInvoice(document));

const letterhead = `
  40:*14 Northfork Electric Inc.
  40:48 Foundry Street, Guelph ON N1H 3A1`;
const numbered = `${letterhead}
  380:Invoice No. || 480:20417
  380:Date || 480:2026-11-03`;
const customer = `
  40:Bill to
  40:Maple Bakery Inc.`;
const items = `
  40:Description || 480:Amount
  40:Wiring || 480:600.00
  40:Panel || 480:400.00`;
const sums = `
  400:Subtotal || 480:$1,000.00
  400:HST 13% || 480:$130.00
  400:Total || 480:$1,130.00`;

describe('a total', () => {
  it.each([
    'Inv. Amt',
    'Tot. Amt.',
    'Inv. Total',
    'Mt facture',
    'Tot. fact.',
    'Total présente facture',
    'Paiement requis',
    'Sale total',
  ])('is named by "%s"', (label) => {
    const document = drawDocument(`${numbered}${customer}${items}\n 400:${label} || 480:$1,000.00`);
    expect(read(document)).toEqual({ number: '20417', amount: 100_000 });
  });

  it('below its label is certain where the items come to it', () => {
    const document = (amount: string) =>
      drawDocument(`${numbered}${customer}${items}\n\n 400:Total\n 400:${amount}`);
    expect(read(document('$1,000.00')).amount).toBe(100_000);
    expect(read(document('$1,010.00')).amount).toBeNull();
  });

  it('is the last of a row whose charges and taxes come to it', () => {
    const document = (sum: string) =>
      drawDocument(`${numbered}${customer}${items}
        40:Goods || 160:Freight || 260:HST || 400:Now due
        40:1,000.00 || 160:100.00 || 260:143.00 || 400:${sum}`);
    expect(read(document('1,243.00')).amount).toBe(124_300);
    expect(read(document('1,253.00')).amount).toBeNull();
  });

  it('in larger letters is that of the row above, with a tax that nothing names', () => {
    const document = (sum: string) =>
      drawDocument(`${numbered}${customer}${items}
        40:Subtotal || 160:GST 5% || 260:9.975%
        400:TOTAL
        40:1,000.00 || 160:50.00 || 260:99.75
        400:*12 ${sum}`);
    expect(read(document('1,149.75')).amount).toBe(114_975);
    expect(read(document('1,199.75')).amount).toBeNull();
  });

  it('of a part is the invoice’s where the items come to it and nothing follows', () => {
    const document = (more = '') =>
      drawDocument(`${numbered}${customer}${items}\n 400:Total repair || 480:$1,000.00\n${more}`);
    expect(read(document()).amount).toBe(100_000);
    expect(read(document(' 40:Towing || 480:$250.00')).amount).toBeNull();
  });
});

describe('a number', () => {
  it.each([
    'Electronic invoice number',
    'Contract invoice no.',
    'Ticket #',
    'Transaction no.',
    'Docket no.',
    'Folio no.',
    'R.O. #',
    'Billet no',
    'No de vente',
    'Pièce no',
  ])('stands below "%s" in a row of heads', (label) => {
    const document = drawDocument(`${letterhead}
      440:*14 INVOICE
      40:Date || 140:${label} || 300:Customer no. || 400:Terms
      40:2026-11-03 || 140:20417 || 300:C8812 || 400:Net 30${customer}${items}${sums}`);
    expect(read(document)).toEqual({ number: '20417', amount: 113_000 });
  });

  it('of a purchase order is none', () => {
    const document = drawDocument(`${letterhead}
      440:*14 FACTURE
      380:No de bon de commande || 520:20417${customer}${items}${sums}`);
    expect(read(document).number).toBeNull();
  });
});

describe('a scan', () => {
  const top = `${letterhead}
    380:Invoice No. || 480:20417${customer}${items}`;

  it('is confirmed by taxes at their rates, however unclear its letters', () => {
    const document = (total: string) =>
      scanDocument(
        `${top}
        400:Subtotal || 480:$1,000.00
        400:HST 13% || 480:$130.00
        400:Total || 480:${total}`,
        '$1,000.00',
        '$130.00',
        total,
      );
    expect(read(document('$1,130.00')).amount).toBe(113_000);
    expect(read(document('$1,180.00')).amount).toBeNull();
  });

  it('is confirmed so of what a deposit leaves', () => {
    const document = (rest: string) =>
      scanDocument(
        `${top}${sums}\n 400:Deposit received || 480:-$300.00\n 400:Balance owing || 480:${rest}`,
        rest,
      );
    expect(read(document('$830.00')).amount).toBe(83_000);
    expect(read(document('$880.00')).amount).toBeNull();
  });

  it('has a dollar sign read as a small S', () => {
    const document = scanDocument(`${top}
      400:Sous-total || 480:1000,00s
      400:TPS 5 % || 480:50,00s
      400:TVQ 9,975 % || 480:99,75s
      400:Montant de la facture || 480:1149,75s`);
    expect(read(document).amount).toBe(114_975);
  });

  it('has a dollar sign read as an S before its amount', () => {
    const document = scanDocument(`${top}\n 40:Please pay S1,000.00 to Northfork Electric`);
    expect(read(document).amount).toBe(100_000);
  });

  it('has its labels joined, and letters of short words misread', () => {
    const document = scanDocument(`${letterhead}
      40:Invoice2026-48${customer}${items}
      40:TAXABLE || 160:TPS || 260:TVg || 400:APAYER
      40:1,000.00 || 160:50.00 || 260:99.75 || 400:1,149.75`);
    expect(read(document)).toEqual({ number: '2026-48', amount: 114_975 });
    const lost = scanDocument(`${top}
      400:Sous-total || 480:1,000.00
      400:TPS5% || 480:50.00
      400:TV99,975% || 480:99.75
      400:Total || 480:1,149.7`);
    expect(read(lost).amount).toBe(114_975);
  });

  it('lost a digit of one amount, which the others make', () => {
    const document = (tax: string, total: string) =>
      scanDocument(`${top}
        400:Subtotal || 480:4175.76
        400:HST(15%) || 480:${tax}
        400:Total || 480:${total}`);
    expect(read(document('626.36', '4802.1')).amount).toBe(480_212);
    expect(read(document('626.3', '4802.12')).amount).toBe(480_212);
    // a digit misread besides
    expect(read(document('626.36', '4808.1')).amount).toBeNull();
  });

  it('has no payment in the digits of a date', () => {
    const document = (sentence: string) => scanDocument(`${top}${sums}\n 40:${sentence}`);
    const asked = 'Payment by cheque or transfer to our office before August 31, 1.06';
    expect(read(document(asked)).amount).toBe(113_000);
    const made = 'Payment by cheque 4411 received before August 31, thank you 300.00';
    expect(read(document(made)).amount).toBeNull();
  });

  it('is sure of a number of digits sooner than of one with letters', () => {
    const document = (number: string) => {
      const { pages, ...rest } = scanDocument(
        `${letterhead}\n 380:Invoice No. || 480:${number}${customer}${items}${sums}`,
      );
      const words = (pages[0]?.words ?? []).map((word) =>
        word.text === number ? { ...word, confidence: 0.8 } : word,
      );
      return { ...rest, pages: pages.map((page) => ({ ...page, words })) };
    };
    expect(read(document('27045')).number).toBe('27045');
    expect(read(document('PI-27045')).number).toBeNull();
  });

  it('sets the prefix of a number apart after a title', () => {
    const document = scanDocument(`${letterhead}
      400:FACTURE DE VENTE M -88122
      400:Date || 480:2026-11-03${customer}${items}${sums}`);
    expect(read(document).number).toBe('M-88122');
  });

  it('has no handwriting in a larger amount below its head', () => {
    const document = (noted: string) =>
      scanDocument(
        `${top}
        40:Sub-total || 160:HST 13% || 300:TOTAL
        40:$1,000.00 || 160:$130.00
        300:*13 $1,130.00
        ${noted}`,
        '$1,130.00',
        '$900.00',
      );
    expect(read(document('')).amount).toBe(113_000);
    expect(read(document('200:$1,130.00')).amount).toBe(113_000);
    expect(read(document('200:$900.00')).amount).toBeNull();
  });
});
