import { describe, expect, it } from 'vitest';
import { isNamedAfter, listDomainNames } from '../../../../../server/reader/invoices/fields/web-domains';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import { prefillConfidence } from '../../../../../server/reader/invoices/values/invoice-reading';
import { drawDocument } from './build-invoice';

const findSureMerchant = (top: string): string | null => {
  const { merchant } = readInvoice(
    drawDocument(`${top}
      400:Subtotal || 480:1,500.00
      400:HST 13 % || 480:195.00
      400:Total || 480:1,695.00`),
  );
  return merchant && merchant.confidence >= prefillConfidence ? merchant.value : null;
};

describe('names in web and mail addresses', () => {
  it.each([
    ['www.two-pines.ca', ['twopines']],
    ['Questions? accounts@copperleaf.com or copperleaf.ca', ['copperleaf', 'copperleaf']],
    ['comptes@mail.rivefontaine.qc.ca', ['rivefontaine']],
    ['ateliernoisetier@gmail.com', ['ateliernoisetier']],
    ['info@videotron.ca', []],
    ['No. 4.20 at 11.30, 1.5 hr', []],
  ])('%s', (text, names) => {
    expect(listDomainNames(text)).toEqual(names);
  });

  it.each([
    ['northlinesupply', 'Northline Restaurant Supply Ltd.'],
    ['rivefontaine', 'Les Emballages Rivefontaine ltée'],
    ['microbrasserielecluse', 'Microbrasserie L’Écluse'],
    ['marrowfinch', 'Marrow & Finch LLP'],
  ])('%s is named after %s', (domain, name) => {
    expect(isNamedAfter(domain, name)).toBe(true);
  });

  it.each([
    ['maplebakery', 'Northline Restaurant Supply Ltd.'],
    ['northlinefoods', 'Northline Restaurant Supply Ltd.'],
    ['inc', 'Two Pines Inc.'],
    ['co', 'Old Mill Co.'],
  ])('%s is not named after %s', (domain, name) => {
    expect(isNamedAfter(domain, name)).toBe(false);
  });
});

describe('the merchant', () => {
  it('a name without a legal form is certain where the web address of the page has it', () => {
    const draw = (web: string) => `
      40:*16 Two Pines Landscaping || 430:*16 INVOICE
      40:1207 Concession Road 6
      40:Guelph, ON N1H 3A1 || 400:Invoice number 3310
      40:${web} || 400:Date 2026-05-02
      40:Bill to
      40:Maple Bakery Inc.
      40:info@maplebakery.ca
    `;
    expect(findSureMerchant(draw('www.twopines.ca'))).toBe('Two Pines Landscaping');
  });

  it('the customer is never the merchant, whatever address has its name', () => {
    expect(
      findSureMerchant(`
        400:*16 INVOICE
        400:Invoice number 3310
        40:Bill to
        40:*14 Maple Bakery Inc.
        40:48 Foundry Street
        40:www.maplebakery.ca
      `),
    ).toBeNull();
  });

  it('of two names in the letterhead, as large and each with its address, none is certain', () => {
    expect(
      findSureMerchant(`
        40:*14 Northfork Electric Inc. || 320:*14 Maple Bakery Inc.
        40:48 Foundry Street || 320:9 Mill Street
        40:Guelph, ON N1H 3A1 || 320:Elora, ON N0B 1S0
        40:Invoice number 3310
      `),
    ).toBeNull();
  });

  it('a logo that has a part of the name is not certain', () => {
    const draw = (line: string) => `
      40:*20 True Bite || 430:*16 INVOICE
      40:${line}
      40:www.truebite.ca
      40:Invoice number 3310
    `;
    expect(findSureMerchant(draw('31 Ellice St, Stratford ON N5A 1A1'))).toBe('True Bite');
    expect(findSureMerchant(draw('True Bite Dental Laboratory, 31 Ellice St, Stratford ON'))).toBeNull();
  });

  it('the name in the other language is not joined to it', () => {
    const top = `40:*16 Ascenseurs Vertigo ltée Vertigo Elevators Ltd. || 400:FACTURE
      40:2280, boul. Pitfield, Saint-Laurent (Québec) H4S 1W6
      40:Numéro de facture || 200:MTL-301774`;
    expect(findSureMerchant(top)).toBe('Ascenseurs Vertigo ltée');
  });

  it('a legal form below the name is a part of it', () => {
    expect(
      findSureMerchant(`
        40:*14 Evergreen Bin Services || 430:*16 INVOICE
        40:*14 Corp.
        40:48 Foundry Street
        40:Guelph, ON N1H 3A1
        40:Invoice number 3310
      `),
    ).toBe('Evergreen Bin Services Corp.');
  });

  it('a name goes on in the line below it', () => {
    expect(
      findSureMerchant(`
        40:*14 ⚡ Coopérative d’électricité || 430:*16 FACTURE
        40:*14 des Trois-Pignons
        40:48, rue Foundry
        40:Rawdon (Québec) J0K 1S0
        40:Numéro de facture 3310
      `),
    ).toBe('Coopérative d’électricité des Trois-Pignons');
  });

  it('letters set apart in a logo are spaced as elsewhere on the page', () => {
    expect(
      findSureMerchant(`
        40:*20 FERR ISOAKLEYLLP || 430:*16 INVOICE
        40:48 Foundry Street, Guelph, ON N1H 3A1
        40:Invoice number 3310
        40:Cheques to
        40:FERRIS OAKLEY LLP
      `),
    ).toBe('FERRIS OAKLEY LLP');
  });

  it('letters set apart are not certain, unless the page prints the name without them', () => {
    const draw = (logo: string, foot = '') => `
      40:*20 ${logo} || 430:*16 INVOICE
      40:48 Foundry Street, Guelph, ON N1H 3A1
      40:Invoice number 3310
      40:${foot}
    `;
    const apart = 'D U N MO R E FITC H LLP';
    expect(findSureMerchant(draw(apart))).toBeNull();
    expect(findSureMerchant(draw(apart, 'Dunmore Fitch LLP'))).toBe('Dunmore Fitch LLP');
    expect(findSureMerchant(draw('FERRIER OY AMALLP'))).toBeNull();
    expect(findSureMerchant(draw('J D Oyama Fitch LLP'))).toBe('J D Oyama Fitch LLP');
  });
});
