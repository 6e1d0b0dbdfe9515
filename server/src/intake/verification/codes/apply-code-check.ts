import { recordAudit } from '../../../platform/audit';
import type { Executor } from '../../../platform/database';
import { type ProblemError, problem } from '../../../platform/errors';
import type { Keys } from '../../../platform/keys';
import type { ApplicationRow } from '../../applications';
import { verificationLimits as limits } from '../limits';
import * as codes from '../repository';
import type { VerificationChannel } from '../tables';
import type { CodeSendPolicy } from './code-send-policy';
import { computeDelayAfterExpiry, isExpired, toSeconds } from './send-delays';

export interface CodeCheck {
  readonly channel: VerificationChannel;
  /** Hash of the code that was compared, outside the transaction; null if there was none. */
  readonly comparedHash: string | null;
  readonly matches: boolean;
}

/**
 * Counts a check and returns its result, under the application's lock: of many simultaneous guesses only the first five
 * count. The refusal is returned, not thrown, so that the count is stored.
 */
export async function applyCodeCheck(
  trx: Executor,
  application: ApplicationRow,
  { channel, comparedHash, matches }: CodeCheck,
  deps: {
    readonly policy: CodeSendPolicy;
    readonly keys: Pick<Keys, 'decrypt'>;
    readonly now: () => Date;
    accept(destination: string): Promise<void>;
  },
): Promise<ProblemError | undefined> {
  const { id } = application;
  const now = deps.now();
  const code = await codes.findCode(trx, deps.keys, id, channel);
  if (!code) return problem('verification-code-expired');
  if (code.attempts >= limits.maxAttempts)
    return problem('verification-retry-later', {
      retryAfter: await deps.policy.getLockoutSeconds(trx, {
        applicationId: id,
        channel,
        destination: code.destination,
      }),
    });
  if (isExpired(code, now))
    return problem('verification-code-expired', {
      retryAfter: toSeconds(computeDelayAfterExpiry(code, now)),
    });
  // a newer code was sent during the comparison
  if (code.hash !== comparedHash)
    return problem('verification-code-invalid', { attemptsLeft: limits.maxAttempts - code.attempts });

  const audit = (act: 'Refused' | 'Verified', details = {}) =>
    recordAudit(trx, {
      applicationId: id,
      actor: 'applicant',
      act: `verification.${channel}${act}`,
      details,
      at: now,
    });

  if (!matches) {
    const attempts = code.attempts + 1;
    await codes.setAttempts(trx, id, channel, attempts);
    if (attempts === limits.maxAttempts)
      await deps.policy.lockOut(trx, { applicationId: id, channel, destination: code.destination });
    await audit('Refused', { attempts });
    return problem('verification-code-invalid', { attemptsLeft: limits.maxAttempts - attempts });
  }
  await codes.removeCode(trx, id, channel);
  await audit('Verified');
  await deps.accept(code.destination);
  return undefined;
}
