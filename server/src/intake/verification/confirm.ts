import { recordAudit } from '../../platform/audit';
import type { Executor } from '../../platform/database';
import { type ProblemError, problem } from '../../platform/errors';
import type { ApplicationRow } from '../applications';
import { verificationLimits as limits } from './limits';
import { isExpired, seconds, waitAfterExpiry } from './pacing';
import * as codes from './repository';
import type { SendBook } from './send';
import type { Channel } from './tables';

export interface Check {
  readonly channel: Channel;
  /** Hash of the code that was compared, outside the transaction; null where there was none. */
  readonly comparedWith: string | null;
  readonly matches: boolean;
}

/**
 * Counts a check and returns its result, under the application's lock: of many simultaneous guesses only the first five
 * count. The refusal is returned, not thrown, so that the count is stored.
 */
export async function settleCheck(
  trx: Executor,
  application: ApplicationRow,
  { channel, comparedWith, matches }: Check,
  deps: { readonly book: SendBook; readonly now: () => Date; accept(destination: string): Promise<void> },
): Promise<ProblemError | undefined> {
  const { id } = application;
  const now = deps.now();
  const code = await codes.findCode(trx, id, channel);
  if (!code) return problem('verification-code-expired');
  if (code.attempts >= limits.checks)
    return problem('verification-retry-later', {
      retryAfter: await deps.book.lockLeft(trx, {
        applicationId: id,
        channel,
        destination: code.destination,
      }),
    });
  if (isExpired(code, now))
    return problem('verification-code-expired', { retryAfter: seconds(waitAfterExpiry(code, now)) });
  // a newer code was sent during the comparison
  if (code.hash !== comparedWith)
    return problem('verification-code-invalid', { attemptsLeft: limits.checks - code.attempts });

  const note = (act: 'Refused' | 'Verified', details = {}) =>
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
    if (attempts === limits.checks)
      await deps.book.lock(trx, { applicationId: id, channel, destination: code.destination });
    await note('Refused', { attempts });
    return problem('verification-code-invalid', { attemptsLeft: limits.checks - attempts });
  }
  await codes.removeCode(trx, id, channel);
  await note('Verified');
  await deps.accept(code.destination);
  return undefined;
}
