import type { ReferenceService } from '../../src/intake/reference';
import type { OperatorSessionsService } from '../../src/parties/operators';
import type { ReviewsService } from '../../src/underwriting/reviews';

/** The services that the console's pages use. */
export interface ConsoleServices {
  readonly operatorSessions: OperatorSessionsService;
  readonly reviews: ReviewsService;
  readonly reference: Pick<ReferenceService, 'findIndustryLabel'>;
  readonly config: { readonly publicUrl: string };
  readonly now: () => Date;
}
