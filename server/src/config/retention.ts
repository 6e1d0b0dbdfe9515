import { z } from 'zod';
import {
  defaultRetentionDays,
  minimumRetentionDays,
  type RetentionDays,
  type RetentionKind,
} from '../settlement/personal-data';

const reasons: Readonly<Partial<Record<RetentionKind, string>>> = {
  decided: 'what a decision was based on is kept for a year after it',
  uploads: 'what a decision was based on is kept for a year after it',
  bankData: 'what a decision was based on is kept for a year after it',
  agreements: 'records of loans are kept for seven years after the last payment',
};

function days(kind: RetentionKind) {
  const least = minimumRetentionDays[kind];
  const reason = reasons[kind] === undefined ? '' : `: ${reasons[kind]}`;
  return z.coerce
    .number()
    .int()
    .min(least, `expected at least ${least} days${reason}`)
    .max(36_525)
    .default(defaultRetentionDays[kind]);
}

const environment = z.object({
  RETENTION_ABANDONED_DAYS: days('abandoned'),
  RETENTION_UNSUBMITTED_DAYS: days('unsubmitted'),
  RETENTION_DECIDED_DAYS: days('decided'),
  RETENTION_UPLOADS_DAYS: days('uploads'),
  RETENTION_BANK_DATA_DAYS: days('bankData'),
  RETENTION_MAILS_DAYS: days('mails'),
  RETENTION_AGREEMENTS_DAYS: days('agreements'),
});

/** Throws a ZodError that names invalid values, and those below the legal minimum. */
export function readRetentionDays(env: Readonly<Record<string, string | undefined>>): RetentionDays {
  const e = environment.parse(env);
  return {
    abandoned: e.RETENTION_ABANDONED_DAYS,
    unsubmitted: e.RETENTION_UNSUBMITTED_DAYS,
    decided: e.RETENTION_DECIDED_DAYS,
    uploads: e.RETENTION_UPLOADS_DAYS,
    bankData: e.RETENTION_BANK_DATA_DAYS,
    mails: e.RETENTION_MAILS_DAYS,
    agreements: e.RETENTION_AGREEMENTS_DAYS,
  };
}
