import type { ScoringStage } from '@tamarack/core/flow/facts';

/** Configured durations of scoring. */
export interface ScoringTiming {
  /** Minimum display time of each stage, so that a person can read it. */
  readonly minStageMs: number;
  /** Beyond this a stage counts as slower than usual. */
  readonly slowAfterMs: Readonly<Record<ScoringStage, number>>;
  /** Interval between polls for the bank's data. The vendor asks for 10 s. */
  readonly bankPollMs: number;
  /** Timeout for the bank's data. The vendor keeps a session for 30 min. */
  readonly bankTimeoutMs: number;
  /** Consecutive attempts at an unavailable aggregator or bank. */
  readonly maxBankAttempts: number;
  /** Delay after the first of them, doubled for each further one. */
  readonly bankRetryDelayMs: number;
  /** How often a data session is reopened when it ends before the data is ready. */
  readonly maxBankReopens: number;
  /** Attempts at the bureau before manual review. */
  readonly maxBureauAttempts: number;
  /** Delay after the first attempt, doubled for each further one. */
  readonly bureauRetryDelayMs: number;
  /** Timeout for a response of the bureau. */
  readonly bureauTimeoutMs: number;
  readonly events: EventsLimits;
}

/** Timing of a run's server-sent events. */
export interface EventsLimits {
  /** Interval between polls of a run with listeners. */
  readonly pollMs: number;
  /** Interval of keep-alives: proxies close silent connections. */
  readonly heartbeatMs: number;
  /** Maximum duration of a stream; a client that still listens opens another. */
  readonly maxDurationMs: number;
  /** Reconnection delay of a client. */
  readonly retryMs: number;
  /** Maximum number of open streams per session. */
  readonly perCaller: number;
  readonly perProcess: number;
}

/** Maximum duration of scoring stated to an applicant (specification, section 9). */
export const promisedDurationMs = 5 * 60_000;

/** As the vendor of the bank's data asks: polls every 10 s, for at most 30 min. */
export const vendorTiming = {
  bankPollMs: 10_000,
  bankTimeoutMs: 30 * 60_000,
  maxBankAttempts: 6,
  bankRetryDelayMs: 2_000,
  maxBankReopens: 3,
} as const satisfies Partial<ScoringTiming>;

const defaultEventsLimits: EventsLimits = {
  pollMs: 1_000,
  heartbeatMs: 15_000,
  maxDurationMs: 4 * 60_000,
  retryMs: 2_000,
  perCaller: 4,
  perProcess: 500,
};

export const defaultTiming: ScoringTiming = {
  ...vendorTiming,
  minStageMs: 0,
  slowAfterMs: { preparing: 60_000, reviewing: 20_000, calculating: 10_000 },
  maxBureauAttempts: 3,
  bureauRetryDelayMs: 2_000,
  bureauTimeoutMs: 10_000,
  events: defaultEventsLimits,
};

/** Emulators respond immediately: stages are delayed for visibility, and timeouts are short. */
export const sandboxTiming: ScoringTiming = {
  minStageMs: 1_500,
  slowAfterMs: { preparing: 5_000, reviewing: 5_000, calculating: 5_000 },
  bankPollMs: 1_000,
  bankTimeoutMs: 120_000,
  maxBankAttempts: 3,
  bankRetryDelayMs: 1_000,
  maxBankReopens: 3,
  maxBureauAttempts: 3,
  bureauRetryDelayMs: 500,
  bureauTimeoutMs: 3_000,
  events: defaultEventsLimits,
};
