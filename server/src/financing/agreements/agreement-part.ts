import type { Facts } from '@tamarack/core/flow/facts';
import { sql } from 'kysely';
import { definePart, type Part } from '../../platform/database';

/** The agreements' part of an application's facts. */
export const agreementPart: Part<Pick<Facts, 'agreement'>> = definePart(
  () => sql<boolean>`exists (select from agreement_signature where application_id = application.id)`,
  (signed) => ({ agreement: signed ? 'signed' : 'none' }),
);
