import { expect, it } from 'vitest';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import { toCertainValue } from '../../../../../server/src/financing/invoices/prefill';
import { drawDocument } from './build-invoice';

const findSureMerchant = (top: string, foot = ''): string | null =>
  toCertainValue(
    readInvoice(
      drawDocument(`${top}
        400:Subtotal || 480:1,500.00
        400:HST 13 % || 480:195.00
        400:Total || 480:1,695.00
        ${foot}`),
    ).merchant,
  );

it.each([
  [
    'the first name on the page, above its city',
    'Dawson Creek Fence & Post',
    `
      40:Dawson Creek Fence & Post || 430:INVOICE 12
      40:Dawson Creek BC V1G 2C9
      40:Bill to
      40:Maple Bakery Inc.
    `,
  ],
  [
    'in the largest letters, without an address',
    'Humber Valley Roofing',
    `
      40:*16 Humber Valley Roofing
      430:INVOICE 12
      40:Bill to
      40:Maple Bakery Inc.
    `,
  ],
  [
    'as a heading above a town in small letters, though nothing names a customer',
    'Lantern Line Animation',
    `
      40:*26 Lantern Line Animation
      40:Toronto
      40:INVOICE 12
    `,
  ],
])('a name of several words is certain %s', (_, name, top) => {
  expect(findSureMerchant(top)).toBe(name);
});

it('a logo is completed by the name in full at the foot', () => {
  const top = `
    40:*16 Sentry Vale || 430:INVOICE 12
    40:12 Front Street
    40:Bill to
    40:Maple Bakery Inc.
  `;
  const foot = '300:Make cheques payable to Sentry Vale Protection Ltd.';
  expect(findSureMerchant(top, foot)).toBe('Sentry Vale Protection Ltd.');
  // the same words at the end of another's name, and somebody's care
  expect(findSureMerchant(top, '300:Groupe Sentry Vale Protection Ltd.')).not.toBe(
    'Sentry Vale Protection Ltd.',
  );
  expect(findSureMerchant(top, '300:Sentry Vale Holdings Ltd., c/o T9981')).toBeNull();
});

it('a logo within a longer name is not completed by the end of it', () => {
  const top = `
    40:*16 Sécurité Garde-Fort || 430:FACTURE 12
    40:Agence de sécurité Garde-Fort (Québec) inc.
    40:12, rue Omer
  `;
  expect(findSureMerchant(top)).toBe('Sécurité Garde-Fort');
});

it('a cooperative is completed as well', () => {
  const top = `
    40:*16 Whitemud Power & Light || 430:INVOICE 12
    40:Bill to
    40:Maple Bakery Inc.
  `;
  expect(findSureMerchant(top, '300:Whitemud Power & Light Co-operative')).toBe(
    'Whitemud Power & Light Co-operative',
  );
});

it('a logo of one word is completed by a name in full above an address', () => {
  const draw = (name: string) => `
    40:*16 INVOICE 12 || 430:*14 Larchwood
    40:${name}
    40:2100 Hamilton Street
    300:Bill to
    300:Maple Bakery Inc.
  `;
  expect(findSureMerchant(draw('Larchwood Analytics Inc.'))).toBe('Larchwood Analytics Inc.');
  expect(findSureMerchant(draw('Larchwood'))).toBeNull();
  expect(
    findSureMerchant(`
      40:*16 Larchwood || 430:INVOICE 12
      40:Bill to
      40:Larchwood Analytics Inc.
      40:2100 Hamilton Street
    `),
  ).toBeNull();
});

it.each([
  [
    'an address',
    `
      40:7167 Barlow Trail SE
      40:Calgary AB T2C 2E2
      430:INVOICE 12
      40:Bill to
      40:Maple Bakery Inc.
    `,
  ],
  [
    'a title with its number',
    `
      40:*16 INVOICE 12
      40:April 11
      40:Bill to
      40:Maple Bakery Inc.
    `,
  ],
  [
    'the title of a claim',
    `
      40:*14 APPLICATION AND CERTIFICATE FOR PAYMENT
      40:Application no. 4
      40:Bill to
      40:Maple Bakery Inc.
    `,
  ],
  [
    'an addressee',
    `
      40:To Owner Maple Bakery
      40:12 Front Street
      430:INVOICE 12
      300:Ship to
    `,
  ],
  [
    'the first of two lines of a name',
    `
      40:*16 Wren Okafor
      40:photography
      430:INVOICE 12
      40:Bill to
      40:Maple Bakery Inc.
    `,
  ],
  [
    'a profession',
    `
      40:*14 Barristers & Solicitors
      40:150 Elgin Street, Ottawa ON K2P 1L4
      430:INVOICE 12
      40:Bill to
      40:Maple Bakery Inc.
    `,
  ],
  [
    'in whose care it is',
    `
      40:c/o Marlin Property Management Inc.
      40:150 Elgin Street, Ottawa ON K2P 1L4
      430:INVOICE 12
      40:Bill to
      40:Maple Bakery Inc.
    `,
  ],
  [
    'the customer, below a logo that is a picture',
    `
      430:INVOICE 12
      40:Bill to
      40:*14 Maple Bakery Inc.
      40:12 Front Street, Guelph ON N1H 3A1
    `,
  ],
  [
    'below the letterhead',
    `
      430:INVOICE 12
      ${'\n'.repeat(9)}
      40:*14 Tidewater Auto Body Inc.
      40:12 Front Street, Guelph ON N1H 3A1
    `,
  ],
])('a name is not certain that is %s', (_, top) => {
  expect(findSureMerchant(top)).toBeNull();
});

it('a name that an image prints once is not certain: OCR leaves out a word of a logo', () => {
  const printed = drawDocument(`
    40:*16 Two Pines Landscaping Inc. || 430:INVOICE 12
    40:1207 Concession Road 6, Guelph ON N1H 3A1
    40:Bill to
    40:Maple Bakery
  `);
  expect(toCertainValue(readInvoice(printed).merchant)).toBe('Two Pines Landscaping Inc.');
  expect(toCertainValue(readInvoice({ ...printed, source: 'recognition' }).merchant)).toBeNull();
});
