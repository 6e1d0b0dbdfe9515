/** @jsxRuntime automatic */

import type { Language } from '@tamarack/core/language';
import { Badge } from '../../pages/parts/badge';
import { getText } from '../../pages/parts/get-text';
import type { Tone } from '../../pages/parts/tone';
import type { CheckoutStatus } from '../../src/intake/checkouts';
import { getCheckoutTexts, getStatusTexts } from './checkout-texts';

const tones: Readonly<Record<CheckoutStatus, Tone>> = {
  started: 'neutral',
  abandoned: 'neutral',
  rejected: 'danger',
  inReview: 'warn',
  approved: 'info',
  completed: 'ok',
  cancelled: 'neutral',
};

export function StatusBadge({
  status,
  language,
}: {
  readonly status: CheckoutStatus;
  readonly language: Language;
}) {
  return <Badge tone={tones[status]}>{getText(getStatusTexts(language), status)}</Badge>;
}

/** Whether a purchase was refunded in part or in full; nothing if it was not refunded. */
export function RefundBadge({
  refunded,
  financed,
  language,
}: {
  readonly refunded: number;
  readonly financed: number | null;
  readonly language: Language;
}) {
  if (refunded === 0) return null;
  const texts = getCheckoutTexts(language);
  return <Badge>{refunded === financed ? texts.refunded : texts.partlyRefunded}</Badge>;
}
