import type { Facts } from '@tamarack/core/flow/facts';
import { sql } from 'kysely';
import { definePart, type Part } from '../../platform/database';

/** The offers' part of an application's facts. */
export const offerPart: Part<Pick<Facts, 'option'>> = definePart(
  () => sql<string | null>`(select option_id from option_selection where application_id = application.id)`,
  (option) => ({ option }),
);
