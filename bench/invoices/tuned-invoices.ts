import { buildInvoices } from './layout';
import { composed } from './layouts/composed';
import { ordinary } from './layouts/ordinary';
import { otherKinds } from './layouts/other-kinds';
import { pageStyles } from './layouts/page-styles';
import { printStyles } from './layouts/print-styles';
import { summaryStyles } from './layouts/summary-styles';
import { trades } from './layouts/trades';
import { unusual } from './layouts/unusual';
import type { TestInvoice } from './test-invoice';

const VARIANTS = 2;

/** The set that the rules were tuned on. */
export const tunedInvoices: readonly TestInvoice[] = buildInvoices(
  [
    ...ordinary,
    ...trades,
    ...unusual,
    ...printStyles,
    ...otherKinds,
    ...pageStyles,
    ...summaryStyles,
    ...composed,
  ],
  VARIANTS,
);
