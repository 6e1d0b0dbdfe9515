import type { ApplicationsService, ApplicationView, Session } from '../../intake/applications';
import type { CheckoutsService } from '../../intake/checkouts';
import { recordAudit } from '../../platform/audit';
import type { Executor } from '../../platform/database';
import { isProblem } from '../../platform/errors';
import type { PayoutsService } from '../payouts';

export interface PurchasesService {
  /** Completes the checkout of a signed agreement. Repeated calls return the same view. */
  complete(session: Session): Promise<ApplicationView>;
}

export function createPurchasesService(deps: {
  readonly database: Executor;
  readonly applications: Pick<ApplicationsService, 'mutate' | 'getFacts' | 'view'>;
  readonly checkouts: Pick<CheckoutsService, 'setStatus'>;
  readonly payouts: Pick<PayoutsService, 'openForPurchase'>;
  readonly now: () => Date;
}): PurchasesService {
  const { database, applications, checkouts, payouts, now } = deps;
  return {
    complete: async (session) => {
      try {
        return await applications.mutate(session, 'completePurchase', async (trx) => {
          await checkouts.setStatus(trx, session.checkoutId, 'completed');
          await payouts.openForPurchase(trx, session.applicationId);
          await recordAudit(trx, {
            applicationId: session.applicationId,
            actor: 'applicant',
            act: 'purchase.completed',
            details: { checkoutId: session.checkoutId },
            at: now(),
          });
        });
      } catch (error) {
        if (!isProblem(error) || error.type !== 'step-not-allowed') throw error;
        const facts = await applications.getFacts(database, session.applicationId);
        if (facts.purchase !== 'completed') throw error;
        return applications.view(session);
      }
    },
  };
}
