import { findCaptureFault, maximumCaptures, minimumCapture } from '@tamarack/core/lending/captures';
import { type Cents, toDollars } from '@tamarack/core/money/cents';
import { type Authorization, getLeft } from '../../financing/authorizations';
import { type ProblemError, problem } from '../../platform/errors';

const refuse = (detail: string): ProblemError => problem('step-not-allowed', { detail });

const refuseAmount = (code: string, expected: string): ProblemError =>
  problem('validation-failed', { errors: [{ path: '/amount', code, expected }] });

const releaseRest = 'Release the rest with POST /v1/merchant/checkouts/{id}/release.';

/** The circumstances that a requested capture is checked against. */
interface Situation {
  readonly now: Date;
  /** The customer may not draw; see `isCustomerHeld`. */
  readonly isHeld: boolean;
}

/** Why nothing of an authorization can be captured now, whatever the amount; null: something can. */
function findStateRefusal(authorization: Authorization, { now, isHeld }: Situation): ProblemError | null {
  const { released, expiresAt, frozen } = authorization;
  if (getLeft(authorization) === 0 && released === 0)
    return refuse('The purchase is already captured in full.');
  if (expiresAt <= now)
    return refuse(`The authorization expired at ${expiresAt.toISOString()}. It can no longer be captured.`);
  if (released > 0) return refuse('The rest of the purchase was released. It can no longer be captured.');
  if (frozen)
    return refuse(
      'The customer reported that the purchase was not theirs. Do not ship: nothing can be captured until we have spoken with them.',
    );
  // without a reason: the response must not reveal that a name may be on a list
  if (isHeld)
    return refuse('Nothing of the purchase can be captured at the moment. Do not ship, and ask us.');
  return null;
}

/** Why an amount of an authorization cannot be captured now; null: it can. */
export function findCaptureRefusal(
  authorization: Authorization,
  amount: Cents,
  situation: Situation,
): ProblemError | null {
  const refusal = findStateRefusal(authorization, situation);
  if (refusal) return refusal;
  const left = getLeft(authorization);
  switch (findCaptureFault(amount, { left, captures: authorization.captures })) {
    case null:
      return null;
    case 'nothingLeft':
      return refuse(`Less than a dollar is left. ${releaseRest}`);
    case 'tooMany':
      return refuse(`A purchase is captured in at most ${maximumCaptures} parts. ${releaseRest}`);
    case 'aboveLeft':
      return refuseAmount('captureAboveLeft', `at most ${toDollars(left)}, which is not captured yet`);
    case 'belowMinimum':
      return refuseAmount(
        'captureMinimum',
        `at least ${toDollars(minimumCapture)}, or ${toDollars(left)}, which is all that is left`,
      );
  }
}
