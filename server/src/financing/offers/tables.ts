import type { Tier } from '@tamarack/core/lending/rate-card';
import type { Instalment } from '@tamarack/core/lending/schedule';
import type { CreatedAt, Executor, Json } from '../../platform/database';

interface PaymentOptionTable {
  id: string;
  application_id: string;
  inputs_hash: string;
  tier: Tier;
  term_weeks: number;
  annual_rate_bps: number;
  apr_bps: number;
  principal_cents: number;
  fee_cents: number;
  total_cents: number;
  weekly_payment_cents: number;
  last_payment_cents: number;
  instalments: Json<Instalment[]>;
  rate_card_version: string;
  promotion_id: string | null;
  created_at: CreatedAt;
}

interface OptionSelectionTable {
  application_id: string;
  option_id: string;
  selected_at: Date;
}

/** The area's own tables. */
export type OffersTables = {
  payment_option: PaymentOptionTable;
  option_selection: OptionSelectionTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const offersTables = (executor: Executor) => executor.withTables<OffersTables>();
