import { dateIn } from '@tamarack/core/calendar/plain-date';
import { canDraw } from '@tamarack/core/lending/credit-line';
import type { Cents } from '@tamarack/core/money/cents';
import type { Executor } from '../../platform/database';
import { problem } from '../../platform/errors';
import { toCreditLine } from './credit-line';
import { type Release, releaseCredit } from './release-credit';
import { findUse, insertUse, lockLine } from './repository';

export interface CreditService extends ReturnType<typeof createCreditService> {}

export function createCreditService({ now }: { readonly now: () => Date }) {
  return {
    /**
     * Draws on a line, once for each reference. Throws `step-not-allowed` when the amount exceeds the available credit:
     * concurrent draws cannot exceed the limit.
     */
    useCredit: async (
      trx: Executor,
      lineId: string,
      {
        applicationId,
        reference,
        amount,
      }: { readonly applicationId: string; readonly reference: string; readonly amount: Cents },
    ): Promise<void> => {
      const line = await lockLine(trx, lineId);
      if (!line) throw problem('step-not-allowed');
      const previous = await findUse(trx, reference);
      if (previous?.application_id === applicationId && previous.amount_cents === amount) return;
      if (previous || !canDraw(toCreditLine(line), amount, dateIn(now()))) throw problem('step-not-allowed');
      await insertUse(trx, { lineId, applicationId, reference, amount, now: now() });
    },

    /**
     * Returns an amount to the line, once for each reference; see `releaseCredit`. The transaction has locked the
     * application.
     */
    releaseCredit: (trx: Executor, release: Release): Promise<void> => releaseCredit(trx, release, now()),
  };
}
