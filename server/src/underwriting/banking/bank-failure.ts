import type { BankTrouble } from '@tamarack/core/flow/facts';
import { type RawBuilder, sql } from 'kysely';

/** Why the last bank connection failed, as one `jsonb` value; its time is text. */
export interface BankFailure {
  readonly trouble: BankTrouble | null;
  /** When the applicant connected. */
  readonly completedAt: string;
}

/** The last connection of the outer `application`, while no bank is connected. */
export const readBankFailure = (): RawBuilder<BankFailure | null> => sql<BankFailure | null>`(
  select jsonb_build_object('trouble', c.trouble, 'completedAt', c.completed_at)
  from bank_connection c
  where c.application_id = application.id and application.bank = 'none' and c.completed_at is not null
  order by c.completed_at desc limit 1)`;
