import { describe, expect, it } from 'vitest';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import { findDates } from '../../../../../server/reader/invoices/values/find-dates';
import { drawDocument, getPrefilled } from './build-invoice';

const sums = `
  40:Description || 480:Amount
  40:Repair of the loading dock || 480:$1,000.00
  400:HST 13% || 480:$130.00
  400:Total || 480:$1,130.00`;

const read = (head: string, end = '') => readInvoice(drawDocument(`${head}\n\n${sums}\n\n${end}`));
const readName = (head: string, end = '') => getPrefilled(read(head, end).merchant);
const readIssued = (head: string, end = '') => getPrefilled(read(head, end).issuedOn);
const readDue = (head: string, end = '') => getPrefilled(read(head, end).dueOn);

const sender = '40:*16 Dunlop Lift Services Inc. || 400:INVOICE 4471';

describe('the name of a letterhead', () => {
  const customer = `
    40:Bill to
    40:Marlin Foundry
    40:Guelph ON N1H 3A1`;

  it.each(['Regina SK', '34 Transformer Way', '7167 Barlow Trail SE'])('is not `%s` above it', (address) => {
    const head = `
      400:${address}
      40:*18 Kiln Comma Copywriting || 300:Invoice 217
      ${customer}`;
    expect(readName(head)).toBe('Kiln Comma Copywriting');
  });

  it('may contain the name of a country or of a street', () => {
    const head = (name: string) => `
      40:${name} || 400:Invoice 217
      40:1 Reactor Road, Sarnia ON N7T 0A1

      40:Hespeler Tube & Moulding
      40:Cambridge ON N3C 0A1
      40:Customer 310087`;
    expect(readName(head('Borealplex Polymers Canada ULC'))).toBe('Borealplex Polymers Canada ULC');
    expect(readName(head('Hanlon Drive Bakery Ltd.'))).toBe('Hanlon Drive Bakery Ltd.');
  });

  it('is not a title with a number of letters and digits', () => {
    const head = `
      400:Facture CM-0418
      40:*15 Camp musical Val-des-Pins
      40:Val-David (Québec) J0T 0A1`;
    expect(readName(head)).toBe('Camp musical Val-des-Pins');
  });

  it('may stand before the title, or before its address', () => {
    expect(readName(`40:*14 Stonebarrel Brewing Co. INVOICE\n${customer}`)).toBe('Stonebarrel Brewing Co.');
    const line = '40:Keewatin Bakers Supply Ltd, 60 Higgins Ave, Winnipeg MB R3B 0A5';
    expect(readName(`${line}\n400:Invoice 88213\n${customer}`)).toBe('Keewatin Bakers Supply Ltd');
  });

  it('is read whole where a narrow column breaks it', () => {
    const head = `
      40:*14 Studio
      40:*14 Grande-Allée
      400:Facture 77`;
    expect(readName(head)).toBe('Studio Grande-Allée');
  });

  it('is open where a file joins its words', () => {
    const head = (name: string) => `40:*18 ${name}\n40:12 Mill Street\n${customer}`;
    expect(readName(head('Va illancourtDesrosiersavocatss encrl'))).toBeNull();
    expect(readName(head('CIDRERIEDESH AU T S - BOIS'))).toBeNull();
    expect(readName(head('D & L McKenzie Ltd.'))).toBe('D & L McKenzie Ltd.');
  });

  it('is not doubtful for the next column of a `Fournisseur`', () => {
    const head = `
      40:*18 Courtage Lacolle inc. || 400:FACTURE
      40:9, montée de la Douane, Lacolle QC J0J 0A0

      40:FOURNISSEUR || 200:POIDS
      40:Alpen Rad GmbH || 200:288 kg`;
    expect(readName(head)).toBe('Courtage Lacolle inc.');
  });
});

