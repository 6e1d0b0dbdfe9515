import { sql } from 'kysely';
import type { Executor } from '../../platform/database';
import { webhooksTables } from './tables';

export interface DeliveryFigures {
  /** Deliveries that wait for an attempt or a retry. */
  readonly pending: number;
  /** Deliveries that failed at least once. */
  readonly retrying: number;
  /** Enabled endpoints whose last attempt failed. */
  readonly failingEndpoints: number;
  readonly failingSince: Date | null;
}

/** Its cost grows with pending and failing deliveries, not with successful ones. */
export async function readDeliveryFigures(executor: Executor): Promise<DeliveryFigures> {
  const tables = webhooksTables(executor);
  const deliveries = await tables
    .selectFrom('webhook_delivery')
    .select(sql<number>`count(*)::integer`.as('pending'))
    .select(sql<number>`(count(*) filter (where tries > 0))::integer`.as('retrying'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  const endpoints = await tables
    .selectFrom('webhook_endpoint')
    .select(sql<number>`count(*)::integer`.as('failingEndpoints'))
    .select(({ fn }) => fn.min<Date | null>('failing_since').as('failingSince'))
    .where('failing_since', 'is not', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { ...deliveries, ...endpoints };
}
