import { randomBytes } from 'node:crypto';
import { hourMs } from '@tamarack/core/calendar/durations';

/** A session ends after this long without a call … */
export const idleLimitMs = 2 * hourMs;
/** … and in any case after this long. */
export const ageLimitMs = 24 * hourMs;

/** Whether a session is within both limits. */
export function isAlive(row: { readonly createdAt: Date; readonly lastUsedAt: Date }, now: Date): boolean {
  return (
    now.getTime() - row.lastUsedAt.getTime() < idleLimitMs &&
    now.getTime() - row.createdAt.getTime() < ageLimitMs
  );
}

/** 256 random bits. */
export function generateToken(): string {
  return randomBytes(32).toString('base64url');
}
