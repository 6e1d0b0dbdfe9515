import type { Offer } from '@tamarack/core/lending/offers';
import type { RateBps } from '@tamarack/core/lending/rate';
import type { Tier } from '@tamarack/core/lending/rate-card';
import type { Schedule } from '@tamarack/core/lending/schedule';
import { type Executor, newId } from '../../platform/database';
import { offersTables } from './tables';

/** An option as stored. */
export interface StoredOption {
  readonly id: string;
  readonly inputsHash: string;
  readonly termWeeks: number;
  readonly annualRate: RateBps;
  /** Percent. */
  readonly apr: number;
  readonly schedule: Schedule;
}

export interface NewOptions {
  readonly applicationId: string;
  readonly inputsHash: string;
  readonly tier: Tier;
  readonly offers: readonly Offer[];
  readonly now: Date;
}

/** Stores the options of these inputs; does nothing if another call has just done so. */
export async function insertOptions(executor: Executor, input: NewOptions): Promise<void> {
  if (input.offers.length === 0) return;
  const { applicationId, inputsHash, tier, now } = input;
  await offersTables(executor)
    .insertInto('payment_option')
    .values(
      input.offers.map(({ schedule, ...offer }) => ({
        id: newId(now),
        application_id: applicationId,
        inputs_hash: inputsHash,
        tier,
        term_weeks: offer.term,
        annual_rate_bps: offer.annualRate,
        apr_bps: Math.round(offer.apr * 100),
        principal_cents: schedule.principal,
        fee_cents: schedule.fee,
        total_cents: schedule.total,
        weekly_payment_cents: schedule.weeklyPayment,
        last_payment_cents: schedule.lastPayment,
        instalments: JSON.stringify(schedule.instalments),
        rate_card_version: offer.rateCardVersion,
        promotion_id: offer.promotionId,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['application_id', 'inputs_hash', 'term_weeks']).doNothing())
    .execute();
}

/** The options of these inputs, shortest term first. */
export async function listOptions(
  executor: Executor,
  applicationId: string,
  inputsHash: string,
): Promise<StoredOption[]> {
  const rows = await offersTables(executor)
    .selectFrom('payment_option')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('inputs_hash', '=', inputsHash)
    .orderBy('term_weeks')
    .execute();
  return rows.map(toStoredOption);
}

export async function selectOption(
  executor: Executor,
  applicationId: string,
  optionId: string,
  now: Date,
): Promise<void> {
  await offersTables(executor)
    .insertInto('option_selection')
    .values({ application_id: applicationId, option_id: optionId, selected_at: now })
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet({ option_id: optionId, selected_at: now }),
    )
    .execute();
}

/** The chosen option, if any. */
export async function findSelectedOption(
  executor: Executor,
  applicationId: string,
): Promise<StoredOption | null> {
  const row = await offersTables(executor)
    .selectFrom('option_selection')
    .innerJoin('payment_option', 'payment_option.id', 'option_selection.option_id')
    .selectAll('payment_option')
    .where('option_selection.application_id', '=', applicationId)
    .executeTakeFirst();
  return row ? toStoredOption(row) : null;
}

/** False if no option was chosen. */
export async function deleteSelection(executor: Executor, applicationId: string): Promise<boolean> {
  const { numDeletedRows } = await offersTables(executor)
    .deleteFrom('option_selection')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

interface OptionRow {
  readonly id: string;
  readonly inputs_hash: string;
  readonly term_weeks: number;
  readonly annual_rate_bps: number;
  readonly apr_bps: number;
  readonly principal_cents: number;
  readonly fee_cents: number;
  readonly total_cents: number;
  readonly weekly_payment_cents: number;
  readonly last_payment_cents: number;
  readonly instalments: Schedule['instalments'];
}

const toStoredOption = (row: OptionRow): StoredOption => ({
  id: row.id,
  inputsHash: row.inputs_hash,
  termWeeks: row.term_weeks,
  annualRate: row.annual_rate_bps,
  apr: row.apr_bps / 100,
  schedule: {
    principal: row.principal_cents,
    fee: row.fee_cents,
    total: row.total_cents,
    weeklyPayment: row.weekly_payment_cents,
    lastPayment: row.last_payment_cents,
    instalments: row.instalments,
  },
});
