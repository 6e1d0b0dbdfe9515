import { addDays, dateIn, type PlainDate } from '@tamarack/core/calendar/plain-date';

/** Days that information used for a decision on a person is kept after it (Act respecting the protection of personal
 * information in the private sector, Quebec, s. 11). */
export const decisionDays = 365;

/**
 * Kinds of data that are kept of a person. `collection`: the data needed to collect payments. `agreement`: the signed agreement, its
 * decision and its payments. `decision`: the figures that a decision was based on. `trail`: the audit trail.
 */
export type KeptKind = 'collection' | 'agreement' | 'decision' | 'trail';

export interface Kept {
  readonly kind: KeptKind;
  /** Null for data that belongs to no application. */
  readonly applicationId: string | null;
  /** The last day; null if it is kept permanently, without identifying the person. */
  readonly until: PlainDate | null;
}

export interface ErasureResult {
  /** Applications whose applicant can no longer be identified. */
  readonly erased: number;
  readonly kept: readonly Kept[];
}

/** The facts that decide how long an application is kept. */
export interface RetainedApplication {
  readonly applicationId: string;
  readonly signedAt: Date | null;
  /** Date of the last payment of a signed one. */
  readonly endsOn: PlainDate | null;
  readonly decidedAt: Date | null;
}

/** The parts of an application to remove. Uploads, bank logins, the SIN and free text are always removed. */
export interface Extent {
  /** The applicant's details, and the account that payments are debited from. */
  readonly applicant: boolean;
  /** Data fetched from the bank and the bureau. */
  readonly fetched: boolean;
  /** The figures of the decisions. */
  readonly figures: boolean;
  /** The agreements. */
  readonly agreements: boolean;
}

/** For an application that nothing requires to keep. */
export const wholeExtent: Extent = { applicant: true, fetched: true, figures: true, agreements: true };

/** The parts of an application that may be removed today, and those to keep. `agreementDays`: after the last payment. */
export function planErasure(
  { applicationId, signedAt, endsOn, decidedAt }: RetainedApplication,
  now: Date,
  agreementDays: number,
): { readonly extent: Extent; readonly kept: readonly Kept[] } {
  const today = dateIn(now);
  const isPast = (day: PlainDate | null): boolean => day === null || day < today;
  const paidUntil = signedAt === null ? null : endsOn;
  const agreementUntil = paidUntil === null ? null : addDays(paidUntil, agreementDays);
  const decisionUntil = decidedAt === null ? null : addDays(dateIn(decidedAt), decisionDays);
  const extent = {
    applicant: isPast(paidUntil),
    fetched: isPast(decisionUntil),
    figures: isPast(decisionUntil) && isPast(agreementUntil),
    agreements: isPast(agreementUntil),
  };
  const list = (kind: KeptKind, until: PlainDate | null): Kept[] =>
    isPast(until) ? [] : [{ kind, applicationId, until }];
  return {
    extent,
    kept: [
      ...list('collection', paidUntil),
      ...list('agreement', agreementUntil),
      ...list('decision', decisionUntil),
    ],
  };
}

/** The day on which more may be removed; null if nothing waits. */
export function findResumption(kept: readonly Kept[]): PlainDate | null {
  const days = kept.flatMap(({ until }) => until ?? []).sort();
  return days[0] === undefined ? null : addDays(days[0], 1);
}
