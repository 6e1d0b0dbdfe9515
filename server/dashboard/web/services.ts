import type { MemberAccess } from '../../src/parties/members';
import type { MerchantsService } from '../../src/parties/merchants';

/** The services that the dashboard's pages use. */
export interface DashboardServices extends MemberAccess {
  readonly merchants: MerchantsService;
  readonly config: { readonly publicUrl: string };
  readonly now: () => Date;
}
