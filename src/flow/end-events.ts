import type { Facts } from './facts';
import type { Step } from './steps';

/**
 * Window event of a final step, emitted once; null if the outcome arrives by email or there is none. Closing emits it,
 * unless `isPurchaseComplete` did before.
 */
export type EndEvent = 'approved' | 'rejected' | null;

const endEvents: Partial<Record<Step, EndEvent>> = {
  final: 'approved',
  invoiceCongratulations: 'approved',
  rejectedApplication: 'rejected',
  manualReview: null,
  manualUploadSuccess: null,
  moreInformation: null,
  smallCartTotal: null,
  cartTotalError: null,
  errorApplication: null,
};

/** The event to emit when the dialog closes on this step; undefined if the applicant must confirm leaving. */
export function getEndEvent(step: Step, facts: Facts): EndEvent | undefined {
  if (facts.locked) return null;
  if (step === 'scoring') return facts.scoring.late ? null : undefined;
  return endEvents[step];
}

/**
 * The page receives `approved` now, while the screen is still shown: the customer may close the window instead of the
 * dialog. A signed purchase that is still to be completed, by this screen or by the server, is reported when the dialog
 * closes.
 */
export function isPurchaseComplete({ locked, purchase }: Facts): boolean {
  return !locked && purchase === 'completed';
}
