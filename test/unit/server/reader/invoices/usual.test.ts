import { describe, expect, it } from 'vitest';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import { prefill } from '../../../../../server/src/financing/invoices/prefill';
import { drawDocument, scanDocument } from './build-invoice';

const read = (drawn: string) => prefill(readInvoice(drawDocument(drawn)));
const readScan = (drawn: string, ...unclear: readonly string[]) =>
  prefill(readInvoice(scanDocument(drawn, ...unclear)));

describe('the total of an account with an earlier balance', () => {
  const draw = (own: string) =>
    read(`
      40:Facture d’électricité
      40:Numéro de facture H-0447120
      40:Montant à payer avant le 11 août 2026 || 480:1 511,69 $
      40:Solde de la facture précédente || 480:903,15 $
      40:Paiement reçu le 3 juillet 2026 – merci || 480:-400,00 $
      40:Solde reporté || 480:503,15 $
      40:${own} || 480:1 008,54 $
      40:Total du compte || 480:1 511,69 $
      40:Sous-total || 480:877,18 $
      40:TPS 5 % || 480:43,86 $
      40:TVQ 9,975 % || 480:87,50 $
      40:${own} || 480:1 008,54 $`);

  it('is not due for this invoice, whose own amount is', () => {
    expect(draw('Montant de la présente facture').amount).toBe(100_854);
  });

  it('is not prefilled where no known label names the invoice’s own', () => {
    expect(draw('Consommation taxée').amount).not.toBe(151_169);
  });
});

it('a balance below a payment is left over by it, although both are the same', () => {
  const { amountDue } = readInvoice(
    drawDocument(`
      40:Quayline Wireless || 400:Invoice number QW-2209-7741
      40:Previous invoice || 480:$241.50
      40:Payments received Sep 9, 2026 || 480:-$120.75
      40:Balance brought forward (please pay immediately) || 480:$120.75
      40:New charges including taxes (see below) || 480:$295.73
      40:Total due || 480:$416.48
      40:Subtotal || 480:$257.16
      40:HST 15% || 480:$38.57
      40:Total new charges || 480:$295.73`),
  );
  expect(amountDue?.value).toBe(29_573);
});

it('the ages of an account’s balances beneath an invoice are not of it', () => {
  expect(
    read(`
      40:Alarmes Vigie Laurentides inc. || 400:FACTURE A118-2207
      40:Sous-total || 480:262,35 $
      40:TPS 875455321RT0001 || 480:13,12 $
      40:TVQ 1056013000TQ0001 || 480:26,17 $
      40:Montant de la facture, payable le 2026-03-03 301,64 $
      40:Courant || 140:31-60 jours || 240:61-90 jours || 340:90 jours + || 440:Solde total au compte
      40:301,64 || 140:118,42 || 240:0,00 || 340:0,00 || 440:420,06
      40:Votre compte présente un solde en souffrance de 118,42 $.`),
  ).toEqual({ number: 'A118-2207', amount: 30_164 });
});

