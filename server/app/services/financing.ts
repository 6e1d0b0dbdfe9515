import { createInvoiceReader, type InvoiceReader } from '../../reader';
import { type AgreementsService, createAgreementsService } from '../../src/financing/agreements';
import { createInvoicesService, type InvoicesService } from '../../src/financing/invoices';
import {
  createOffersService,
  createRatesService,
  type OffersService,
  type RatesService,
} from '../../src/financing/offers';
import type { ServicesInput } from './input';
import type { IntakeServices } from './intake';
import type { PartyServices } from './parties';
import type { PlatformServices } from './platform';
import type { UnderwritingServices } from './underwriting';

export interface FinancingServices {
  readonly offers: OffersService;
  readonly rates: RatesService;
  /** Owns a thread and a process: close it on shutdown. */
  readonly invoiceReader: InvoiceReader;
  readonly invoices: InvoicesService;
  readonly agreements: AgreementsService;
}

export function createFinancingServices(
  { config, database, keys, now }: ServicesInput,
  lower: PlatformServices & PartyServices & IntakeServices & UnderwritingServices,
): FinancingServices {
  const { applications, accounts, banking, files, invoiceLinks, linkedInvoices, mails, merchants, scoring } =
    lower;
  const offers = createOffersService({
    database,
    applications,
    scoring,
    accounts,
    banking,
    promotions: merchants.promotions,
    now,
  });
  const rates = createRatesService({ database, promotions: merchants.promotions });
  const invoiceReader = createInvoiceReader();
  const invoices = createInvoicesService({
    database,
    applications,
    invoiceLinks,
    linkedInvoices,
    files,
    offers,
    reader: invoiceReader,
    unsubmittedDays: config.retention.unsubmitted,
    now,
  });
  const agreements = createAgreementsService({
    database,
    keys,
    applications,
    offers,
    scoring,
    banking,
    invoices,
    mails,
    accounts,
    now,
  });
  return { offers, rates, invoiceReader, invoices, agreements };
}
