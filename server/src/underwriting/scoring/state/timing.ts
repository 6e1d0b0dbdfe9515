import type { ScoringStage } from '@tamarack/core/flow/facts';

/** How long scoring may take, by configuration. */
export interface ScoringTiming {
  /** Each stage stays on screen at least this long, so that a person can read it. */
  readonly stageMs: number;
  /** Beyond this a stage takes longer than usual. */
  readonly usualMs: Readonly<Record<ScoringStage, number>>;
  /** Between two looks whether the bank's data is there. The vendor asks for 10 s. */
  readonly bankPollMs: number;
  /** After this the bank's data is not waited for any more. The vendor keeps a session for 30 min. */
  readonly bankWaitMs: number;
  /** Tries in a row at an aggregator or a bank that cannot be had. */
  readonly bankTries: number;
  /** Pause after the first of them, doubled for each further one. */
  readonly bankPauseMs: number;
  /** Data sessions that are opened anew when one ends before the data is there. */
  readonly bankReopens: number;
  /** Tries at the bureau before a person has to decide. */
  readonly bureauTries: number;
  /** Pause after the first try, doubled for each further one. */
  readonly bureauPauseMs: number;
  /** No answer of the bureau within this long is no answer. */
  readonly bureauTimeoutMs: number;
  readonly events: EventsLimits;
}

/** How a run is told by server-sent events. */
export interface EventsLimits {
  /** Between two looks at a run that somebody listens to. */
  readonly lookMs: number;
  /** Between two signs of life: proxies cut what is silent for long. */
  readonly heartbeatMs: number;
  /** A stream ends after this long; who still listens opens another. */
  readonly longestMs: number;
  /** After a cut a listener waits this long before another try. */
  readonly retryMs: number;
  /** Streams that may be open at the same time, of a session. */
  readonly perCaller: number;
  readonly perProcess: number;
}

/** How long an applicant is told that scoring takes at most (specification, section 9). */
export const promisedMs = 5 * 60_000;

/** As the vendor of the bank's data asks for: a look every 10 s, for at most 30 min. */
export const vendorTiming = {
  bankPollMs: 10_000,
  bankWaitMs: 30 * 60_000,
  bankTries: 6,
  bankPauseMs: 2_000,
  bankReopens: 3,
} as const satisfies Partial<ScoringTiming>;

const usualEvents: EventsLimits = {
  lookMs: 1_000,
  heartbeatMs: 15_000,
  longestMs: 4 * 60_000,
  retryMs: 2_000,
  perCaller: 4,
  perProcess: 500,
};

export const usualTiming: ScoringTiming = {
  ...vendorTiming,
  stageMs: 0,
  usualMs: { preparing: 60_000, reviewing: 20_000, calculating: 10_000 },
  bureauTries: 3,
  bureauPauseMs: 2_000,
  bureauTimeoutMs: 10_000,
  events: usualEvents,
};

/** Emulators answer at once: the stages are held so that a person sees them, and nothing is waited for long. */
export const sandboxTiming: ScoringTiming = {
  stageMs: 1_500,
  usualMs: { preparing: 5_000, reviewing: 5_000, calculating: 5_000 },
  bankPollMs: 1_000,
  bankWaitMs: 120_000,
  bankTries: 3,
  bankPauseMs: 1_000,
  bankReopens: 3,
  bureauTries: 3,
  bureauPauseMs: 500,
  bureauTimeoutMs: 3_000,
  events: usualEvents,
};
