import { dayMs } from '@tamarack/core/calendar/durations';
import { sql } from 'kysely';
import type { Executor } from '../database';
import { mailTables } from './tables';

export interface MailFigures {
  /** Mails that are queued and not sent. */
  readonly unsent: number;
  readonly oldestUnsentAt: Date | null;
  /** Mails refused within the last day. */
  readonly refused: number;
}

/** Its cost depends on the mails that it counts, not on all mails sent. */
export async function readMailFigures(executor: Executor, now: Date): Promise<MailFigures> {
  const mails = mailTables(executor).selectFrom('mail');
  const unsent = await mails
    .select(sql<number>`count(*)::integer`.as('unsent'))
    .select(({ fn }) => fn.min<Date | null>('queued_at').as('oldestUnsentAt'))
    .where('sent_at', 'is', null)
    .where('refused_at', 'is', null)
    .executeTakeFirstOrThrow();
  const refused = await mails
    .select(sql<number>`count(*)::integer`.as('refused'))
    .where('refused_at', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  return { ...unsent, ...refused };
}
