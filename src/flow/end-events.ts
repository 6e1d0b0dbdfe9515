import type { Facts } from './facts';
import type { Step } from './steps';

/**
 * Window event that closing a final step emits once; null if the outcome arrives by email or there is none.
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
  if (step === 'final' && facts.purchase !== 'completed') return undefined;
  return endEvents[step];
}
