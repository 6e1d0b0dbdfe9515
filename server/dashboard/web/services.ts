import type { InvoiceLinksService } from '../../src/intake/invoice-links';
import type { MemberAccess } from '../../src/parties/members';
import type { MerchantsService } from '../../src/parties/merchants';
import type { IdempotencyService } from '../../src/platform/http';
import type { LookupsService, MerchantActionsService } from '../../src/settlement/merchant-checkouts';
import type { PayoutsService } from '../../src/settlement/payouts';

/** The services that the dashboard's pages use. */
export interface DashboardServices extends MemberAccess {
  readonly merchants: MerchantsService;
  readonly lookups: Pick<LookupsService, 'search' | 'getDetails'>;
  readonly merchantActions: Pick<MerchantActionsService, 'refund'>;
  readonly invoiceLinks: InvoiceLinksService;
  readonly payouts: Pick<PayoutsService, 'lookups'>;
  readonly idempotency: IdempotencyService;
  readonly config: { readonly publicUrl: string };
  readonly now: () => Date;
}
