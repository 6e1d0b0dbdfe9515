import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { ProblemType } from '@tamarack/core/errors/catalogue';
import { type RawBuilder, sql } from 'kysely';

export const linkStatuses = ['open', 'used', 'rejected', 'deactivated', 'expired'] as const;

/** What a link is. Kept nowhere: it follows from what happened to the link and to its invoice. */
export type LinkStatus = (typeof linkStatuses)[number];

/** What a status answers to whoever begins with the link. */
export const refusals: Readonly<Record<Exclude<LinkStatus, 'open'>, ProblemType>> = {
  used: 'invoice-link-is-used',
  rejected: 'invoice-link-is-rejected',
  deactivated: 'invoice-link-is-deactivated',
  expired: 'invoice-link-is-expired',
};

export interface Moment {
  readonly now: Date;
  /** In the provider's zone. */
  readonly today: PlainDate;
}

/**
 * The first that holds, of a row `link` of `invoice_link_list`. A rejection of an applicant counts while it is in force,
 * and no longer than a person lets it stand.
 */
export const statusAt = ({ now, today }: Moment): RawBuilder<LinkStatus> => sql<LinkStatus>`case
  when link.used_at is not null then 'used'
  when link.rejected_at is not null or link.applicant_rejected_until > ${today}::date then 'rejected'
  when link.deactivated_at is not null then 'deactivated'
  when link.expires_at <= ${now}::timestamptz then 'expired'
  else 'open' end`;

/** What still stops somebody who began with a link while it was open. */
export function refusalOfBegun(link: {
  readonly used: boolean;
  readonly rejectedAt: Date | null;
  readonly deactivatedAt: Date | null;
}): ProblemType | null {
  if (link.used) return refusals.used;
  if (link.rejectedAt !== null) return refusals.rejected;
  return link.deactivatedAt === null ? null : refusals.deactivated;
}
