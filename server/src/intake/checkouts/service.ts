import { type Executor, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import { type Channel, createChannel } from '../../platform/events';
import * as checkouts from './repository';
import type { CheckoutStatus } from './tables';

export interface CheckoutsService {
  /** Throws `not-found`. */
  get(executor: Executor, id: string): Promise<checkouts.CheckoutRow>;
  /** Call it in the transaction of the cause; publishes `statusChanged` if the status changes. */
  setStatus(trx: Executor, id: string, status: CheckoutStatus): Promise<void>;
  /** The checkout after the change. */
  readonly statusChanged: Channel<checkouts.CheckoutRow>;
}

export function createCheckoutsService({ now }: { readonly now: () => Date }): CheckoutsService {
  const statusChanged = createChannel<checkouts.CheckoutRow>();
  return {
    statusChanged,

    get: async (executor, id) => {
      const row = isId(id) ? await checkouts.findCheckout(executor, id) : undefined;
      if (!row) throw problem('not-found');
      return row;
    },

    setStatus: async (trx, id, status) => {
      const changed = await checkouts.setStatus(trx, id, status, status === 'completed' ? now() : null);
      if (changed) await statusChanged.publish(trx, changed);
    },
  };
}
