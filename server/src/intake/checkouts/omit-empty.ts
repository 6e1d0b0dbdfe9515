import type { Tracking } from './schemas';

/** The values that are not empty; null if all are. The hosted page sends values missing from its URL as empty strings. */
export function omitEmpty(tracking: Tracking | null | undefined): Tracking | null {
  const entries = Object.entries(tracking ?? {}).filter(([, value]) => value);
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
