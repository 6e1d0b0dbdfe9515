import type { Problem, ProblemType } from '@tamarack/core/errors/catalogue';
import type { FlowEvent } from '@tamarack/core/flow/events';

const codeProblems: readonly ProblemType[] = [
  'verification-code-invalid',
  'verification-code-expired',
  'verification-retry-later',
];

/** Another try may succeed. */
const passingProblems: readonly ProblemType[] = ['service-unavailable', 'rate-limited', 'internal'];

/** Problems that screens show beside their field, by event. */
const shownByField: Partial<Record<FlowEvent['type'], readonly ProblemType[]>> = {
  sendPhoneCode: [
    'unsupported-country-phone-number-exception',
    'landline-phone-number-type-exception',
    'unable-to-send-verification-code-exception',
    'verification-retry-later',
  ],
  confirmPhoneCode: codeProblems,
  sendEmailCode: ['unable-to-send-verification-code-exception', 'verification-retry-later'],
  proveEmail: codeProblems,
  selectOption: ['security-review'],
  enterInvoice: ['invoice-is-used'],
  confirmInvoice: ['invoice-is-used'],
  completeConnection: [...passingProblems, 'idempotency-in-progress'],
  disconnectBank: passingProblems,
  confirmEmailCode: codeProblems,
};

/** The session has expired: no further calls are possible. */
export function endsSession(problem: Problem | null): boolean {
  return problem?.type === 'session-expired' || problem?.type === 'unauthorized';
}

/**
 * What replaces the flow when the application cannot be read any more; null if it can. An action that is refused as
 * `session-reused` is outdated, as any other: the session still shows its purchase.
 */
export function getSessionEnd(problem: Problem | null): { readonly kind: 'expired' | 'reused' } | null {
  if (endsSession(problem)) return { kind: 'expired' };
  return problem?.type === 'session-reused' ? { kind: 'reused' } : null;
}

/** The facts changed elsewhere, in another tab or by an operator. */
export function isOutdated(problem: Problem | null): boolean {
  return problem?.type === 'step-not-allowed' || problem?.type === 'session-reused';
}

/**
 * Events whose problems show where they were sent from: a modal covers the toast, and the toast would cover the frame
 * that signs or the title that says the same.
 */
const shownOnTheSpot: readonly FlowEvent['type'][] = ['submitDocuments', 'sign', 'completePurchase'];

/** Message key of the toast, or null if the screen shows the problem itself. */
export function getToastKey(event: FlowEvent, problem: Problem | null): string | null {
  if (shownOnTheSpot.includes(event.type) && !isOutdated(problem)) return null;
  if (problem === null) return 'toast.network';
  if (problem.errors && problem.errors.length > 0) return null;
  return shownByField[event.type]?.includes(problem.type) ? null : `messages:problem.${problem.type}`;
}
