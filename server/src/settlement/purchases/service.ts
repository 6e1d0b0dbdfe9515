import type { AgreementsService } from '../../financing/agreements';
import {
  type ApplicationsService,
  type ApplicationView,
  lockApplication,
  type Session,
} from '../../intake/applications';
import { type CheckoutsService, isCapturedManually } from '../../intake/checkouts';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import { isRefusal } from '../../platform/errors';
import type { CapturesService } from '../captures';
import type { PayoutsService } from '../payouts';
import { findOpenPurchase, listOpenPurchases, type OpenPurchase } from './repository';

/** Completes the purchase of an agreement in the transaction that signs it. */
export interface PurchasesService extends ReturnType<typeof createPurchasesService> {}

export function createPurchasesService(deps: {
  readonly database: Executor;
  readonly applications: Pick<ApplicationsService, 'mutate' | 'getFacts' | 'view'>;
  readonly agreements: Pick<AgreementsService, 'signed'>;
  readonly checkouts: Pick<CheckoutsService, 'setStatus'>;
  readonly payouts: Pick<PayoutsService, 'openForPurchase'>;
  readonly captures: Pick<CapturesService, 'authorize'>;
  readonly now: () => Date;
}) {
  const { database, applications, agreements, checkouts, payouts, captures, now } = deps;

  /** In a transaction that has locked the application and found the purchase signed and not completed. */
  const completePurchase = async (
    trx: Executor,
    { applicationId, checkoutId }: OpenPurchase,
    actor: 'applicant' | 'system',
  ): Promise<void> => {
    const isManual = await isCapturedManually(trx, checkoutId);
    // before the status, whose event contains the authorization
    if (isManual) await captures.authorize(trx, { applicationId, checkoutId });
    await checkouts.setStatus(trx, checkoutId, 'completed');
    if (!isManual) await payouts.openForPurchase(trx, applicationId);
    await recordAudit(trx, {
      applicationId,
      actor,
      act: 'purchase.completed',
      details: { checkoutId },
      at: now(),
    });
  };

  const completeIfOpen = (applicationId: string): Promise<void> =>
    inTransaction(database, async (trx) => {
      await lockApplication(trx, applicationId);
      // read after the lock: the widget or another process may have completed it
      const open = await findOpenPurchase(trx, applicationId);
      if (open) await completePurchase(trx, open, 'system');
    });

  agreements.signed.subscribe((trx, signed) => completePurchase(trx, signed, 'applicant'));

  return {
    /**
     * Returns the completed purchase of a signed agreement. Completes one that was signed before signatures did it. Throws
     * `step-not-allowed` if nothing is signed.
     */
    complete: async (session: Session): Promise<ApplicationView> => {
      try {
        return await applications.mutate(session, 'completePurchase', (trx) =>
          completePurchase(trx, session, 'applicant'),
        );
      } catch (error) {
        if (!isRefusal(error)) throw error;
        const facts = await applications.getFacts(database, session.applicationId);
        if (facts.purchase !== 'completed') throw error;
        return applications.view(session);
      }
    },

    /**
     * Completes every signed purchase that is still open, except on a frozen line or after a full refund. Safe to call at
     * any time, concurrently too. Rejects after the last one if one failed; the next call tries it again.
     */
    completeOpen: async (): Promise<void> => {
      const failures: unknown[] = [];
      for (const { applicationId } of await listOpenPurchases(database))
        await completeIfOpen(applicationId).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
  };
}
