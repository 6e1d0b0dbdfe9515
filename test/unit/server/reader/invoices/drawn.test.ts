import { expect, test } from 'vitest';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import { prefill } from '../../../../../server/src/financing/invoices/prefill';
import { drawDocument } from './build-invoice';
import { accounts } from './drawn/accounts';
import { construction } from './drawn/construction';
import { trades } from './drawn/trades';
import { wordings } from './drawn/wordings';

test.each([...construction, ...accounts, ...trades, ...wordings])('%s', (_, number, amount, drawing) => {
  expect(prefill(readInvoice(drawDocument(drawing)))).toEqual({ number, amount });
});
