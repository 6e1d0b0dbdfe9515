import { type Executor, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import { createChannel } from '../../platform/events';
import * as checkouts from './repository';
import type { CheckoutStatus } from './tables';

export interface CheckoutsService extends ReturnType<typeof createCheckoutsService> {}

export function createCheckoutsService({ now }: { readonly now: () => Date }) {
  const statusChanged = createChannel<checkouts.CheckoutRow>();
  return {
    /** The checkout after the change. */
    statusChanged,

    /** Throws `not-found`. */
    get: async (executor: Executor, id: string): Promise<checkouts.CheckoutRow> => {
      const row = isId(id) ? await checkouts.findCheckout(executor, id) : undefined;
      if (!row) throw problem('not-found');
      return row;
    },

    /** Call it in the transaction of the cause; publishes `statusChanged` if the status changes. */
    setStatus: async (trx: Executor, id: string, status: CheckoutStatus): Promise<void> => {
      const changed = await checkouts.setStatus(trx, id, status, now());
      if (changed) await statusChanged.publish(trx, changed);
    },
  };
}
