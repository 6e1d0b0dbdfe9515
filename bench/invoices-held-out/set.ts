import type { UnseenInvoice } from '../invoices-unseen/unseen-invoice';
import * as building from './layouts/building';
import * as carriers from './layouts/carriers';
import * as cloudInvoicing from './layouts/cloud-invoicing';
import * as creditsAndQuotes from './layouts/credits-and-quotes';
import * as desktopBooks from './layouts/desktop-books';
import * as distribution from './layouts/distribution';
import * as foodMakers from './layouts/food-makers';
import * as foodWholesale from './layouts/food-wholesale';
import * as freight from './layouts/freight';
import * as legal from './layouts/legal';
import * as localBusiness from './layouts/local-business';
import * as monthlyAccounts from './layouts/monthly-accounts';
import * as onlineBooks from './layouts/online-books';
import * as print from './layouts/print';
import * as siteServices from './layouts/site-services';
import * as studios from './layouts/studios';
import * as subscriptions from './layouts/subscriptions';
import * as suppliers from './layouts/suppliers';
import * as trades from './layouts/trades';
import * as utilities from './layouts/utilities';

const layouts: readonly Readonly<Record<string, UnseenInvoice>>[] = [
  onlineBooks,
  cloudInvoicing,
  desktopBooks,
  localBusiness,
  utilities,
  monthlyAccounts,
  building,
  trades,
  foodWholesale,
  foodMakers,
  freight,
  carriers,
  siteServices,
  legal,
  studios,
  distribution,
  subscriptions,
  print,
  creditsAndQuotes,
  suppliers,
];

/** Documents on which the rules are judged and never tuned. */
export const invoices: readonly UnseenInvoice[] = layouts.flatMap((layout) => Object.values(layout));
