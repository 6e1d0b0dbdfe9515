import type { AccountsService, CustomerPasskeysService } from '../../src/intake/accounts';
import type { AnalyticsService } from '../../src/intake/analytics';
import type { ReferenceService } from '../../src/intake/reference';
import type { MembersService } from '../../src/parties/members';
import type { MerchantLogosService, MerchantsService } from '../../src/parties/merchants';
import type { OperatorAccess } from '../../src/parties/operators';
import type { IdempotencyService } from '../../src/platform/http';
import type { OperationsService } from '../../src/settlement/operations';
import type { PayoutsService } from '../../src/settlement/payouts';
import type { CorrectionsService, ErasuresService, PeopleService } from '../../src/settlement/personal-data';
import type { ReviewDueDiligence, ReviewsService } from '../../src/underwriting/reviews';
import type { PolicyService } from '../../src/underwriting/scoring';

/** The services that the console's pages use. */
export interface ConsoleServices extends Omit<OperatorAccess, 'operatorDigest'> {
  readonly reviews: ReviewsService;
  readonly reviewDueDiligence: ReviewDueDiligence;
  readonly accounts: Pick<AccountsService, 'listOpenReviews' | 'resolveReview'>;
  readonly customerPasskeys: Pick<CustomerPasskeysService, 'remove'>;
  readonly payouts: Pick<PayoutsService, 'payees' | 'payeeChanges'>;
  readonly members: Pick<MembersService, 'invite' | 'list' | 'listEmails'>;
  readonly merchants: MerchantsService;
  readonly merchantLogos: Pick<MerchantLogosService, 'set' | 'remove'>;
  readonly reference: Pick<ReferenceService, 'findIndustryLabel'>;
  readonly operations: Pick<OperationsService, 'getHealth' | 'retryJob'>;
  readonly analytics: Pick<AnalyticsService, 'getFunnel'>;
  readonly policy: PolicyService;
  readonly people: PeopleService;
  readonly erasures: ErasuresService;
  readonly corrections: CorrectionsService;
  readonly idempotency: IdempotencyService;
  readonly config: { readonly publicUrl: string };
  readonly now: () => Date;
}
