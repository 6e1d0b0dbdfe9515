import type { MemberAccess } from '../../src/parties/members';
import type { MerchantsService } from '../../src/parties/merchants';
import type { LookupsService } from '../../src/settlement/merchant-checkouts';
import type { MerchantEventsService } from '../../src/settlement/webhooks';

/** The services that the dashboard's pages use. */
export interface DashboardServices extends MemberAccess {
  readonly merchants: MerchantsService;
  readonly lookups: Pick<LookupsService, 'list'>;
  readonly merchantEvents: Pick<MerchantEventsService, 'endpoints' | 'list' | 'get' | 'resend' | 'ping'>;
  readonly config: { readonly publicUrl: string };
  readonly now: () => Date;
}
