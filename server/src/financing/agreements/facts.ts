import type { Facts } from '@tamarack/core/flow/facts';
import { sql } from 'kysely';
import { type Part, part } from '../../platform/database';

/** The agreements' part of an application's facts. */
export const agreementPart: Part<Pick<Facts, 'agreement'>> = part(
  () => sql<boolean>`exists (select from agreement_signature where application_id = application.id)`,
  (signed) => ({ agreement: signed ? 'signed' : 'none' }),
);
