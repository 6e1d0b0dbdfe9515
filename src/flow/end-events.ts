import type { Facts } from './facts';
import type { Step } from './steps';

/** The window event that closing an end emits, once; null where the outcome comes by email or not at all. */
export type EndEvent = 'approved' | 'rejected' | null;

const ends: Partial<Record<Step, EndEvent>> = {
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

/** What closing this step means where nothing is left to lose; undefined where leaving must be confirmed. */
export function getEndEvent(step: Step, facts: Facts): EndEvent | undefined {
  if (facts.locked) return null;
  if (step === 'scoring') return facts.scoring.late ? null : undefined;
  if (step === 'final' && facts.purchase !== 'completed') return undefined;
  return ends[step];
}
