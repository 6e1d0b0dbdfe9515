import type { Tracking } from './schemas';

/** The values that say something; null if there is none. The hosted page sends those that its address lacks as empty. */
export function omitEmpty(tracking: Tracking | null | undefined): Tracking | null {
  const entries = Object.entries(tracking ?? {}).filter(([, value]) => value);
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
