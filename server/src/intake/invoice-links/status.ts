import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { ProblemType } from '@tamarack/core/errors/catalogue';
import { type RawBuilder, sql } from 'kysely';

export const linkStatuses = ['open', 'used', 'rejected', 'deactivated', 'expired'] as const;

/** Status of a link. Not stored: derived from the history of the link and its invoice. */
export type LinkStatus = (typeof linkStatuses)[number];

/** The problem that a status causes for a new checkout. */
export const statusProblems: Readonly<Record<Exclude<LinkStatus, 'open'>, ProblemType>> = {
  used: 'invoice-link-is-used',
  rejected: 'invoice-link-is-rejected',
  deactivated: 'invoice-link-is-deactivated',
  expired: 'invoice-link-is-expired',
};

export interface Moment {
  readonly now: Date;
  /** In the provider's time zone. */
  readonly today: PlainDate;
}

/**
 * The first status that applies to a row `link` of `invoice_link_list`. An applicant's rejection counts while it is in
 * force and a reviewer has not reversed it.
 */
export const buildStatusSql = ({ now, today }: Moment): RawBuilder<LinkStatus> => sql<LinkStatus>`case
  when link.used_at is not null then 'used'
  when link.rejected_at is not null or link.applicant_rejected_until > ${today}::date then 'rejected'
  when link.deactivated_at is not null then 'deactivated'
  when link.expires_at <= ${now}::timestamptz then 'expired'
  else 'open' end`;

/** Statuses that still stop a checkout that started while its link was open. */
export function findRevocationProblem(link: {
  readonly used: boolean;
  readonly rejectedAt: Date | null;
  readonly deactivatedAt: Date | null;
}): ProblemType | null {
  if (link.used) return statusProblems.used;
  if (link.rejectedAt !== null) return statusProblems.rejected;
  return link.deactivatedAt === null ? null : statusProblems.deactivated;
}
