import type { Step } from './steps';

/** What the applicant chose on this screen and no server needs to know. Lost by a refresh without harm. */
export interface LocalState {
  /** The step asked for: shown while its guard holds, otherwise the furthest step is. */
  readonly at: Step | null;
  /** Came in by "I already have an account": the phone is asked before eligibility. */
  readonly lookUp: boolean;
}

export const initialLocalState: LocalState = { at: null, lookUp: false };