describe('a scan', () => {
  const items = `
    40:Description || 480:Montant
    40:Transport || 480:942,25
    40:Surcharge de carburant || 480:179,03
    40:TPS 124673229RT0001 || 480:56,06
    40:TVQ 1039323873TQ0001 || 480:111,85`;

  it('has a total that is hard to read and that its rows come to, at the rates of the taxes', () => {
    const draw = (total: string) =>
      readScan(`40:Camionnage Rivard || 400:FACTURE 90663${items}\n 40:TOTAL DÛ || 480:${total}`, total)
        .amount;
    expect(draw('1289,19')).toBe(128_919);
    // a digit misread
    expect(draw('1289,79')).toBeNull();
    expect(draw('1239,19')).toBeNull();
  });

  it('lost a digit of a tax beside its registration number', () => {
    const draw = (tax: string) =>
      readScan(`
        40:Morissette Vachon CPA || 400:FACTURE 8806
        40:Sous-total || 480:11725,00
        40:TPS - n° 847144516 RT0001 || 480:586,25
        40:TVQ - no 1263402602 TQ0001 || 480:${tax}
        40:TOTAL A RECEVOIR || 480:13480,82`).amount;
    expect(draw('1169,7')).toBe(1_348_082);
    expect(draw('1168,4')).toBeNull();
  });

  it('reads the raised o of a number sign as a zero', () => {
    const draw = (number: string) =>
      readScan(`40:Morissette Vachon CPA\n 40:FACTURE ${number}${items}\n 40:TOTAL DÛ || 480:1289,19`).number;
    expect(draw('N0 8806')).toBe('8806');
    expect(draw('N08806')).not.toBe('8806');
  });

  it('has the stamp of the day on which it was received, and is no receipt for it', () => {
    const draw = (below: string) =>
      readScan(`
        40:FACTURE || 400:Numéro F054117
        40:Viandes Charpentier
        40:NAPPERONS || 480:458,50${'\n'.repeat(20)}
        40:*14 REÇU
        40:${below}
        40:Sous-total || 480:458,50
        40:TPS R169918216 || 480:22,93
        40:TVQ 1020014571TQ || 480:45,74
        40:TOTAL || 480:527,17`);
    expect(draw('2026-07-17')).toEqual({ number: 'F054117', amount: 52_717 });
    expect(draw('Merci de votre visite').amount).toBeNull();
  });

  it.each([
    ['and aud tens nay be wthou', 2_809_412],
    ['All amounts AUD', null],
  ])('names a currency in capitals alone: %s', (small, amount) => {
    expect(
      readScan(`
        40:Glasgow Tile & Terrazzo Ltd. || 400:Invoice 5590
        40:Net before tax || 480:$24,862.05
        40:HST 13% || 480:$3,232.07
        40:AMOUNT DUE THIS INVOICE || 480:$28,094.12
        40:${small}`).amount,
    ).toBe(amount);
  });
});

describe('a sum of this invoice and of an amount that no known words name', () => {
  const draw = (words: string) =>
    read(`
      40:Hydro Val-Marquis || 400:Facture no 44712
      40:Énergie || 480:877,18
      40:Sous-total || 480:877,18
      40:TPS 5 % || 480:43,86
      40:TVQ 9,975 % || 480:87,50
      40:${words} || 480:503,15
      40:Total à payer || 480:1 511,69`).amount;

  it.each(['Août', 'Facture 44650', 'Report', 'Non réglé', 'Owing since June', 'Open items'])('%s', (words) =>
    expect(draw(words)).toBeNull());

  it.each(['Consigne', 'Permis (non taxable)', 'Filing fee'])('%s is charged without taxes', (words) =>
    expect(draw(words)).toBe(151_169));
});

describe('columns of which one is the sum of the two others', () => {
  const draw = (heads: readonly [string, string, string]) =>
    read(`
      40:Tamarack Civil Works Ltd. || 400:Invoice 4471
      40:Item || 250:${heads[0]} || 340:${heads[1]} || 430:${heads[2]}
      40:Excavation || 250:30,000.00 || 340:6,000.00 || 430:36,000.00
      40:Concrete || 250:20,000.00 || 340:4,000.00 || 430:24,000.00
      40:Total || 250:50,000.00 || 340:10,000.00 || 430:60,000.00`).amount;

  it.each<readonly [string, string, string]>([
    ['Before', 'July', 'All'],
    ['Avant', 'Juillet', 'Ensemble'],
    ['Paid', 'Period', 'Overall'],
  ])('are of several times where their heads say so: %s, %s, %s', (...heads) => {
    expect(draw(heads)).toBeNull();
  });

  it('are parts of one total where they do not', () => {
    expect(draw(['Labour', 'Parts', 'Total'])).toBe(6_000_000);
  });

  it('have this invoice’s own under a head that names it', () => {
    expect(draw(['Previous', 'This invoice', 'To date'])).toBe(1_000_000);
  });
});
