import { type Action, isActionAllowed } from '@tamarack/core/flow/action-guards';
import type { Facts } from '@tamarack/core/flow/facts';
import { problem } from '../../../platform/errors';

/** Actions that begin an application or a purchase. Bank, documents and scoring belong to the customer's account. */
const beginnings: readonly Action[] = [
  'confirmEligibility',
  'sendPhoneCode',
  'confirmPhoneCode',
  'changePhone',
  'sendEmailCode',
  'confirmEmailCode',
  'changeEmail',
  'savePersonal',
  'saveBusiness',
  'acceptQualification',
  'requestFinalReview',
  'uploadInvoice',
  'enterInvoice',
  'confirmInvoice',
  'confirmPartialPayment',
  'selectOption',
  'sign',
];

/**
 * @param facts those that the session may see
 * @throws `session-reused` if a purchase that is complete would begin again; otherwise `step-not-allowed`
 */
export function checkAction(action: Action, facts: Facts): void {
  if (isActionAllowed(action, facts)) return;
  const isReused = facts.purchase === 'completed' && beginnings.includes(action);
  throw problem(isReused ? 'session-reused' : 'step-not-allowed');
}
