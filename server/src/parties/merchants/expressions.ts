import { type RawBuilder, sql } from 'kysely';

/** SQL expressions that read a merchant, for other areas' statements. */

export const readMerchantName = (merchantId: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(
  select m.name from merchant m where m.id = ${merchantId})`;

/** A merchant's sites (stores, branches) as a sorted `jsonb` list of names; null if it has none. */
export const readSites = (merchantId: RawBuilder<unknown>): RawBuilder<readonly string[] | null> => sql<
  readonly string[] | null
>`(
  select jsonb_agg(s.name order by s.name) from merchant_site s where s.merchant_id = ${merchantId})`;
