const second = 1000;
const minute = 60 * second;

/** Design: api, "Settled numbers". */
export const verificationLimits = {
  /** A code can be confirmed this long, and sends are counted over the same time. */
  lifeMs: 10 * minute,
  /** Checks of one code. */
  checks: 5,
  /** Sends to one destination within `lifeMs`. */
  sends: 5,
  /** Wait after the first, second … send before the next one. */
  waitsMs: [30 * second, 60 * second, 2 * minute, 5 * minute],
  /** After expiry or the last check: this long, or another destination. */
  lockMs: 10 * minute,
} as const;

/**
 * Against pumping (messages sent to earn on their delivery, or to annoy): most sends, whatever the application, in a
 * stretch of time. By number this stops nobody honest; by network address it leaves room for an office or a carrier
 * behind one address.
 */
export interface PumpCap {
  readonly by: 'destination' | 'ip' | 'application';
  readonly most: number;
  readonly withinMs: number;
}

/** @param perAddress sends an hour of one network address; five times as many a day */
export const pumpCaps = (perAddress: number): readonly PumpCap[] => [
  { by: 'destination', most: 15, withinMs: 24 * 60 * minute },
  { by: 'application', most: 12, withinMs: 60 * minute },
  { by: 'ip', most: perAddress, withinMs: 60 * minute },
  { by: 'ip', most: 5 * perAddress, withinMs: 24 * 60 * minute },
];

/** Everything older serves no rule any more. */
export const sendsKeptMs = 24 * 60 * minute;
