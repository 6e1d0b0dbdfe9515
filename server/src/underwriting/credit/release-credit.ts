import type { Cents } from '@tamarack/core/money/cents';
import type { Executor } from '../../platform/database';
import { problem } from '../../platform/errors';
import { findRelease, findUseByApplication, insertRelease, lockLine, sumReleases } from './repository';

/** An amount returned to the credit line on which an application drew it. */
export interface Release {
  readonly applicationId: string;
  /** Reference of the refund; each is applied once. */
  readonly reference: string;
  readonly amount: Cents;
}

/**
 * Returns an amount to the line it was drawn on, whatever the line's state is. The caller's transaction has locked the
 * application. Throws `step-not-allowed` where more would be returned than was drawn.
 */
export async function releaseCredit(trx: Executor, release: Release, now: Date): Promise<void> {
  const { applicationId, reference, amount } = release;
  const use = await findUseByApplication(trx, applicationId);
  if (!use) throw problem('step-not-allowed');
  await lockLine(trx, use.credit_line_id);
  const previous = await findRelease(trx, reference);
  if (previous?.credit_use_id === use.id && previous.amount_cents === amount) return;
  const remaining = use.amount_cents - (await sumReleases(trx, use.id));
  if (previous || amount <= 0 || amount > remaining) throw problem('step-not-allowed');
  await insertRelease(trx, { useId: use.id, lineId: use.credit_line_id, reference, amount, now });
}
