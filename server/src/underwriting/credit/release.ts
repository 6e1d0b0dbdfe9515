import type { Cents } from '@tamarack/core/money/cents';
import type { Executor } from '../../platform/database';
import { problem } from '../../platform/errors';
import { findRelease, findReleased, findUseOf, insertRelease, lockLine } from './repository';

/** An amount returned to a credit line, of what an application drew on it. */
export interface Release {
  readonly applicationId: string;
  /** Of the refund: applied once. */
  readonly reference: string;
  readonly amount: Cents;
}

/**
 * Returns an amount to the line it was drawn on, whatever the line's state is. The caller's transaction has locked the
 * application. Throws `step-not-allowed` where more would be returned than was drawn.
 */
export async function releaseCredit(trx: Executor, release: Release, now: Date): Promise<void> {
  const { applicationId, reference, amount } = release;
  const use = await findUseOf(trx, applicationId);
  if (!use) throw problem('step-not-allowed');
  await lockLine(trx, use.credit_line_id);
  const known = await findRelease(trx, reference);
  if (known?.credit_use_id === use.id && known.amount_cents === amount) return;
  const left = use.amount_cents - (await findReleased(trx, use.id));
  if (known || amount <= 0 || amount > left) throw problem('step-not-allowed');
  await insertRelease(trx, { useId: use.id, lineId: use.credit_line_id, reference, amount, now });
}
