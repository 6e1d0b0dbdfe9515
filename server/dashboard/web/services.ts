import type { InvoiceLinksService } from '../../src/intake/invoice-links';
import type { MemberAccess } from '../../src/parties/members';
import type { MerchantLogosService, MerchantsService } from '../../src/parties/merchants';
import type { IdempotencyService } from '../../src/platform/http';
import type { LookupsService, MerchantActionsService } from '../../src/settlement/merchant-checkouts';
import type { PayoutsService } from '../../src/settlement/payouts';
import type { MerchantEventsService } from '../../src/settlement/webhooks';

/** The services that the dashboard's pages use. */
export interface DashboardServices extends MemberAccess {
  readonly merchants: MerchantsService;
  readonly merchantLogos: Pick<MerchantLogosService, 'read' | 'set' | 'remove'>;
  readonly lookups: Pick<LookupsService, 'list' | 'search' | 'readAll' | 'sumSources' | 'getDetails'>;
  readonly merchantActions: Pick<MerchantActionsService, 'capture' | 'refund' | 'release'>;
  readonly invoiceLinks: InvoiceLinksService;
  readonly payouts: Pick<PayoutsService, 'lookups'>;
  readonly idempotency: IdempotencyService;
  readonly merchantEvents: Pick<MerchantEventsService, 'endpoints' | 'list' | 'get' | 'resend' | 'ping'>;
  readonly config: { readonly publicUrl: string };
  readonly now: () => Date;
}
