import type { FlowEvent } from '../flow/events';

/** The API responds within it, or has failed. */
const SIGNATURE_CHANGE_TIME = 30_000;

/** Without a page that waits for an outcome, most changes need less. */
const CHANGE_TIME = 3000;

/**
 * Milliseconds that an outcome may still take when a checkout closes with these changes on their way. A signature binds: it is
 * waited for as long as the server may take.
 */
export const getChangeTime = (pending: readonly FlowEvent['type'][]): number =>
  pending.includes('sign') ? SIGNATURE_CHANGE_TIME : pending.length > 0 ? CHANGE_TIME : 0;
