import { normalizeEmail } from '@tamarack/core/validation/email';
import { normalizePhone } from '@tamarack/core/validation/phone/phone';
import type { z } from 'zod';
import type { PersonQuery } from '../../../intake/applications';
import type { Erasure } from '../erasure/erasures';
import type { PersonExport, PersonSummary } from '../people';
import { describeKept } from '../texts/kept-texts';
import type { personErasure, personExport, personQuery, personSummary } from './schemas';

export type PersonQueryInput = z.output<typeof personQuery>;

/** Normalizes the values as they are stored. An invalid phone number stays as it is, and finds nobody. */
export function toPersonQuery({ email, phone, applicationId = '' }: PersonQueryInput): PersonQuery {
  if (email !== undefined) return { email: normalizeEmail(email) };
  return phone === undefined ? { applicationId } : { phone: normalizePhone(phone) ?? phone };
}

export const toPersonView = ({ id, ...person }: PersonSummary): z.input<typeof personSummary> => ({
  ...person,
  personId: id,
  lastAppliedAt: person.lastAppliedAt.toISOString(),
  erasedAt: person.erasedAt?.toISOString() ?? null,
});

export const toExportView = ({ exportedAt, ...rest }: PersonExport): z.input<typeof personExport> => ({
  ...rest,
  exportedAt: exportedAt.toISOString(),
});

/** For operators, in English. */
export const toErasureView = ({ id, language: _, ...erasure }: Erasure): z.input<typeof personErasure> => ({
  ...erasure,
  erasureId: id,
  proposedAt: erasure.proposedAt.toISOString(),
  resolvedAt: erasure.resolvedAt?.toISOString() ?? null,
  result: erasure.result && {
    ...erasure.result,
    kept: [...erasure.result.kept],
    sentences: [...describeKept(erasure.result.kept, 'en')],
  },
});
