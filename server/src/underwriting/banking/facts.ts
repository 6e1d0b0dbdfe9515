import type { Facts } from '@tamarack/core/flow/facts';
import { sql } from 'kysely';
import { type Part, part } from '../../platform/database/part';

/**
 * The bank's part of an application's facts beside its own column: why the last connection came to nothing. Who uploads
 * documents after it has taken the other way: then it is told no more.
 */
export const bankPart: Part<Pick<Facts, 'bankTrouble'>> = part(
  () => sql<Facts['bankTrouble']>`(
    select case when exists (
      select from document d where d.application_id = application.id and d.uploaded_at > c.completed_at
    ) then null else c.trouble end
    from bank_connection c
    where c.application_id = application.id and application.bank = 'none' and c.completed_at is not null
    order by c.completed_at desc limit 1)`,
  (bankTrouble) => ({ bankTrouble }),
);
