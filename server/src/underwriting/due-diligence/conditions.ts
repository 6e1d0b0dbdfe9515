import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the outer application's customer may not draw: a name behind one of their credit lines, or of this application, may
 * be on the sanctions list, or a name of theirs is confirmed to be.
 */
export const isCustomerHeld = (): RawBuilder<boolean> => sql<boolean>`(
  exists (
    select from name_match m where m.application_id = application.id and m.state <> 'cleared')
  or exists (
    select from customer_name_match m
    where m.customer_id = application.customer_id
      and (m.state = 'confirmed' or (m.state = 'open' and m.opened_line))))`;
