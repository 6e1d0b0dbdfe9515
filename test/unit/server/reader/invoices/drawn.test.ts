import { expect, it, test } from 'vitest';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import { prefill } from '../../../../../server/src/financing/invoices/prefill';
import { drawDocument } from './build-invoice';
import { accounts } from './drawn/accounts';
import { arithmetic } from './drawn/arithmetic';
import { construction } from './drawn/construction';
import { deductions } from './drawn/deductions';
import { further } from './drawn/further';
import { neighbours } from './drawn/neighbours';
import { papers } from './drawn/papers';
import { places } from './drawn/places';
import { trades } from './drawn/trades';
import { mistakable, unnamed } from './drawn/unnamed';
import { varied } from './drawn/varied';
import { withoutOne } from './drawn/without-one';
import { wordings } from './drawn/wordings';

it('two papers without an invoice’s number leave it open', () => {
  const [, , , probill] = papers[0] ?? [];
  const drawing = (probill ?? '').replace('BOL no. 88123', 'Waybill no. 88123');
  expect(prefill(readInvoice(drawDocument(drawing))).number).toBeNull();
});

test.each([
  ...construction,
  ...accounts,
  ...trades,
  ...wordings,
  ...papers,
  ...unnamed,
  ...mistakable,
  ...arithmetic,
  ...places,
  ...varied,
  ...withoutOne,
  ...neighbours,
  ...further,
  ...deductions,
])('%s', (_, number, amount, drawing) => {
  expect(prefill(readInvoice(drawDocument(drawing)))).toEqual({ number, amount });
});
