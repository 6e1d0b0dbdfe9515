import { dayMs, hourMs, minuteMs } from '@tamarack/core/calendar/durations';
import type { VerificationChannel } from './tables';

const second = 1000;

/** Limits of one verification code and of the sends to one destination. Durations in milliseconds. */
export const verificationLimits = {
  /** Lifetime of a code, and the period over which sends are counted. */
  lifetimeMs: 10 * minuteMs,
  /** Checks per code. */
  maxAttempts: 5,
  /** Sends to one destination within `lifetimeMs`. */
  maxSends: 5,
  /** Delay after the first, second … send before the next one. */
  sendDelaysMs: [30 * second, 60 * second, 2 * minuteMs, 5 * minuteMs],
  /** Lock after expiry or the last check, unless another destination is used. */
  lockMs: 10 * minuteMs,
} as const;

/**
 * Codes to one number or address in a day, in three shares (decision 0200). Strangers get at most 20: at five checks a
 * code, a hundred guesses a day of a million codes. Its owner gets five more, and so does a thief with the token of a
 * locked session: 125 guesses.
 */
export const destinationLimits = {
  windowMs: dayMs,
  /** For whoever asks first. */
  anyone: 7,
  /** For networks and applications that had fewer than `perNetwork` of this share. */
  newcomer: {
    /** Places at once; a place that was used is free again after `refillMs`. */
    places: 6,
    refillMs: 180 * minuteMs,
    perNetwork: 3,
    /** Places that only the first request of a network in a day can take, from blocks with fewer than `perBlock` codes. */
    keptForFirst: 1,
    /** And the last place only its first one in `newMs` (decision 0236), from blocks with fewer in that time. */
    keptForNew: 1,
    newMs: 7 * dayMs,
    perBlock: 2,
  },
  /** For who has proven the number before. */
  owner: 5,
} as const;

/**
 * Caps on sends within a period, whatever the destination, against SMS pumping. The cap per network address leaves room
 * for an office or a carrier behind one address.
 */
export interface PumpCap {
  readonly by: 'ip' | 'application';
  readonly max: number;
  readonly windowMs: number;
}

/** @param perAddress sends per hour from one network address; five times as many per day */
export const buildPumpCaps = (perAddress: number): readonly PumpCap[] => [
  { by: 'application', max: 12, windowMs: hourMs },
  { by: 'ip', max: perAddress, windowMs: hourMs },
  { by: 'ip', max: 5 * perAddress, windowMs: dayMs },
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

/** A number or address whose places for newcomers are all taken. */
export interface ContestedAlarm {
  readonly channel: VerificationChannel;
  /** Codes in the last 24 hours that its owner did not prove to have requested. */
  readonly codes: number;
  readonly network: string;
  readonly applicationId: string;
}

/** @param perAddress as for `buildPumpCaps` */
export const buildManyNumbersAlarm = (perAddress: number): ManyNumbersAlarm => ({
  network: Math.ceil(perAddress / 3),
  application: 5,
  windowMs: hourMs,
});

/** No rule reads older rows. Codes of newcomers are read for longer: `destinationLimits.newcomer.newMs`. */
export const sendRetentionMs = dayMs;
