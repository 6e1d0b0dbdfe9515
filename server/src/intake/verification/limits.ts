const second = 1000;
const minute = 60 * second;

/** Design: api, "Settled numbers". */
export const verificationLimits = {
  /** Lifetime of a code, and the period over which sends are counted. */
  lifetimeMs: 10 * minute,
  /** Checks per code. */
  maxAttempts: 5,
  /** Sends to one destination within `lifetimeMs`. */
  maxSends: 5,
  /** Delay after the first, second … send before the next one. */
  sendDelaysMs: [30 * second, 60 * second, 2 * minute, 5 * minute],
  /** Lock after expiry or the last check, unless another destination is used. */
  lockMs: 10 * minute,
} as const;

/**
 * Caps on sends within a period, whatever the application, against SMS pumping and harassment. The cap per number stops
 * no legitimate use; the cap per network address leaves room for an office or a carrier behind one address.
 */
export interface PumpCap {
  readonly by: 'destination' | 'ip' | 'application';
  readonly max: number;
  readonly windowMs: number;
  /** Sends from each network to the destination that the cap does not stop: the way in for the number's owner. */
  readonly perNetwork?: number;
}

/** @param perAddress sends per hour from one network address; five times as many per day */
export const buildPumpCaps = (perAddress: number): readonly PumpCap[] => [
  { by: 'destination', max: 15, windowMs: 24 * 60 * minute, perNetwork: 3 },
  // at five checks a code, a hundred guesses a day of a million codes
  { by: 'destination', max: 20, windowMs: 24 * 60 * minute },
  { by: 'application', max: 12, windowMs: 60 * minute },
  { by: 'ip', max: perAddress, windowMs: 60 * minute },
  { by: 'ip', max: 5 * perAddress, windowMs: 24 * 60 * minute },
];

/** Different numbers that one network or one application may send to within `windowMs` before the operator is warned. */
export interface ManyNumbersAlarm {
  readonly network: number;
  readonly application: number;
  readonly windowMs: number;
}

/** What it says: no number, and of the network a keyed hash. */
export interface RaisedAlarm {
  readonly by: 'network' | 'application';
  /** Different numbers within the alarm's window. */
  readonly numbers: number;
  readonly network: string;
  readonly applicationId: string;
}

/** @param perAddress as for `buildPumpCaps` */
export const buildManyNumbersAlarm = (perAddress: number): ManyNumbersAlarm => ({
  network: Math.ceil(perAddress / 3),
  application: 5,
  windowMs: 60 * minute,
});

/** No rule reads older rows. */
export const sendRetentionMs = 24 * 60 * minute;
