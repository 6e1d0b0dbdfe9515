import { describe, expect, it } from 'vitest';
import { findAmountEntries } from '../../../../../server/reader/invoices/fields/amounts/amount-entries';
import { buildLayout } from '../../../../../server/reader/invoices/layout/document-layout';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import { prefill } from '../../../../../server/src/financing/invoices/prefill';
import { drawDocument, getPrefilled } from './build-invoice';

const sums = `
  400:Subtotal || 480:$6,480.00
  400:GST 5% || 480:$324.00
  400:Total || 480:$6,804.00`;

describe('payments made, whose label without accents is that of a due date', () => {
  const draw = (first: string, second: string) =>
    readInvoice(
      drawDocument(`
        40:Plomberie Lacasse-Dubé || 400:FACTURE
        400:Numéro de facture: 1056
        400:Date de facture: 3 décembre 2025
        400:Montant à payer (CAD): || 480:4 985,56 $
        400:Sous-total : || 480:7 380,35 $
        400:TPS 5 % || 480:369,02 $
        400:TVQ 9,975 % || 480:736,19 $
        400:Total: || 480:8 485,56 $
        280:${first} || 480:2 000,00 $
        280:${second} || 480:1 500,00 $
        400:Montant à payer (CAD): || 480:4 985,56 $`),
    );

  it('explain what is left to pay', () => {
    const reading = draw(
      'Paiement du 28 novembre 2025 par chèque',
      'Paiement du 2 décembre 2025 reçu, merci',
    );
    expect(prefill(reading)).toEqual({ number: '1056', amount: 498_556 });
  });

  it('`Paiement dû` is none', () => {
    const document = drawDocument(`
      40:Plomberie Lacasse-Dubé || 400:FACTURE
      400:Numéro de facture: 1056
      400:Sous-total : || 480:1 000,00 $
      400:TPS 5 % || 480:50,00 $
      400:Total: || 480:1 050,00 $
      300:Paiement dû 2 janvier 2026 par chèque || 480:1 050,00 $`);
    expect(getPrefilled(readInvoice(document).amountDue)).toBe(105_000);
    expect(
      findAmountEntries(buildLayout(document)).find(({ label }) => label.words === 'paiement du')?.role,
    ).toBe('due');
  });
});

it('the second half of a postal code beside a label is no number', () => {
  const { number } = readInvoice(
    drawDocument(`
      360:Atelier Numérique Boréalis inc.
      40:FACTURE || 360:1023, rue Notre-Dame
      360:Saint-Hyacinthe (Québec) J2L
      200:Numéro de facture || 360:7V5
      200:INV-0613 || 360:450-555-9353
      ${sums}`),
  );
  expect(getPrefilled(number)).toBe('INV-0613');
});

it('a number shared by invoice and application', () => {
  const { number } = readInvoice(
    drawDocument(`
      40:*14 DEMANDE DE PAIEMENT – Béton Préfab Matane inc.
      40:2835, boul. Industriel || 300:Facture/Demande no || 440:DP-04
      40:Gatineau (Québec) J8Y 5R6
      ${sums}`),
  );
  expect(getPrefilled(number)).toBe('DP-04');
});

it('a title before the name, in one line, is not of the name', () => {
  const { merchant } = readInvoice(
    drawDocument(`
      40:*14 APPLICATION FOR PAYMENT – Ironbridge Structural Ltd.
      40:2813 Old Mill Road, Barrie, ON L4N 7H2
      300:Invoice no. || 440:PA-06
      ${sums}`),
  );
  expect(merchant?.value).toBe('Ironbridge Structural Ltd.');
});

it('an amount due that goes on with `present invoice` is beside its row', () => {
  const reading = readInvoice(
    drawDocument(`
      40:Ventilation Hébert-Simard inc.
      40:FACTURE - DÉCOMPTE PROGRESSIF
      40:No de facture: 24-077-03
      300:Travaux de ce décompte || 480:109 740,00 $
      300:Moins retenue de 10 % || 480:-10 974,00 $
      300:Sous-total || 480:98 766,00 $
      300:TPS 5 % || 480:4 938,30 $
      300:TVQ 9,975 % || 480:9 851,91 $
      300:MONTANT DÛ - PRÉSENTE FACTURE || 480:113 556,21 $
      300:Retenue cumulative à ce jour || 480:16 913,50 $`),
  );
  expect(prefill(reading)).toEqual({ number: '24-077-03', amount: 11_355_621 });
});

it('a fee for due diligence is not due by itself', () => {
  const { amountDue } = readInvoice(
    drawDocument(`
      40:Thistlewood Marchetti LLP || 400:Account no. 48817
      40:Drafting an agreement || 480:$4,788.00
      40:Corporate due diligence || 480:$1,922.00
      40:Total fees || 480:$6,710.00
      40:Registry searches || 480:$142.00
      40:HST 13% || 480:$872.30
      40:TOTAL ACCOUNT || 480:$7,724.30
      40:Less: applied from trust retainer || 480:-$2,500.00
      40:BALANCE DUE AND OWING || 480:$5,224.30`),
  );
  expect(getPrefilled(amountDue)).toBe(522_430);
});

describe('an amount due in two columns', () => {
  const draw = (sentence: string) =>
    readInvoice(
      drawDocument(`
        40:Foothills Compliance Network
        40:MEMBERSHIP AND LICENCE INVOICE NO. M-20418
        40:${sentence}
        300:Annual payment || 420:Two instalments
        40:Platform licence, 40 seats || 300:$6,480.00 || 420:$3,240.00
        40:Administration fee || 420:$45.00
        40:GST 5% || 300:$324.00 || 420:$164.25
        40:Amount to remit now || 300:$6,804.00 || 420:$3,449.25
        40:Second instalment of $3,449.25 falls on January 2, 2027.`),
    );

  it('is not prefilled where the document offers options', () => {
    expect(prefill(draw('Please choose one of the two options below.')).amount).toBeNull();
  });
});
