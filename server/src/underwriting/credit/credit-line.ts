import { dateIn, daysBetween } from '@tamarack/core/calendar/plain-date';
import type { Credit } from '@tamarack/core/flow/facts';
import { type CreditLine, computeCreditLineState } from '@tamarack/core/lending/credit-line';
import { type RawBuilder, sql } from 'kysely';
import type { Tier } from '../decision';

/** The properties of a credit line that affect an application's state. */
export interface CreditLineRow {
  readonly id: string;
  readonly tier: Tier;
  readonly limit_cents: number;
  readonly instant_cents: number;
  readonly used_cents: number;
  readonly expires_on: string;
}

const lineJson = sql`jsonb_build_object(
  'id', l.id, 'tier', l.tier, 'limit_cents', l.limit_cents, 'instant_cents', l.instant_cents,
  'used_cents', l.used_cents, 'expires_on', l.expires_on)`;

/** The line granted in the outer query's `application`, or the one with this ID. */
export const readGrantedLine = (
  id: RawBuilder<unknown>,
): RawBuilder<CreditLineRow | null> => sql<CreditLineRow | null>`(
  select ${lineJson} from credit_line l where l.application_id = application.id or l.id = ${id})`;

/**
 * The newest unexpired line of the outer application's customer, with the decision that granted it.
 *
 * @param today `YYYY-MM-DD`, in the provider's zone
 */
export const readCustomerLine = (
  today: string,
): RawBuilder<(CreditLineRow & { readonly decisionId: string }) | null> => sql<
  (CreditLineRow & { readonly decisionId: string }) | null
>`(
  select ${lineJson} || jsonb_build_object('decisionId', l.decision_id) from credit_line l
  where l.customer_id = application.customer_id and l.expires_on >= ${today}::date
  order by l.id desc limit 1)`;

export const toCreditLine = (row: Omit<CreditLineRow, 'id' | 'tier'>): CreditLine => ({
  limit: row.limit_cents,
  used: row.used_cents,
  instantLimit: row.instant_cents,
  expiresOn: row.expires_on,
});

/** Converts a line for the facts of an application. */
export function toCreditFacts(line: CreditLineRow, now: Date): Credit {
  const today = dateIn(now);
  return {
    ...computeCreditLineState(toCreditLine(line), today),
    expiresInDays: daysBetween(today, line.expires_on),
  };
}