describe('the date of a paper without a label', () => {
  it.each([
    ['alone', '40:March 4, 2026'],
    ['after its town', '40:St. John’s, March 4, 2026'],
    ['after a French town', '40:Trois-Rivières, le 4 mars 2026'],
    ['after the invoice number', '40:Invoice LSC-318, March 4, 2026'],
    ['as that of billing', '400:Billed: 4 March 2026'],
    ['before the day of payment', '40:March 4, 2026 — due April 3, 2026'],
    ['beside the customer', '40:Sold to Lake Diefenbaker Irrigation || 400:2026-03-04'],
  ])('is read %s', (_, line) => {
    expect(readIssued(`${sender}\n\n${line}`)).toBe('2026-03-04');
  });

  it('is read though a sentence has another', () => {
    expect(readIssued(`${sender}\n\n40:March 4, 2026\n\n40:Under the agreement of 12 September 2025`)).toBe(
      '2026-03-04',
    );
  });

  it.each([
    ['in a sentence', '40:Your visit of March 4, 2026'],
    ['of an event', '40:Event March 4, 2026'],
    ['of a period', '40:Invoice 4471, March 4, 2026 to April 3, 2026'],
    ['below another label', '40:Ship date\n40:March 4, 2026'],
    ['of an item', '40:March 4, 2026 || 480:$300.00'],
    ['in a column', '40:March 4, 2026\n40:March 9, 2026'],
  ])('is open %s', (_, lines) => {
    expect(readIssued(`${sender}\n\n${lines}`)).toBeNull();
  });
});

describe('the label `Date`', () => {
  it('above the rows of an account is not the date of the paper', () => {
    const head = `
      ${sender}
      400:Statement date April 30, 2026

      40:Date || 200:Details || 480:Balance
      40:2026-03-04 || 200:Invoice 88102 || 480:1,205.50
      40:2026-03-19 || 200:Invoice 88177 || 480:1,635.60`;
    expect(readIssued(head)).toBe('2026-04-30');
  });

  it('with the name of another day is not that of the invoice', () => {
    const head = `${sender}\n\n40:Date of event June 19, 2026\n40:Invoice E-0626, June 20, 2026`;
    expect(readIssued(head)).toBe('2026-06-20');
  });

  it('may be far from its value', () => {
    expect(readIssued(`${sender}\n40:Date || 400:2026-03-04`)).toBe('2026-03-04');
  });

  it('is not that of the end of a period', () => {
    expect(readIssued(`${sender}\n\n40:Émission des relevés au 31 mars 2026`)).toBeNull();
  });
});

describe('when an invoice is due', () => {
  const head = `${sender}\n400:Invoice date 2026-03-04`;

  it.each([
    ['Terms: 2% 10 days, net 30 days', '2026-04-03'],
    ['Terms: 2/10 n/30', '2026-04-03'],
    ['Terms: thirty (30) days', '2026-04-03'],
    ['Payable à 30 jours', '2026-04-03'],
    ['Payable within 15 days', '2026-03-19'],
    ['Please pay $1,130.00 by April 11, 2026.', '2026-04-11'],
    ['Paiement à 30 jours, soit le 3 avril 2026.', '2026-04-03'],
    ['Balance payable by April 11, 2026', '2026-04-11'],
    ['Payable until 2026-04-11', '2026-04-11'],
    ['Prélèvement automatique le 11 avril 2026', '2026-04-11'],
  ])('is read in `%s`', (line, date) => {
    expect(readDue(head, `40:${line}`)).toBe(date);
  });

  it.each([
    'Remaining balance was due 2026-04-11',
    'Payment by April 11, 2026 earns a discount of 2%.',
    'Please pay for the services to April 11, 2026',
    'Payment falls due 28 days after receipt of a certificate',
    'Retenue payable à la réception. Paiement 30 jours.',
  ])('is open in `%s`', (line) => {
    expect(readDue(head, `40:${line}`)).toBeNull();
  });

  it('is open with two days', () => {
    const end = '40:50% due now (by April 11, 2026)\n40:50% due May 1, 2026';
    expect(readDue(head, end)).toBeNull();
  });

  it('is the nearer of two dates in one cell', () => {
    const lines = `
      40:Date || 120:Due date
      40:15 Jan 2026 04 Feb 2026`;
    expect(readDue(`${sender}\n${lines}`)).toBe('2026-02-04');
  });

  it('tells the order of day and month, as no invoice is due the next day', () => {
    const ordered = `${sender}\n400:Invoice date 06/11/2026\n400:Due date 07/11/2026`;
    expect(readIssued(ordered)).toBe('2026-06-11');
    expect(readDue(ordered)).toBe('2026-07-11');
  });
});

it.each([
  ['26-02-09', '2026-02-09'],
  ['15JUL26', '2026-07-15'],
  ['26/JUN/2026', '2026-06-26'],
  ['June 1/26', '2026-06-01'],
])('the date %s is read', (text, date) => {
  expect(findDates(text).map(({ readings }) => readings)).toEqual([[date]]);
});
