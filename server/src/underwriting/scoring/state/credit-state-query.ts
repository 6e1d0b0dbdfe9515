import type { Outcome, ScoringStage } from '@tamarack/core/flow/facts';
import { type RawBuilder, sql } from 'kysely';
import { type CreditLineRow, readCustomerLine, readGrantedLine } from '../../credit';
import type { ReasonCode } from '../../decision';
import { isCustomerInReview } from '../../review-queue';

interface DecisionRow {
  readonly outcome: Outcome;
  readonly reasons: readonly ReasonCode[];
  readonly by: DecidedBy;
}

/** Who made a decision. */
export type DecidedBy = 'rules' | 'person';

/** Input of an application's credit state, as one `jsonb` value; its times are text. */
export interface CreditStateRow {
  readonly run: {
    readonly state: RunState;
    readonly stage: ScoringStage;
    readonly since: string;
    readonly startedAt: string;
  } | null;
  /** The decision in this application: a reviewer's, if there is one. */
  readonly own:
    | (DecisionRow & { readonly reapplyOn: string | null; readonly line: CreditLineRow | null })
    | null;
  /** The customer's existing credit: only while nothing is decided, and only once the phone is verified. */
  readonly brought: {
    /** Another application waits for its first manual decision. */
    readonly underReview: boolean;
    readonly line: (CreditLineRow & { readonly outcome: Outcome }) | null;
    readonly rejection:
      | (Pick<DecisionRow, 'reasons' | 'by'> & {
          readonly reapplyOn: string;
        })
      | null;
  } | null;
}

type RunState = 'running' | 'sinNeeded' | 'done' | 'failed' | 'bankFailed';

/** @param today `YYYY-MM-DD`, in the provider's zone */
export const readCreditState = (
  today: string,
): RawBuilder<CreditStateRow> => sql<CreditStateRow>`jsonb_build_object(
  'run', (
    select jsonb_build_object('state', r.state, 'stage', r.stage, 'since', r.stage_since, 'startedAt', r.started_at)
    from scoring_run r where r.application_id = application.id order by r.number desc limit 1),
  'own', (
    select jsonb_build_object(
      'outcome', d.outcome, 'reasons', d.reasons,
      'reapplyOn', (select r.reapply_on from rejection r where r.application_id = application.id),
      'by', case when d.review_id is null then 'rules' else 'person' end,
      'line', ${readGrantedLine(sql`d.credit_line_id`)})
    from decision d where d.application_id = application.id and d.outcome <> 'sinNeeded'
    order by d.review_id is not null desc, d.id desc limit 1),
  'brought', case
    when application.customer_id is null or application.phone_verified_at is null
      or exists (
        select from decision d where d.application_id = application.id and d.outcome <> 'sinNeeded') then null
    else jsonb_build_object(
      'underReview', ${isCustomerInReview()},
      'line', (
        select c.line || jsonb_build_object('outcome', d.outcome)
        from (select ${readCustomerLine(today)} as line) c
        join decision d on d.id = (c.line ->> 'decisionId')::uuid),
      'rejection', (
        select jsonb_build_object(
          'reapplyOn', r.reapply_on, 'reasons', d.reasons,
          'by', case when d.review_id is null then 'rules' else 'person' end)
        from rejection r join decision d on d.id = r.decision_id
        where r.customer_id = application.customer_id and r.reapply_on > ${today}::date
        order by r.reapply_on desc limit 1))
    end)`;
