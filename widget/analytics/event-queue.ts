import type { Analytics, AnalyticsEvent } from './analytics';

export interface EventQueue extends Analytics {
  /** The caller passed its own analytics, which receive the events in place of the provider's. */
  readonly isGiven: boolean;
  /** Passes the queued events, and all later ones, to a listener. */
  take(listener: (event: AnalyticsEvent) => void): void;
}

/** Keeps the first screen's events until the engine is loaded. Given analytics receive them at once. */
export const createEventQueue = (given?: Analytics): EventQueue => {
  const waiting: AnalyticsEvent[] = [];
  let pass = (event: AnalyticsEvent): void => void waiting.push(event);
  return {
    isGiven: !!given,
    track(event) {
      given?.track(event);
      pass(event);
    },
    take(listener) {
      pass = listener;
      waiting.forEach(listener);
    },
  };
};
