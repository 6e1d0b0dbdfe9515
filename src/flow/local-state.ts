import type { Step } from './steps';

/** Navigation state of this page that the server does not need. A refresh resets it. */
export interface LocalState {
  /** Requested step, shown while its guard allows it; otherwise the furthest step is shown. */
  readonly at: Step | null;
  /** The applicant chose "I already have an account": the phone comes before eligibility. */
  readonly lookUp: boolean;
}

export const initialLocalState: LocalState = { at: null, lookUp: false };
