import type { ReferenceService } from '../src/intake/reference/service';
import type { OperatorSessionsService } from '../src/parties/operators/sessions';
import type { ReviewsService } from '../src/underwriting/reviews/service';

/** What the console's pages call. */
export interface ConsoleServices {
  readonly operatorSessions: OperatorSessionsService;
  readonly reviews: ReviewsService;
  readonly reference: Pick<ReferenceService, 'industry'>;
  readonly config: { readonly publicUrl: string };
  readonly now: () => Date;
}
